import "./sheet.css";
import "./paper.css";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { ApiError } from "../net/api";
import { go } from "../router";
import { Header } from "../ui/Header";
import { Icon, type IconName } from "../ui/Icon";
import type { Entry } from "./model/entries";
import { currentMatch } from "./model/evening";
import { STANDARD } from "./model/rules";
import { AllEvenings } from "./pages/AllEvenings";
import { Board } from "./pages/Board";
import { EveningTable } from "./pages/EveningTable";
import { Files, SaveButtons } from "./pages/Files";
import { Printing } from "./pages/Printing";
import { Setup } from "./pages/Setup";
import { SharedNotice, Sharing } from "./pages/Sharing";
import { install } from "./offline";
import { follow, join } from "./store/sharing";
import { begin, current, currentId, evening, load, loaded, save, trouble, write } from "./store/sheets";
import { keepAwake } from "./store/wake";

const TABS = [
  ["play", "sheet-tab-play", "edit"],
  ["evening", "sheet-tab-evening", "log"],
  ["all", "sheet-tab-all", "chart"],
  ["more", "sheet-tab-more", "settings"],
] as const satisfies readonly (readonly [string, string, IconName])[];
/** The address of one's own sheets; a shared one has another. */
const SHEET = "/sheet";
type Tab = (typeof TABS)[number][0];

const TROUBLES = { full: "sheet-storage-full", refused: "sheet-storage-refused", later: "sheet-storage-later" } as const;

/** The score sheet for a table with real cards; `share` is the name of a sheet of others that a link leads to. */
export function SheetPage({ share }: { share: string | null }) {
  const [missing, setMissing] = useState<string | null>(null);
  const [tab, setTab] = useState<Tab>("play");
  const [setting, setSetting] = useState(false);
  useEffect(() => {
    install();
    void load()
      .then(() => (share === null ? undefined : join(share)))
      .catch((error: unknown) => setMissing(error instanceof ApiError && error.problem.code !== "not-found" ? "failed-unreachable" : "sheet-share-gone"));
    return follow();
  }, [share]);
  const begun = current.value !== null;
  useEffect(() => (begun ? keepAwake() : undefined), [begun]);
  const match = currentMatch(evening.value);
  const start = (entry: Entry) => {
    if (begun) write({ op: "add", entry });
    else begin(entry);
    setSetting(false);
    setTab("play");
  };
  return (
    <>
      <Header />
      <main class="sheet">
        <h1 class="sr-only">{t("sheet-title")}</h1>
        {trouble.value !== null && (
          <div class="panel sheet-trouble" role="alert">
            <p>{t(TROUBLES[trouble.value])}</p>
            <div class="sheet-buttons">
              <SaveButtons />
              <button type="button" class="btn" onClick={() => void save()}>
                {t("failed-retry")}
              </button>
            </div>
          </div>
        )}
        {missing !== null && (
          <p class="panel sheet-notice" role="alert">
            {t(missing)}
          </p>
        )}
        {current.value?.share && <SharedNotice evening={evening.value} share={current.value.share} />}
        {!loaded.value && <p role="status">{t("sheet-loading")}</p>}
        {loaded.value && tab === "play" && (match && !setting ? (
          <Board key={currentId.value} evening={evening.value} match={match} onNext={() => setSetting(true)} />
        ) : (
          <Setup
            players={match?.seats.filter(({ gone }) => !gone).flatMap(({ id }) => evening.value.players.get(id) ?? []) ?? []}
            absent={[...evening.value.players.values()]}
            dealer={nextDealer(match)}
            onStart={start}
          />
        ))}
        {loaded.value && tab === "evening" && (match ? <EveningTable evening={evening.value} /> : <p class="panel">{t("sheet-no-evening")}</p>)}
        {loaded.value && tab === "all" && (
          <AllEvenings
            onOpen={() => {
              go(SHEET, true);
              setTab("play");
            }}
          />
        )}
        {loaded.value && tab === "more" && (
          <>
            {begun && (
              <section class="panel">
                <button
                  type="button"
                  class="btn"
                  onClick={() => {
                    currentId.value = null;
                    go(SHEET, true);
                    setTab("play");
                  }}
                >
                  {t("sheet-new-evening")}
                </button>
              </section>
            )}
            <Sharing />
            <Files />
            <Printing evening={evening.value} match={match} rules={match?.entry.rules ?? STANDARD} />
          </>
        )}
      </main>
      <nav class="sheet-tabs" aria-label={t("sheet-tabs")}>
        {TABS.map(([id, text, icon]) => (
          <button key={id} type="button" aria-current={tab === id ? "page" : undefined} onClick={() => setTab(id)}>
            <Icon name={icon} />
            {t(text)}
          </button>
        ))}
      </nav>
    </>
  );
}

/** The next match is dealt by who would have dealt the next round. */
function nextDealer(match: ReturnType<typeof currentMatch>): string | null {
  if (!match) return null;
  const here = match.seats.filter(({ gone }) => !gone);
  const place = here.findIndex(({ id }) => id === match.dealer);
  return here[(place + 1) % here.length]?.id ?? null;
}
