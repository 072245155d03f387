import { useEffect, useState } from "preact/hooks";
import { lookAtRules } from "../net/api";
import type { Catalogue } from "../protocol";
import type { Rules } from "../rules/rules";
import { MOST_PLACES } from "../store/plans";

/** How many can play by these rules: the preset says it, for changed rules the server is asked. */
export function useMostPlayers(plan: { rules: Rules; catalogue: Catalogue } | null): number {
  const rules = plan?.rules;
  const preset = plan?.catalogue.presets.find(({ name }) => name === plan.rules.preset);
  const changed = rules !== undefined && Object.keys(rules.options).length > 0;
  const [asked, setAsked] = useState<number | null>(null);
  useEffect(() => {
    if (!changed) return;
    const looking = new AbortController();
    lookAtRules(rules, looking.signal)
      .then(({ max_players: players }) => setAsked(players))
      .catch(() => setAsked(null)); // opening the table will say it
    return () => looking.abort();
  }, [rules, changed]);
  return Math.min(MOST_PLACES, (changed ? asked : null) ?? preset?.max_players ?? MOST_PLACES);
}
