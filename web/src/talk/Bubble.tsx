import { useEffect, useState } from "preact/hooks";
import { useTable } from "../table/context";
import { Reaction } from "./Reaction";
import { newest, saidText } from "./talk";

/** Milliseconds that something said stays at the seat. */
const SHOWN_FOR = 6000;

/** What the player at a seat has just said. Those who can't see it are told elsewhere. */
export function Bubble({ member }: { member: number }) {
  const { talk } = useTable();
  const said = talk ? newest(talk.heard.value, member) : null;
  const [gone, setGone] = useState<string | null>(null);
  const key = said?.key ?? null;
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => setGone(key), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [key]);
  if (!said || gone === key || saidText(said) === "") return null;
  return (
    <span class="bubble" key={key} aria-hidden="true" data-reaction={said.reaction ?? undefined}>
      {said.reaction === null ? saidText(said) : <Reaction name={said.reaction} />}
    </span>
  );
}
