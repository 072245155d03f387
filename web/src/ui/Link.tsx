import type { ComponentChildren } from "preact";
import { go } from "../router";

interface LinkProps {
  href: string;
  class?: string;
  label?: string;
  children: ComponentChildren;
}

/** A link within this page, which a new tab can be opened from too. */
export function Link({ href, class: classes, label, children }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href);
  };
  return (
    <a href={href} class={classes} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
