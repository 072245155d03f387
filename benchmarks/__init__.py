"""Programs that measure, beside comparable ones, and print ratios."""
