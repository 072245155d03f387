import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Icon } from "./Icon";

interface CopyButtonProps {
  text: string;
  label: string;
  /** What it says once it is done. */
  done: string;
}

/** Copies a text; where the browser doesn't let it, shows the text to be copied by hand. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ text: string; copied: boolean } | null>(null);
  const now = outcome?.text === text ? outcome : null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ text, copied: true });
    } catch {
      setOutcome({ text, copied: false });
    }
  };
  return (
    <>
      <button type="button" class="btn" onClick={() => void copy()}>
        <Icon name={now?.copied ? "check" : "copy"} />
        {now?.copied ? done : label}
      </button>
      <span role="status" class="sr-only">
        {now?.copied && done}
      </span>
      {now && !now.copied && (
        <label class="field copy-by-hand">
          {t("editor-copy-failed")}
          <input class="input" readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}
