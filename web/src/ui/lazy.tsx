import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { reloadOnce } from "./reload";

/** A part of the page that is fetched when it is first shown. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const [, setState] = useState(0);
    const [failed, setFailed] = useState(false);
    const [tries, setTries] = useState(0);
    useEffect(() => {
      if (Loaded) return;
      load()
        .then((component) => {
          Loaded = component;
          setState((n) => n + 1);
        })
        // The server may have been updated, and serves that file under another name.
        .catch(() => {
          if (!reloadOnce()) setFailed(true);
        });
    }, [tries]);
    if (Loaded) return <Loaded {...props} />;
    return (
      <div class="loading" role="status">
        {failed && (
          <>
            {t("failed-unreachable")}{" "}
            <button
              type="button"
              class="btn"
              onClick={() => {
                setFailed(false);
                setTries(tries + 1);
              }}
            >
              {t("failed-retry")}
            </button>
          </>
        )}
      </div>
    );
  };
}
