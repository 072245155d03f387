import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/Icon";
import type { Id } from "../model/entries";
import { overall } from "../model/tally";
import { currentId, evenings, forget } from "../store/sheets";
import { day } from "../words";
import { Lines } from "./EveningTable";

/** Everything that was ever written here, added up and one by one. */
export function AllEvenings({ onOpen }: { onOpen: () => void }) {
  const [going, setGoing] = useState<Id | null>(null);
  const all = evenings.value;
  const sums = overall(all.map(({ evening }) => evening));
  const lines = [...sums].map(([name, line]) => ({ ...line, id: name, name }));
  const counts = new Map([...sums].map(([name, line]) => [name, line.evenings]));
  if (all.length === 0) return <p class="panel">{t("sheet-no-evenings")}</p>;
  return (
    <>
      <section class="panel" aria-labelledby="sheet-all-title">
        <h2 id="sheet-all-title">{t("sheet-statistics")}</h2>
        <Lines lines={lines} evenings={counts} />
      </section>
      <section class="panel" aria-labelledby="sheet-evenings-title">
        <h2 id="sheet-evenings-title">{t("sheet-all-evenings")}</h2>
        <ul role="list" class="sheet-list">
          {all.map(({ sheet, evening }) => (
            <li key={sheet.id} class="sheet-row">
              <button
                type="button"
                class="btn sheet-open"
                aria-current={sheet.id === currentId.value || undefined}
                onClick={() => {
                  currentId.value = sheet.id;
                  onOpen();
                }}
              >
                <strong>{day(sheet.started)}</strong>
                <span>{[...evening.players.values()].map(({ name }) => name).join(", ")}</span>
                <span class="hint">{t("sheet-matches-count", { count: evening.matches.length })}</span>
              </button>
              <button type="button" class="btn btn-quiet icon-btn" aria-label={t("sheet-forget", { day: day(sheet.started) })} onClick={() => setGoing(sheet.id)}>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      </section>
      {going !== null && (
        <Dialog title={t("sheet-forget-title")} onClose={() => setGoing(null)}>
          <p>{t("sheet-forget-about")}</p>
          <div class="next">
            <button type="button" class="btn" onClick={() => setGoing(null)}>
              {t("sheet-keep")}
            </button>
            <button
              type="button"
              class="btn btn-danger"
              onClick={() => {
                void forget(going);
                setGoing(null);
              }}
            >
              {t("sheet-forget-yes")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
