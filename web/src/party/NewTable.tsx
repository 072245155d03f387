import "./party.css";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import { failureText } from "../i18n/answers";
import { ApiError, openTable } from "../net/api";
import { go, tableAddress } from "../router";
import type { Rules } from "../rules/rules";
import { CatalogueNotice } from "../start/CatalogueNotice";
import { useMostPlayers } from "../start/most";
import { loadCatalogue } from "../store/catalogue";
import { clock, computers, listed, memoryHelp, places, planned, planRules, tableLevel, watch } from "../store/plans";
import { newSecret, remember } from "../store/seats";
import { playerLook, playerName } from "../store/settings";
import { Header } from "../ui/Header";
import { Stepper } from "../ui/Stepper";
import { MeFields, SettingsFields, type TablePlan } from "./fields";

/** The picture of who opens a table and has chosen none. */
const FIRST_LOOK = 0;

/** A table for friends, before it is there. */
export function NewTable() {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => void loadCatalogue(), []);
  const known = planned.value;
  const most = useMostPlayers(known);
  const room = Math.min(places.value, most);
  const others = Math.min(computers.value, room - 1);

  const open = async () => {
    if (busy || !known) return;
    if (playerName.peek().trim() === "") {
      setProblem("bad-name");
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      go(tableAddress(await openPlanned(known.rules, room, others)));
    } catch (error) {
      setProblem(error instanceof ApiError ? error.problem.code : "internal");
      setBusy(false);
    }
  };
  return (
    <>
      <Header />
      <main class="start party-new">
        <h1>{t("title-friends")}</h1>
        <p class="lead">{t("party-lead")}</p>
        {known ? (
          <form
            class="panel party-form"
            noValidate // an empty name is said in the page's language, not the browser's
            onSubmit={(event) => {
              event.preventDefault();
              void open();
            }}
          >
            <div class="party-me">
              <MeFields problem={problem === "bad-name" ? t("failed-bad-name") : null} look={FIRST_LOOK} />
            </div>
            <div class="party-how">
              <SettingsFields catalogue={known.catalogue} plan={plan(known.rules)} seated={1} onChange={keep} />
              <Stepper
                label={t("party-computers")}
                fewer={t("party-computers-fewer")}
                more={t("party-computers-more")}
                value={others}
                least={0}
                most={room - 1}
                onChange={(count) => (computers.value = count)}
              />
            </div>
            <div class="party-go">
              {problem !== null && problem !== "bad-name" && (
                <p class="error" role="alert">
                  {failureText(problem)}
                </p>
              )}
              <button type="submit" class="btn btn-large btn-primary" aria-disabled={busy || undefined}>
                {t("party-open")}
              </button>
            </div>
          </form>
        ) : (
          <CatalogueNotice />
        )}
      </main>
    </>
  );
}

function plan(rules: Rules): TablePlan {
  return {
    rules,
    places: places.value,
    clock: clock.value,
    level: tableLevel.value,
    memory_help: memoryHelp.value,
    watch: watch.value,
    listed: listed.value,
  };
}

function keep(next: TablePlan): void {
  planRules(next.rules);
  places.value = next.places;
  clock.value = next.clock;
  tableLevel.value = next.level;
  memoryHelp.value = next.memory_help;
  watch.value = next.watch;
  listed.value = next.listed;
}

async function openPlanned(rules: Rules, room: number, others: number): Promise<string> {
  const name = playerName.peek().trim();
  if (name === "") throw new ApiError({ code: "bad-name", problems: [] });
  const secret = newSecret();
  const { table } = await openTable({
    ...plan(rules),
    places: room,
    name,
    look: playerLook.peek() ?? FIRST_LOOK,
    secret,
    opponents: Array.from({ length: others }, () => tableLevel.peek()),
    start: false,
  });
  remember({ table, secret, at: Date.now(), over: false });
  return table;
}
