import type { Reaction as ReactionName } from "../protocol";

/** Lines of each face, in a square of 24; `heart` and `clap` are no faces. */
const FACES: Partial<Record<ReactionName, string>> = {
  laugh: "M7.5 10.200c.5-1 1.9-1 2.4 0M14.1 10.200c.5-1 1.9-1 2.4 0M7 13.500h10c-.4 3-2.4 4.8-5 4.800s-4.6-1.8-5-4.800Z",
  wow: "M8.7 9.400v1M15.3 9.400v1M12 13.400a2 2.6 0 1 0 0 5.2 2 2.6 0 0 0 0-5.200ZM7.2 6.800c.8-.7 1.8-.9 2.6-.7M14.2 6.100c.9-.2 1.9 0 2.6.7",
  sad: "M8.7 10v.8M15.3 10v.8M8 17.500c.8-2 2.3-3 4-3s3.2 1 4 3M17.6 12.500c1 1.4 1 2.3 0 2.6-1-.3-1-1.2 0-2.600Z",
  angry: "M6.8 8.200l3.2 1.700M17.2 8.2 14 9.900M8.9 11.200v.5M15.1 11.200v.5M8.3 17.200c.9-1.5 2.2-2.2 3.7-2.200s2.8.7 3.7 2.2",
};

/** A reaction as a picture; whoever shows it names it. */
export function Reaction({ name }: { name: string }) {
  const face = FACES[name as ReactionName];
  return (
    <svg class="reaction" viewBox="0 0 24 24" data-reaction={name} aria-hidden="true" focusable="false">
      {face && <circle cx="12" cy="12" r="10" />}
      {face && <path class="line" d={face} />}
      {name === "heart" && <path d="M12 21C9 17.5 2.5 13.5 2.5 8.2 2.5 5.2 4.7 3.2 7.2 3.200c2 0 3.8 1.2 4.8 3.3 1-2.1 2.8-3.3 4.8-3.3 2.5 0 4.7 2 4.7 5C21.5 13.5 15 17.5 12 21Z" />}
      {name === "clap" && (
        <>
          <path d="M5.5 13.8 11.8 7.200c1-1 2.4.2 1.6 1.300l1.7-1.700c1-1 2.5.3 1.6 1.500l1-1c1-.9 2.4.4 1.5 1.500l-.9 1c1-.8 2.2.5 1.3 1.600L13 18.800c-2.2 2.4-5.3 2.5-7.3.5-1.6-1.6-1.7-3.8-.2-5.500Z" />
          <path class="line" d="M8 4.5 7 2.500M11.5 3.500V1.500M4.7 7.200l-2-1" />
        </>
      )}
    </svg>
  );
}
