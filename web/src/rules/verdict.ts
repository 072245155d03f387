/** What the server says about rules: it alone knows which can be played (R9.1). */

import { useEffect, useState } from "preact/hooks";
import { ApiError, lookAtRules } from "../net/api";
import type { RulesProblem } from "../protocol";
import type { Rules } from "./rules";

export type Verdict =
  | { state: "playable"; most: number }
  | { state: "refused"; problems: readonly RulesProblem[] }
  | { state: "unreachable" };

/** So long a change may be followed by the next before the server is asked. */
const PAUSE = 200;

export interface Opinion {
  /** The last verdict; null before the first. */
  verdict: Verdict | null;
  /** Whether it is about the rules as they are now. */
  fresh: boolean;
  retry: () => void;
}

/** The verdict on rules, asked for anew with every change. */
export function useVerdict(rules: Rules): Opinion {
  const [known, setKnown] = useState<{ rules: Rules; verdict: Verdict } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const asked = new AbortController();
    const pause = setTimeout(() => {
      void verdictOn(rules, asked.signal).then((verdict) => {
        if (!asked.signal.aborted) setKnown({ rules, verdict });
      });
    }, PAUSE);
    return () => {
      clearTimeout(pause);
      asked.abort();
    };
  }, [rules, tries]);
  return { verdict: known?.verdict ?? null, fresh: known?.rules === rules, retry: () => setTries(tries + 1) };
}

async function verdictOn(rules: Rules, signal: AbortSignal): Promise<Verdict> {
  try {
    const answer = await lookAtRules(rules, signal);
    if (answer.max_players !== null) return { state: "playable", most: answer.max_players };
    return { state: "refused", problems: answer.problems };
  } catch (error) {
    const problems = error instanceof ApiError ? error.problem.problems : [];
    return problems.length > 0 ? { state: "refused", problems } : { state: "unreachable" };
  }
}
