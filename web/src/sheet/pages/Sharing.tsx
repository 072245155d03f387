import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { failureText } from "../../i18n/answers";
import { ApiError, qrPath } from "../../net/api";
import { publicOrigin } from "../../net/origin";
import { entriesOf, type Logged } from "../model/entries";
import { currentMatch, eveningOf, playRound, type Evening } from "../model/evening";
import type { Share } from "../store/database";
import { CopyButton } from "../../ui/CopyButton";
import { OnlyHere } from "../../ui/OnlyHere";
import { link, resolve, share } from "../store/sharing";
import { current } from "../store/sheets";
import { roundLine } from "../words";

/** A link and a picture of it, with which the others see the sheet on their phones and write on it too. */
export function Sharing() {
  const [problem, setProblem] = useState<string | null>(null);
  const sheet = current.value;
  if (!sheet) return null;
  const path = sheet.share && `/sheet/${sheet.share.id}`;
  const address = path && publicOrigin() + path;
  const begin = async () => {
    setProblem(null);
    try {
      await share();
    } catch (error) {
      setProblem(failureText(error instanceof ApiError ? error.problem.code : "internal"));
    }
  };
  return (
    <section class="panel" aria-labelledby="sheet-share-title">
      <h2 id="sheet-share-title">{t("sheet-share")}</h2>
      <p>{t(address ? "sheet-shared-about" : "sheet-share-about")}</p>
      {address && path && (
        <div class="sheet-share">
          <img class="sheet-qr" src={qrPath(path)} alt={t("sheet-qr")} width="180" height="180" />
          <a href={path}>{address}</a>
          <OnlyHere url={address} />
        </div>
      )}
      <div class="sheet-buttons">
        {address ? (
          <CopyButton text={address} label={t("editor-copy")} done={t("editor-copied")} />
        ) : (
          <button type="button" class="btn" onClick={() => void begin()}>
            {t("sheet-share-begin")}
          </button>
        )}
      </div>
      <p role="alert" class="sheet-problem">
        {problem}
      </p>
    </section>
  );
}

/** What is to be said of a shared sheet wherever one is: the connection is away, or two wrote at the same time. */
export function SharedNotice({ evening, share: shared }: { evening: Evening; share: Share }) {
  const lost = link.value;
  return (
    <>
      {lost !== "fine" && (
        <p class="panel sheet-notice" role="status">
          {t(lost === "gone" ? "sheet-share-gone" : "sheet-share-lost")}
        </p>
      )}
      {shared.aside.length > 0 && (
        <div class="panel sheet-notice" role="alert">
          <p>{t("sheet-conflict")}</p>
          <ul role="list">
            {shared.aside.map((line) => (
              <li key={line.at}>{told(line, evening)}</li>
            ))}
          </ul>
          <div class="sheet-buttons">
            <button type="button" class="btn" onClick={() => void resolve(false)}>
              {t("sheet-conflict-drop")}
            </button>
            <button type="button" class="btn" onClick={() => void resolve(true)}>
              {t("sheet-conflict-keep")}
            </button>
          </div>
        </div>
      )}
    </>
  );
}

/** What a line would do, in words. */
function told(line: Logged, evening: Evening): string {
  const match = currentMatch(evening);
  if (line.op === "undo") return t("sheet-undo");
  if (line.op === "redo") return t("sheet-redo");
  if (line.op === "remove") return t("sheet-told-removed");
  const { entry } = line;
  if (entry.kind === "round" && match) return t("sheet-told-round", { what: roundLine(playRound(match, entry), evening) });
  if (entry.kind === "match") return t("sheet-next-match");
  const after = eveningOf(entriesOf([...(current.peek()?.log ?? []), line]).entries);
  const player = entry.kind === "joins" ? entry.player.id : "player" in entry ? entry.player : null;
  return t("sheet-told-other", { name: player === null ? "" : (after.players.get(player)?.name ?? "") });
}
