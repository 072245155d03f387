/** A list that is put into order by dragging. Buttons do the same for those who don't drag. */

import { useRef, useState } from "preact/hooks";

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** What a handle and a list need for it. `onMove` is called while the finger is still down. */
export function useReorder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const handle = (place: number) => ({
    onPointerDown: (event: PointerEvent) => {
      event.preventDefault();
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      setDragged(place);
    },
    onPointerMove: (event: PointerEvent) => {
      if (dragged === null || !list.current) return;
      const over = [...list.current.children].findIndex((row) => {
        const box = row.getBoundingClientRect();
        return event.clientY >= box.top && event.clientY < box.bottom;
      });
      if (over < 0 || over === dragged) return;
      onMove(dragged, over);
      setDragged(over);
    },
    onPointerUp: () => setDragged(null),
    onPointerCancel: () => setDragged(null),
  });
  return { list, dragged, handle };
}
