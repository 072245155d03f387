import { useState } from "preact/hooks";
import { t } from "../i18n";
import type { FairDeal, TableState } from "../protocol";
import { proofPath } from "../net/api";
import type { Game } from "../store/game";
import type { FairWatch } from "../store/fairness";
import { isSeated, nameOf } from "../store/party";
import { Icon } from "../ui/Icon";
import { Link } from "../ui/Link";

interface FairPanelProps {
  game: Game;
  state: TableState;
  fair: FairWatch;
}

/** The promise for the cards, what was added to it, and what this page has found out about the rounds it saw. */
export function FairPanel({ game, state, fair }: FairPanelProps) {
  const last = fair.checked.value.at(-1);
  const next = state.next_deal;
  return (
    <section class="stack fair" aria-labelledby="fair-title">
      <h3 id="fair-title">{t("title-fair")}</h3>
      <p class="hint">
        {t("fair-short")} <Link href="/fair">{t("fair-more")}</Link>
      </p>
      {last && (
        <p class="fair-verdict" data-verdict={last.verdict} role="status">
          <Icon name="shield" />
          {t(`fair-verdict-${last.verdict}`, { round: last.round })}
        </p>
      )}
      {next ? <Promised title={t("fair-next")} deal={next} state={state} /> : state.deal && <Promised title={t("fair-now")} deal={state.deal} state={state} />}
      {next && isSeated(state) && <Mix game={game} state={state} deal={next} />}
      {state.match > 0 && (
        <a class="btn" href={proofPath(state.table, state.match)} download>
          <Icon name="download" />
          {t("fair-proof")}
        </a>
      )}
    </section>
  );
}

function Promised({ title, deal, state }: { title: string; deal: FairDeal; state: TableState }) {
  return (
    <div class="promise">
      <strong>{title}</strong>
      <code class="digest">{deal.promise}</code>
      {deal.mixes.map(({ member, text }) => (
        <span key={member} class="hint">
          {t("fair-added", { name: nameOf(state, member) || t("talk-somebody"), text })}
        </span>
      ))}
    </div>
  );
}

function Mix({ game, state, deal }: { game: Game; state: TableState; deal: FairDeal }) {
  const [text, setText] = useState("");
  if (deal.mixes.some(({ member }) => member === state.you)) return null;
  return (
    <form
      class="free-text"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") game.ask({ t: "mix", text: text.trim() });
      }}
    >
      <input
        class="input"
        aria-label={t("fair-mix")}
        placeholder={t("fair-mix")}
        value={text}
        maxLength={40}
        autocomplete="off"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="btn">
        {t("fair-mix-add")}
      </button>
    </form>
  );
}
