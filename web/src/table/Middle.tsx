import type { ComponentChildren } from "preact";
import { Card } from "../cards/Card";
import { t } from "../i18n";
import { cardIndices, cardName } from "../i18n/game";
import { refusalOf } from "./actions";
import { CardButton } from "./CardButton";
import { useTable } from "./context";
import { wordMove } from "./moves";
import { useRoving } from "./roving";

/** What lies in the middle: the stock, the centre or the discard pile, what was laid aside. */
export function Middle({ cards }: { cards: readonly string[] }) {
  const { state, round } = useTable();
  if (!round) return <section class="middle" aria-label={t("table-middle")} />;
  const piles = state.rules.options.mechanism === "draw_discard";
  return (
    <section class="middle" aria-label={t("table-middle")} data-piles={piles || undefined}>
      {piles ? (
        <Piles stock={round.stock} top={cards[0]} under={round.laid} />
      ) : (
        <>
          <Pile name="stock" count={round.stock} text={t("table-stock", { count: round.stock })} />
          <Centre cards={cards} />
          <Pile name="laid" count={round.laid} text={t("table-laid", { count: round.laid })} />
        </>
      )}
    </section>
  );
}

/** Cards that lie face down, one on another, as high as they are many. */
function Heap({ count }: { count: number }) {
  if (count === 0) return <span class="slot" />;
  return (
    <>
      {[...Array(Math.min(4, Math.ceil(count / 4))).keys()].map((n) => (
        <Card key={n} code={null} />
      ))}
    </>
  );
}

function Pile({ name, count, text }: { name: "stock" | "laid"; count: number; text: string }) {
  return (
    <div class={`pile pile-${name}`} data-anchor={name}>
      <span class="pile-cards" aria-hidden="true">
        <Heap count={count} />
      </span>
      <span class="pile-text">
        <span aria-hidden="true" class="pile-count">
          {count}
        </span>
        <span class="sr-only">{text}</span>
      </span>
    </div>
  );
}

/** Stock and discard pile of a game in which one draws: a tap on them is the move. */
function Piles({ stock, top, under }: { stock: number; top: string | undefined; under: number }) {
  const { state } = useTable();
  const laid = under + (top === undefined ? 0 : 1);
  const pileText = top === undefined ? t("table-no-pile") : t("table-in-pile", { card: cardName(top), count: laid });
  return (
    <>
      <PileButton word="draw" label={t("table-stock", { count: stock })} anchor="stock">
        <span class="pile-cards">
          <Heap count={stock} />
        </span>
        <span class="pile-count">{stock}</span>
      </PileButton>
      <PileButton word="take" label={pileText} anchor="discard">
        <span class="pile-cards" data-drop={state.seat === null ? undefined : true}>
          {under > 0 && <Card code={null} />}
          {top === undefined ? (
            <span class="slot" />
          ) : (
            <span data-card={top} data-at="centre">
              <Card code={top} indices={cardIndices()} />
            </span>
          )}
        </span>
        <span class="pile-count">{laid}</span>
      </PileButton>
    </>
  );
}

interface PileButtonProps {
  word: string;
  label: string;
  anchor: string;
  children: ComponentChildren;
}

function PileButton({ word, label, anchor, children }: PileButtonProps) {
  const { game, round, explain } = useTable();
  const choice = wordMove(game.moves.value, word);
  const reason = round ? refusalOf(round, word) : null;
  return (
    <button
      type="button"
      class={`bare pile pile-${anchor}`}
      data-anchor={anchor}
      data-can={choice ? true : undefined}
      aria-label={`${label}: ${t(`move-${word}`)}`}
      aria-disabled={choice ? undefined : true}
      onClick={() => {
        if (choice) game.play(choice.move);
        else if (reason !== null) explain(reason);
      }}
    >
      {children}
    </button>
  );
}

function Centre({ cards }: { cards: readonly string[] }) {
  const { round } = useTable();
  const roving = useRoving(cards.length);
  if (cards.length === 0 && round?.phase === "choice") {
    return (
      <div class="centre" data-anchor="packet" role="img" aria-label={t("table-packet")}>
        {[0, 1, 2].map((n) => (
          <Card key={n} code={null} />
        ))}
      </div>
    );
  }
  return (
    <div
      class="centre"
      role="group"
      aria-label={t("table-centre")}
      data-roving
      ref={roving.ref}
      onKeyDown={roving.onKeyDown}
      onFocusIn={roving.onFocusIn}
    >
      {cards.map((card, place) => (
        <CardButton
          key={place}
          card={card}
          side="take"
          hotkey={7 + place}
          reason={round ? refusalOf(round, "one") : null}
          tabIndex={roving.tabIndexOf(place)}
        />
      ))}
    </div>
  );
}
