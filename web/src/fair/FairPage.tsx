import "./fair.css";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { cardList } from "../i18n/game";
import { DropFile } from "../ui/DropFile";
import { Header } from "../ui/Header";
import { Icon } from "../ui/Icon";
import { checkProof, readProof, type RoundFinding } from "./proof";

const STEPS = ["fair-step-promise", "fair-step-mix", "fair-step-deal", "fair-step-open"];

/** Explains the shuffle that one can check, and checks a match's proof. */
export function FairPage() {
  return (
    <>
      <Header />
      <main class="start fair-page">
        <h1>{t("title-fair")}</h1>
        <p class="lead">{t("fair-lead")}</p>
        <section class="panel stack" aria-labelledby="fair-how">
          <h2 id="fair-how">{t("fair-how")}</h2>
          <ol class="fair-steps">
            {STEPS.map((id) => (
              <li key={id}>{t(id)}</li>
            ))}
          </ol>
          <p>{t("fair-why")}</p>
          <p class="hint">{t("fair-limit")}</p>
        </section>
        <Check />
      </main>
    </>
  );
}

function Check() {
  const [findings, setFindings] = useState<readonly RoundFinding[] | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const able = "subtle" in crypto;
  const check = async (text: string) => {
    const proof = readProof(text);
    setUnreadable(proof === null);
    setFindings(proof && (await checkProof(proof)));
  };
  return (
    <section class="stack" aria-labelledby="fair-check">
      <h2 id="fair-check">{t("fair-check")}</h2>
      <p>{t("fair-check-about")}</p>
      {able ? (
        <DropFile label={t("fair-choose")} hint={t("fair-drop")} accept=".json,application/json" onText={(text) => void check(text)} />
      ) : (
        <p class="start-notice">{t("fair-no-crypto")}</p>
      )}
      <div role="status">
        {unreadable && <p class="error">{t("fair-unreadable")}</p>}
        {findings && <Findings findings={findings} />}
      </div>
    </section>
  );
}

function Findings({ findings }: { findings: readonly RoundFinding[] }) {
  const good = findings.every(({ finding }) => finding === "good");
  return (
    <div class="panel stack findings" data-good={good || undefined}>
      <p class="findings-sum">
        <Icon name={good ? "shield" : "close"} />
        {good ? t("fair-all-good", { rounds: findings.length }) : t("fair-some-bad")}
      </p>
      <ol role="list">
        {findings.map(({ finding, round }, at) => (
          <li key={at} data-finding={finding}>
            <span class="finding">{t(`fair-round-${finding}`, { round: at + 1 })}</span>
            <span class="hint">{t("fair-first-cards", { cards: cardList(round.deck.slice(0, 6)) })}</span>
            <code class="digest">{round.promise}</code>
            {round.mixes.map(([member, text]) => (
              <span key={member} class="hint">
                {t("fair-added-text", { text })}
              </span>
            ))}
          </li>
        ))}
      </ol>
      <p class="hint">{t("fair-compare")}</p>
    </div>
  );
}
