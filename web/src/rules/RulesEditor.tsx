/** The house-rules editor: a preset, and what is different at one's own table. */

import "./rules.css";
import { useMemo, useRef, useState } from "preact/hooks";
import type { Catalogue, RulesProblem } from "../protocol";
import { language, t, textId, textOr } from "../i18n";
import { useModal } from "../ui/Dialog";
import { rulesText } from "./address";
import { CopyLink } from "./CopyLink";
import { grouped } from "./groups";
import { fieldId, problemText } from "./OptionField";
import { PresetPicker } from "./PresetPicker";
import { withValue, type Rules } from "./rules";
import { RulesGroup } from "./RulesGroup";
import { useVerdict, type Verdict } from "./verdict";

export interface RulesEditorProps {
  catalogue: Catalogue;
  rules: Rules;
  /** Rules that can be played, when the reader is done. */
  onChange: (rules: Rules) => void;
  onClose: () => void;
}

const NO_PROBLEMS: readonly RulesProblem[] = [];

/** A window over the page, from when it is rendered until `onClose`. Rules that can't be played can't be taken over. */
export function RulesEditor({ catalogue, rules: given, onChange, onClose }: RulesEditorProps) {
  const [rules, setRules] = useState(given);
  // What was changed of the other presets comes back with them.
  const drafts = useRef(new Map<string, Rules>());
  const { verdict, fresh, retry } = useVerdict(rules);
  const modal = useModal(onClose, (window) => {
    window.querySelector(".preset:has(:checked)")?.scrollIntoView({ block: "nearest", inline: "center" });
  });
  const groups = useMemo(() => grouped(catalogue), [catalogue]);

  const change = (next: Rules) => {
    drafts.current.set(next.preset, next);
    setRules(next);
  };
  const choose = (preset: string) => {
    drafts.current.set(rules.preset, rules);
    setRules(drafts.current.get(preset) ?? { preset, options: {} });
  };
  const changed = new Set([...drafts.current.values(), rules].filter(isChanged).map(({ preset }) => preset));
  const mayTake = fresh && verdict?.state === "playable";
  const problems = verdict?.state === "refused" ? verdict.problems : NO_PROBLEMS;
  const done = () => {
    if (!mayTake) return;
    onChange(rules);
    onClose();
  };

  return (
    <dialog {...modal} class="rules-editor" aria-labelledby="rules-title">
      <header class="rules-head">
        <h2 id="rules-title" tabIndex={-1} autofocus>{t("editor-title")}</h2>
        <button type="button" class="rules-close" aria-label={t("editor-cancel")} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <div class="rules-body">
        <PresetPicker catalogue={catalogue} chosen={rules.preset} changed={changed} onChoose={choose} />
        <Changes rules={rules} onReset={() => change({ preset: rules.preset, options: {} })} />
        {groups.map((group) => (
          <RulesGroup
            key={group.id}
            group={group}
            catalogue={catalogue}
            rules={rules}
            problems={problems}
            onChange={(option, value) => change(withValue(rules, option, value, catalogue))}
          />
        ))}
      </div>
      <footer class="rules-foot">
        <VerdictLine verdict={verdict} onRetry={retry} />
        <div class="rules-actions">
          <CopyLink rules={rules} />
          <a class="btn" href={rulesText(rules, language.value)} target="_blank">{t("rules-in-words")}</a>
          <button type="button" class="btn btn-primary" aria-disabled={!mayTake} onClick={done}>
            {t("editor-done")}
          </button>
        </div>
      </footer>
    </dialog>
  );
}

function isChanged(rules: Rules): boolean {
  return Object.keys(rules.options).length > 0;
}

function Changes({ rules, onReset }: { rules: Rules; onReset: () => void }) {
  const count = Object.keys(rules.options).length;
  return (
    <div class="rules-changes">
      <p role="status">{t("editor-changes", { count, preset: t(textId("preset", rules.preset)) })}</p>
      {count > 0 && (
        <button type="button" class="reset" onClick={onReset}>
          <span aria-hidden="true">↺ </span>
          {t("editor-reset-all")}
        </button>
      )}
    </div>
  );
}

interface VerdictProps {
  verdict: Verdict | null;
  onRetry: () => void;
}

/**
 * Whether the rules can be played, or why not; each reason leads to its option. The old verdict stays until the new
 * one is there, so that what hasn't changed is not announced again.
 */
function VerdictLine({ verdict, onRetry }: VerdictProps) {
  return (
    <div class="verdict" role="status" data-state={verdict?.state}>
      {verdict === null && <p>{t("editor-checking")}</p>}
      {verdict?.state === "playable" && <p>{t("editor-playable", { most: verdict.most })}</p>}
      {verdict?.state === "unreachable" && (
        <p>
          {t("editor-offline")}{" "}
          <button type="button" class="reset" onClick={onRetry}>{t("editor-retry")}</button>
        </p>
      )}
      {verdict?.state === "refused" && (
        <>
          <p>{t("editor-unplayable")}</p>
          <ul role="list">
            {verdict.problems.map((problem) => (
              <li key={problem.option + problem.code}>
                <button type="button" class="reset" onClick={() => show(problem.option)}>
                  <strong>{textOr(textId("option", problem.option), "start-rules")}</strong>
                  <span class="verdict-why"> – {problemText(problem)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function show(option: string): void {
  const field = document.getElementById(fieldId(option));
  field?.closest("details")?.setAttribute("open", "");
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
