import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Mark } from "../cards/Sprite";
import { t } from "../i18n";
import { Link } from "./Link";

/** A page that has only one thing to say, and a way on. */
export function Message({ title, children }: { title: string; children?: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main class="message">
      <Mark name="swim" />
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <div class="next">
        {children}
        <Link href="/" class="btn">
          {t("nav-start")}
        </Link>
      </div>
    </main>
  );
}
