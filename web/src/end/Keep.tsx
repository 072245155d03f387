import { useState } from "preact/hooks";
import { t } from "../i18n";
import { failureText } from "../i18n/answers";
import { ApiError, openReplay, recordPath } from "../net/api";
import { publicOrigin } from "../net/origin";
import { replayAddress } from "../router";
import { Icon } from "../ui/Icon";
import { Share } from "../ui/Share";

interface KeepProps {
  table: string;
  match: number;
}

/** What one may keep of a match: its record, and a link that shows it again. */
export function Keep({ table, match }: KeepProps) {
  const [link, setLink] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const make = async () => {
    setProblem(null);
    try {
      const { replay } = await openReplay(table, match);
      setLink(publicOrigin() + replayAddress(replay));
    } catch (error) {
      setProblem(error instanceof ApiError ? error.problem.code : "internal");
    }
  };
  return (
    <>
      <a class="btn" href={recordPath(table, match)} download>
        <Icon name="download" />
        {t("end-record")}
      </a>
      {link === null && (
        <button type="button" class="btn" onClick={() => void make()}>
          <Icon name="play" />
          {t("end-replay")}
        </button>
      )}
      {link !== null && (
        <div class="keep-link">
          <a href={link}>{link.replace(/^https?:\/\//, "")}</a>
          <Share url={link} title={t("app-name")} text={t("end-replay-text")} />
        </div>
      )}
      {problem !== null && (
        <p class="error" role="alert">
          {failureText(problem)}
        </p>
      )}
    </>
  );
}
