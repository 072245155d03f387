"""Records: a match as a file, read, written and replayed (docs/record.md)."""

from schwimmen.record.model import FORMAT, Flaw, Record, RecordError, RoundRecord
from schwimmen.record.reading import read, replay
from schwimmen.record.writing import outcome, record, write

__all__ = ["FORMAT", "Flaw", "Record", "RecordError", "RoundRecord", "outcome", "read", "record", "replay", "write"]
