import "./party.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { refusalText } from "../i18n/answers";
import type { Game } from "../store/game";
import { lookFor } from "../store/party";
import { claim } from "../store/seats";
import { playerLook, playerName } from "../store/settings";
import { MeFields } from "./fields";

/** What of a refusal is the name's fault, and is said beside it. */
const OF_THE_NAME = new Set(["name-taken", "bad-name"]);

interface SitFormProps {
  game: Game;
  /** What the button says. */
  label: string;
  onDone?: () => void;
}

/** Sit down by a name and a picture, or come by others. */
export function SitForm({ game, label, onDone }: SitFormProps) {
  const asked = useRef<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const refused = game.refused.value;
  const unanswered = game.unanswered.value;
  const state = game.state.value;
  const look = state ? lookFor(state) : 0;
  useEffect(() => {
    if (asked.current === null || unanswered.includes(asked.current)) return;
    if (refused?.id === asked.current) setProblem(refused.code);
    else onDone?.();
    asked.current = null;
  }, [refused, unanswered]);
  const sit = () => {
    const name = playerName.peek().trim();
    if (asked.current !== null) return;
    if (name === "") {
      setProblem("bad-name");
      return;
    }
    setProblem(null);
    // Before it is asked: who has sat down must be able to come back, whatever happens to this page.
    if (!claim(game.table, game.secret, Date.now())) {
      location.reload(); // as who sits here already
      return;
    }
    asked.current = game.ask({ t: "sit", name, look: playerLook.peek() ?? look });
  };
  const text = problem === null ? null : refusalText(problem);
  return (
    <form
      class="sit-form"
      noValidate // an empty name is said in the page's language, not the browser's
      onSubmit={(event) => {
        event.preventDefault();
        sit();
      }}
    >
      <MeFields problem={problem !== null && OF_THE_NAME.has(problem) ? text : null} look={look} />
      {problem !== null && !OF_THE_NAME.has(problem) && (
        <p class="error" role="alert">
          {text}
        </p>
      )}
      <button type="submit" class="btn btn-primary btn-large">
        {label}
      </button>
    </form>
  );
}
