import "./talk.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import type { TableState } from "../protocol";
import type { Game } from "../store/game";
import { nameOf } from "../store/party";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { Look } from "../ui/Look";
import { Reaction } from "./Reaction";
import { PHRASES, REACTIONS, saidText, type Talk } from "./talk";

interface TalkProps {
  game: Game;
  state: TableState;
  talk: Talk;
  onClose: () => void;
}

/** Everything that was said, and what one may say. */
export function TalkPanel({ game, state, talk, onClose }: TalkProps) {
  const member = state.you !== null;
  const say = (words: { phrase: (typeof PHRASES)[number] } | { reaction: (typeof REACTIONS)[number] }) => {
    game.ask({ t: "say", ...words });
    onClose();
  };
  return (
    <Dialog title={t("talk-title")} onClose={onClose} class="talk">
      <Sayings state={state} talk={talk} />
      {member ? (
        <>
          <div class="reactions" role="group" aria-label={t("talk-reactions")}>
            {REACTIONS.map((reaction) => (
              <button key={reaction} type="button" class="btn" aria-label={t(`reaction-${reaction}`)} onClick={() => say({ reaction })}>
                <Reaction name={reaction} />
              </button>
            ))}
          </div>
          <div class="phrases" role="group" aria-label={t("talk-phrases")}>
            {PHRASES.map((phrase) => (
              <button key={phrase} type="button" class="btn" onClick={() => say({ phrase })}>
                {t(`phrase-${phrase}`)}
              </button>
            ))}
          </div>
          {state.settings.listed ? <p class="hint">{t("talk-no-text")}</p> : <FreeText game={game} />}
        </>
      ) : (
        <p class="hint">{t("talk-sit-first")}</p>
      )}
      <Muted state={state} talk={talk} />
    </Dialog>
  );
}

function Sayings({ state, talk }: { state: TableState; talk: Talk }) {
  const heard = talk.heard.value;
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
    talk.markRead();
  }, [heard]);
  if (heard.length === 0) return <p class="hint">{t("talk-nothing")}</p>;
  return (
    <ol class="sayings" role="list" tabIndex={0} aria-label={t("talk-said")}>
      {heard.map((said, at) => (
        <li key={said.key} ref={at === heard.length - 1 ? end : null} data-own={said.member === state.you || undefined}>
          <strong>{nameOf(state, said.member) || t("talk-somebody")}</strong>{" "}
          {said.reaction !== null && <Reaction name={said.reaction} />}
          <span class={said.reaction === null ? "said-text" : "sr-only"}>{saidText(said)}</span>
        </li>
      ))}
    </ol>
  );
}

function FreeText({ game }: { game: Game }) {
  const [text, setText] = useState("");
  const send = () => {
    if (text.trim() === "") return;
    game.ask({ t: "say", text: text.trim() });
    setText("");
  };
  return (
    <form
      class="free-text"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <input
        class="input"
        aria-label={t("talk-text")}
        placeholder={t("talk-text")}
        value={text}
        maxLength={200}
        autocomplete="off"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="btn btn-primary">
        {t("talk-send")}
      </button>
    </form>
  );
}

/** Whom one doesn't want to hear. */
function Muted({ state, talk }: { state: TableState; talk: Talk }) {
  const people = state.members.filter(({ level, member }) => level === null && member !== state.you);
  if (people.length === 0) return null;
  return (
    <details class="more">
      <summary>{t("talk-mute")}</summary>
      <div class="mute-list">
        {people.map((one) => {
          const muted = talk.muted.value.includes(one.member);
          return (
            <button key={one.member} type="button" class="btn" aria-pressed={muted} onClick={() => talk.toggleMute(one.member)}>
              <Look look={one.look} />
              {one.name}
              {muted && <Icon name="mute" />}
            </button>
          );
        })}
      </div>
    </details>
  );
}
