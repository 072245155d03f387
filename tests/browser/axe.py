"""axe-core, which looks for what keeps people from using a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

__all__ = ["axe_findings"]

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def axe_findings(page: Page) -> list[str]:
    """What axe-core finds wrong on the page as it is now: the rule, the element, and why."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE.read_text("utf-8"))
    # What still moves or fades has no colour that one could judge.
    found: list[dict[str, Any]] = page.evaluate(
        """async (tags) => {
            await Promise.allSettled(document.getAnimations().filter(({ effect }) =>
                effect.getComputedTiming().endTime < 1000).map(({ finished }) => finished));
            return (await axe.run({ runOnly: tags, resultTypes: ["violations"] })).violations;
        }""",
        TAGS,
    )
    return [
        f"{rule['id']}: {node['html'][:200]} – {node['failureSummary']}" for rule in found for node in rule["nodes"]
    ]
