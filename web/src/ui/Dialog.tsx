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
  const modal = useModal(onClose);
  const heading = useId();
  // A press inside that ends outside, as when text is selected, is no tap beside it.
  const beside = useRef(false);
  return (
    <dialog
      {...modal}
      class={classes}
      aria-labelledby={heading}
      aria-describedby={describedBy}
      onPointerDown={(event) => (beside.current = event.target === event.currentTarget)}
      onClick={(event) => {
        if (beside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="btn btn-quiet icon-btn" aria-label={t("dialog-close")} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** What a `<dialog>` needs to be a window in front of everything for as long as it is rendered. */
export function useModal(onClose: () => void, onShown?: (window: HTMLDialogElement) => void) {
  const ref = useRef<HTMLDialogElement>(null);
  // Before anything else can happen: the next key must not reach what lies behind.
  useLayoutEffect(() => {
    const window = ref.current;
    window?.showModal();
    if (window) onShown?.(window);
    return () => window?.close(); // gives the focus back to where it was
  }, []);
  return {
    ref,
    /** Escape. The browser would close the window now and tell of it later: after a key that opens it again, say. */
    onCancel: (event: Event) => {
      if (event.target !== ref.current) return; // that of a choice of files comes by, too
      event.preventDefault();
      onClose();
    },
    /** However else the browser closes it; no longer once the window is gone, since that closes it as well. */
    onClose: () => {
      if (ref.current) onClose();
    },
  };
}
