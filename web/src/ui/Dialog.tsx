import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { Icon } from "./Icon";

interface DialogProps {
  title: string;
  onClose: () => void;
  class?: string;
  /** The id of what is read out with the title. */
  describedBy?: string;
  children: ComponentChildren;
}

/** A window in front of everything; Escape, the cross and a tap beside it close it. */
export function Dialog({ title, onClose, class: classes, describedBy, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before anything else can happen: the next key must not reach what lies behind.
  useLayoutEffect(() => {
    const window = dialog.current;
    window?.showModal();
    return () => window?.close();
  }, []);
  // Closed by the browser in every case: it gives the focus back to where it was.
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      class={classes}
      aria-labelledby={heading}
      aria-describedby={describedBy}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="btn btn-quiet icon-btn" aria-label={t("dialog-close")} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
