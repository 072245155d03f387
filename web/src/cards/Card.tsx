import type { Detail, FaceSet, Indices, Piece } from "./faces";
import { parseCard } from "./faces";
import { french } from "./french";

export interface CardProps {
  /** A card as in "Ts"; null shows the back. */
  code: string | null;
  /** A step of the scale; without it the width is `--card-w`, as inherited. */
  size?: "xs" | "s" | "m" | "l";
  /** Can't be used now. */
  dimmed?: boolean;
  /** Picked by the player. */
  chosen?: boolean;
  /** One of the cards that make the hand's value. */
  counting?: boolean;
  /** The letters in the corner, by the reader's language. */
  indices?: Indices;
  faces?: FaceSet;
  class?: string;
}

const DETAILS: readonly Detail[] = ["tiny", "small", "large"];

function place({ symbol, x, y, w, h, turned }: Piece, key: number) {
  const turn = turned ? `rotate(180 ${x + w / 2} ${y + h / 2})` : undefined;
  return <use key={key} href={`#${symbol}`} x={x} y={y} width={w} height={h} transform={turn} />;
}

/**
 * A card's picture and nothing else: it has no name and no action, so whoever shows it puts it into a button or a
 * list item with an accessible name. How much of the face is drawn follows from the width (see cards.css).
 */
export function Card({ code, size, dimmed, chosen, counting, indices, faces = french, class: extra }: CardProps) {
  const card = code === null ? null : parseCard(code);
  const classes = ["card", size && `card-${size}`, extra].filter(Boolean).join(" ");
  return (
    <span
      class={classes}
      data-suit={card?.suit}
      data-back={card === null || undefined}
      data-dimmed={dimmed || undefined}
      data-chosen={chosen || undefined}
      data-counting={counting || undefined}
      aria-hidden="true"
    >
      <svg viewBox="0 0 100 140" focusable="false">
        {card === null ? (
          <use href={`#${faces.back}`} width="100" height="140" />
        ) : (
          DETAILS.map((detail) => (
            <g key={detail} class={`face-${detail}`}>
              {faces.pieces(card.rank, card.suit, detail, indices).map(place)}
            </g>
          ))
        )}
      </svg>
    </span>
  );
}
