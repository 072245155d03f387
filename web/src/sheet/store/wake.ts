/** The screen stays awake while a sheet lies on the table. */

/** Until the function that it gives is called. Where the browser doesn't let it, the screen sleeps as usual. */
export function keepAwake(): () => void {
  const watching = new AbortController();
  let lock: WakeLockSentinel | null = null;
  const ask = async () => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (watching.signal.aborted) await lock.release();
    } catch {
      // The battery is low, or the browser asks for a tap first.
    }
  };
  document.addEventListener("visibilitychange", () => void ask(), { signal: watching.signal });
  void ask();
  return () => {
    watching.abort();
    void lock?.release();
  };
}
