import sprite from "../../../src/schwimmen/rulebook/sprite.svg?raw";

/** Puts the sprite into the page, once, for `Card` and `Mark` to draw from. It shows nothing itself. */
export function mountSprite(): void {
  if (document.getElementById("card-sprite")) return;
  const holder = document.createElement("div");
  holder.id = "card-sprite";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = sprite;
  document.body.prepend(holder);
}

export type MarkName = "logo" | "life" | "life-lost" | "swim" | "out" | "dealer" | "knock" | "stock";

/** A small sign of the table: a life, the dealer's mark. The caller names it for those who can't see it. */
export function Mark({ name, class: extra }: { name: MarkName; class?: string }) {
  return (
    <svg class={extra ? `mark ${extra}` : "mark"} data-mark={name} aria-hidden="true" focusable="false">
      <use href={`#${name}`} />
    </svg>
  );
}
