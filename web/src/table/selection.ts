/** Which cards are chosen for an exchange or a discard. It asks the list of legal moves, and nothing else. */

import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import type { MoveChoice } from "../protocol";
import { cardsOf, findMove, type CardMove } from "./moves";

export type Side = "give" | "take";

export class Selection {
  readonly give = signal<readonly string[]>([]);
  readonly take = signal<readonly string[]>([]);

  private readonly cards = computed(() =>
    this.moves.value.flatMap(({ move }): CardMove[] => {
      const cards = cardsOf(move);
      return cards ? [cards] : [];
    }),
  );

  /** How many cards of a side one move may name at most. */
  readonly most = computed(() => Math.max(0, ...this.cards.value.map(({ give }) => give.length)));

  /** There is something to choose in the centre: else it is a discard. */
  readonly exchanges = computed(() => this.cards.value.some(({ take }) => take.length > 0));

  /** The move that the chosen cards make. */
  readonly choice = computed(() => findMove(this.moves.value, this.give.value, this.take.value));

  readonly empty = computed(() => this.give.value.length === 0 && this.take.value.length === 0);

  constructor(private readonly moves: ReadonlySignal<readonly MoveChoice[]>) {}

  /** Whether some legal move names that card on that side. */
  can(side: Side, card: string): boolean {
    return this.cards.value.some((cards) => cards[side].includes(card));
  }

  has(side: Side, card: string): boolean {
    return this[side].value.includes(card);
  }

  /** Choose a card, or let it go again. Where one more would be too many, the one chosen first is let go. */
  toggle(side: Side, card: string): void {
    const chosen = this[side];
    if (chosen.value.includes(card)) chosen.value = chosen.value.filter((other) => other !== card);
    else if (this.can(side, card)) chosen.value = [...chosen.value, card].slice(-this.most.value);
  }

  clear(): void {
    batch(() => {
      this.give.value = [];
      this.take.value = [];
    });
  }

  /** What the hand would be worth if this card were chosen too; null where that makes no move. */
  wouldBe(side: Side, card: string): number | null {
    if (this.has(side, card)) return null;
    const give = side === "give" ? this.with(this.give.value, card) : this.give.value;
    const take = side === "take" ? this.with(this.take.value, card) : this.take.value;
    return findMove(this.moves.value, give, take)?.value ?? null;
  }

  private with(chosen: readonly string[], card: string): readonly string[] {
    return this.most.value > 1 ? [...chosen, card] : [card];
  }
}
