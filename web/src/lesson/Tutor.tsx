import { useEffect, useState } from "preact/hooks";
import { hasText, t, textId, textOr } from "../i18n";
import { OLD_PAGE } from "../i18n/answers";
import { cardList } from "../i18n/game";
import type { Lesson, LessonText, TableState } from "../protocol";
import { personAt, useTable } from "../table/context";
import { announce } from "../ui/announce";
import { Icon } from "../ui/Icon";
import { NOTHING, pointing } from "./pointing";

/** Somebody who teaches to play: says one thing after the other, and points at it. */
export function Tutor() {
  const { state, round, game } = useTable();
  const { lesson } = state;
  const texts = lesson?.texts ?? [];
  // Begins anew whenever there is something else to be said.
  const moment = [state.match, round?.number, round?.lap, lesson?.praise, ...texts.map(({ says }) => says)].join(" ");
  const [seen, setSeen] = useState({ moment, count: 0 });
  const count = seen.moment === moment ? seen.count : 0;
  const text = texts[count];
  const spoken = [count === 0 && praise(lesson), text && words(state, text, true)].filter(Boolean).join(" ");
  const shows = !game.playing.value;
  useEffect(() => {
    if (shows) announce(spoken);
  }, [shows, moment, count]);
  useEffect(() => {
    const about = text?.about ?? null;
    pointing.value = { about, move: about === "move" ? (lesson?.move ?? null) : null };
  }, [text]);
  useEffect(() => () => void (pointing.value = NOTHING), []);
  if (!lesson) return null;
  return (
    <section class="tutor" aria-label={t("lesson-title")} data-testid="tutor">
      <Learnt lesson={lesson} />
      <p class="tutor-words">
        {count === 0 && lesson.praise && <strong>{praise(lesson)} </strong>}
        {text && words(state, text)}
      </p>
      {count < texts.length - 1 && (
        <button type="button" class="btn btn-primary tutor-on" onClick={() => setSeen({ moment, count: count + 1 })}>
          {t("lesson-go-on")}
          <Icon name="next" />
        </button>
      )}
    </section>
  );
}

/** What the tutor says of a round or a match that is over. */
export function TutorAfter() {
  const { state } = useTable();
  const { lesson } = state;
  const spoken = lesson ? [praise(lesson), ...lesson.texts.map((text) => words(state, text, true))].filter(Boolean).join(" ") : "";
  useEffect(() => announce(spoken), [spoken]);
  if (!lesson) return null;
  return (
    <section class="tutor" aria-label={t("lesson-title")} data-testid="tutor">
      <Learnt lesson={lesson} />
      <div class="tutor-words">
        {lesson.praise && (
          <p>
            <strong>{praise(lesson)}</strong>
          </p>
        )}
        {lesson.texts.map((text) => (
          <p key={text.says}>{words(state, text)}</p>
        ))}
      </div>
    </section>
  );
}

/** How much has been learnt. */
function Learnt({ lesson: { steps, learnt } }: { lesson: Lesson }) {
  return (
    <span class="tutor-steps" role="img" aria-label={t("lesson-learnt", { done: learnt.length, all: steps.length })}>
      {steps.map((step) => (
        <span key={step} data-done={learnt.includes(step) || undefined} />
      ))}
    </span>
  );
}

function praise(lesson: Lesson | null): string {
  const id = textId("lesson-right", lesson?.praise ?? "");
  return hasText(id) ? t(id) : "";
}

function words(state: TableState, text: LessonText, spoken = false): string {
  const { name, me } = text.seat === null ? { name: "", me: false } : personAt(state, text.seat);
  return textOr(textId("lesson", text.says), OLD_PAGE, {
    name,
    who: me ? "me" : "other",
    value: text.value ?? 0,
    better: text.better ?? 0,
    gave: cardList(text.gave, spoken),
    took: cardList(text.took, spoken),
  });
}
