import { useEffect, useState } from "preact/hooks";

export interface NoticeText {
  key: number;
  text: string;
}

const SHOWN_FOR = 6000;

/** Why something isn't allowed; it goes by itself. It is announced elsewhere. */
export function Notice({ notice }: { notice: NoticeText | null }) {
  const [gone, setGone] = useState<NoticeText | null>(null);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setGone(notice), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [notice]);
  if (!notice || gone === notice) return null;
  return (
    <p class="notice" key={notice.key} data-testid="notice">
      {notice.text}
    </p>
  );
}
