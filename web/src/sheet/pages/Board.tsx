import { useEffect, useState } from "preact/hooks";
import { Mark } from "../../cards/Sprite";
import { t } from "../../i18n";
import { described } from "../../rules/rules";
import { announce } from "../../ui/announce";
import { Icon } from "../../ui/Icon";
import { RulesName } from "../../ui/RulesName";
import type { Id, RoundEntry } from "../model/entries";
import { eveningOf, nameOf, type Evening, type Match } from "../model/evening";
import { CATALOGUE } from "../model/rules";
import { LivesPlot } from "../parts/plots";
import { Players } from "../parts/Players";
import { RoundForm } from "../parts/RoundForm";
import { Rounds } from "../parts/Rounds";
import { Tokens } from "../parts/Tokens";
import { reading, saving, write } from "../store/sheets";
import { reasons } from "../words";

type Open = { what: "round" } | { what: "correct"; id: Id } | { what: "players" } | null;

interface Props {
  evening: Evening;
  match: Match;
  onNext: () => void;
}

/** The match that is being played: lives, who deals, and the next round. */
export function Board({ evening, match, onNext }: Props) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const last = match.rounds.at(-1);
  const take = (entry: RoundEntry) => {
    const corrected = open?.what === "correct";
    write({ op: corrected ? "change" : "add", entry });
    close();
    if (!corrected) announce(t("sheet-taken", { round: match.rounds.length + 1 }));
  };
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || document.querySelector("dialog[open]") || isField(event.target)) return;
      const redo = event.key === "y" || (event.shiftKey && event.key.toLowerCase() === "z");
      if (!redo && event.key !== "z") return;
      event.preventDefault();
      if (redo ? reading.peek().mayRedo : reading.peek().mayUndo) write({ op: redo ? "redo" : "undo" });
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, []);
  const { mayUndo, mayRedo } = reading.value;
  return (
    <>
      <section class="panel sheet-board" aria-labelledby="sheet-board-title">
        <div class="sheet-head">
          <h2 id="sheet-board-title">{t("sheet-match", { number: match.number })}</h2>
          <RulesName rules={described(match.entry.rules, CATALOGUE)} />
          <button type="button" class="btn btn-quiet icon-btn" aria-label={t("sheet-players")} title={t("sheet-players")} onClick={() => setOpen({ what: "players" })}>
            <Icon name="people" />
          </button>
        </div>
        <ol class="sheet-seats" role="list" aria-busy={saving.value > 0}>
          {match.seats.map((seat) => (
            <li key={seat.id} data-out={seat.out || undefined}>
              <span class="sheet-dealer">
                {seat.id === match.dealer && match.phase === "playing" && (
                  <>
                    <Mark name="dealer" />
                    <span class="sr-only">{t("sheet-deals")}</span>
                  </>
                )}
              </span>
              <span class="sheet-name">{nameOf(evening, seat.id)}</span>
              <Tokens seat={seat} most={match.book.lives} />
            </li>
          ))}
        </ol>
        <p class="sheet-saving" aria-hidden="true">{t("sheet-saving")}</p>
        {match.phase !== "playing" && (
          <p class="sheet-won" role="status">
            {match.winner === null ? t(match.phase === "ended" ? "sheet-broken-off" : "log-match-drawn") : t("sheet-won", { name: nameOf(evening, match.winner) })}
          </p>
        )}
        {last && match.phase === "playing" && (
          <ul role="list" class="sheet-reasons sheet-last">
            {reasons(last, evening).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </section>
      <div class="sheet-actions">
        <button type="button" class="btn icon-btn" aria-label={t("sheet-undo")} title={t("sheet-undo")} aria-disabled={!mayUndo || undefined} onClick={() => mayUndo && write({ op: "undo" })}>
          <Icon name="undo" />
        </button>
        {match.phase === "playing" ? (
          <button type="button" class="btn btn-large btn-primary" onClick={() => setOpen({ what: "round" })}>
            {t("sheet-enter", { round: match.rounds.length + 1 })}
          </button>
        ) : (
          <button type="button" class="btn btn-large btn-primary" onClick={onNext}>
            {t("sheet-next-match")}
          </button>
        )}
        <button type="button" class="btn icon-btn" aria-label={t("sheet-redo")} title={t("sheet-redo")} aria-disabled={!mayRedo || undefined} onClick={() => mayRedo && write({ op: "redo" })}>
          <Icon name="redo" />
        </button>
      </div>
      {match.rounds.length > 0 && (
        <section class="panel" aria-labelledby="sheet-rounds-title">
          <h2 id="sheet-rounds-title">{t("sheet-rounds")}</h2>
          {evening.stray.length > 0 && <p class="sheet-problem">{t("sheet-stray", { count: evening.stray.length })}</p>}
          <LivesPlot evening={evening} match={match} />
          <Rounds evening={evening} match={match} onCorrect={(id) => setOpen({ what: "correct", id })} />
        </section>
      )}
      {open?.what === "round" && <RoundForm evening={evening} match={match} onTake={take} onClose={close} />}
      {open?.what === "correct" && <Correction evening={evening} id={open.id} onTake={take} onClose={close} />}
      {open?.what === "players" && <Players evening={evening} match={match} onClose={close} />}
    </>
  );
}

const isField = (target: EventTarget | null) => target instanceof HTMLElement && target.matches("input, select, textarea");

interface CorrectionProps {
  evening: Evening;
  id: Id;
  onTake: (entry: RoundEntry) => void;
  onClose: () => void;
}

/** An earlier round, at the match as it stood before it. */
function Correction({ evening, id, onTake, onClose }: CorrectionProps) {
  const { entries } = reading.value;
  const place = entries.findIndex((entry) => entry.id === id);
  const entry = entries[place];
  const match = eveningOf(entries.slice(0, place)).matches.at(-1);
  if (entry?.kind !== "round" || !match) return null;
  return <RoundForm evening={evening} match={match} entry={entry} onTake={onTake} onClose={onClose} />;
}
