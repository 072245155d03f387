"""What `make bench` runs."""

from benchmarks.kernel import main

main()
