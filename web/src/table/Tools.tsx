import { t } from "../i18n";
import type { TableState } from "../protocol";
import type { Game } from "../store/game";
import { isSolo } from "../store/party";
import type { Talk } from "../talk/talk";
import { Icon } from "../ui/Icon";

export type Opened = "talk" | "table";

interface ToolsProps {
  game: Game;
  state: TableState;
  talk: Talk;
  onOpen: (what: Opened) => void;
}

/** What stands beside the game: talk, and everything about the table. */
export function Tools({ game, state, talk, onOpen }: ToolsProps) {
  const unread = talk.unread.value;
  const watching = game.presence.value?.watching ?? 0;
  return (
    <span class="tools">
      {watching > 0 && !isSolo(state) && (
        <span class="watching" title={t("party-watching", { count: watching })}>
          <Icon name="eye" />
          <span aria-hidden="true">{watching}</span>
          <span class="sr-only">{t("party-watching", { count: watching })}</span>
        </span>
      )}
      {!isSolo(state) && (
        <button
          type="button"
          class="btn btn-quiet icon-btn"
          aria-label={unread > 0 ? t("talk-unread", { count: unread }) : t("talk-title")}
          aria-haspopup="dialog"
          onClick={() => onOpen("talk")}
        >
          <Icon name="talk" />
          {unread > 0 && (
            <span class="unread" aria-hidden="true">
              {Math.min(unread, 99)}
            </span>
          )}
        </button>
      )}
      <button type="button" class="btn btn-quiet icon-btn" aria-label={t("party-open-dialog")} aria-haspopup="dialog" onClick={() => onOpen("table")}>
        <Icon name="people" />
      </button>
    </span>
  );
}
