import { t } from "../../i18n";
import { nameOf, type Evening } from "../model/evening";
import { balancesOf, payments, POT, tallyOf, type Line } from "../model/tally";
import { Bar } from "../parts/plots";
import { money } from "../words";

/** What the evening came to so far: wins, lives, drownings, money. */
export function EveningTable({ evening }: { evening: Evening }) {
  const tally = tallyOf(evening);
  const lines = [...tally.lines].map(([id, line]) => ({ id, name: nameOf(evening, id), ...line }));
  const owed = payments(balancesOf(tally));
  const written = money(owed.map(({ amount }) => amount));
  const name = (id: string) => (id === POT ? t("sheet-pot") : nameOf(evening, id));
  const drownings = [...tally.drownings].flatMap(([by, victims]) => [...victims].map(([whom, times]) => ({ by, whom, times })));
  return (
    <>
      <section class="panel" aria-labelledby="sheet-table-title">
        <h2 id="sheet-table-title">{t("sheet-evening")}</h2>
        <Lines lines={lines} />
      </section>
      {drownings.length > 0 && (
        <section class="panel" aria-labelledby="sheet-drowned-title">
          <h2 id="sheet-drowned-title">{t("sheet-who-drowned")}</h2>
          <ul role="list" class="sheet-list">
            {drownings.sort((a, b) => b.times - a.times).map(({ by, whom, times }) => (
              <li key={`${by} ${whom}`}>{t("sheet-drowned", { by: name(by), whom: name(whom), times })}</li>
            ))}
          </ul>
        </section>
      )}
      {(owed.length > 0 || evening.matches.some(({ entry }) => entry.stake > 0)) && (
        <section class="panel" aria-labelledby="sheet-money-title">
          <h2 id="sheet-money-title">{t("sheet-money")}</h2>
          {owed.length === 0 && <p>{t("sheet-nobody-owes")}</p>}
          <ul role="list" class="sheet-list">
            {owed.map(({ from, to, amount }) => (
              <li key={`${from} ${to}`}>{t("sheet-pays", { from: name(from), to: name(to), amount: written(amount) })}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type Named = Line & { id: string; name: string };

/** A row for each player, the winners first. */
export function Lines({ lines, evenings }: { lines: readonly Named[]; evenings?: ReadonlyMap<string, number> }) {
  const most = Math.max(0, ...lines.map(({ wins }) => wins));
  const sorted = lines.toSorted((a, b) => b.wins - a.wins || b.taken - b.lost - (a.taken - a.lost));
  const paid = lines.some(({ balance }) => balance !== 0);
  const written = money(lines.map(({ balance }) => balance));
  return (
    <div class="sheet-scroll" tabIndex={0} role="group" aria-label={t("sheet-table")}>
      <table class="sheet-table">
        <thead>
          <tr>
            <th scope="col">{t("sheet-name")}</th>
            <th scope="col">{t("sheet-wins")}</th>
            {evenings && <th scope="col">{t("sheet-evenings")}</th>}
            <th scope="col">{t("sheet-matches")}</th>
            <th scope="col">{t("sheet-taken-lives")}</th>
            <th scope="col">{t("sheet-lost-lives")}</th>
            <th scope="col">{t("sheet-swum")}</th>
            <th scope="col">{t("sheet-out")}</th>
            <th scope="col">{t("sheet-fires")}</th>
            <th scope="col">{t("sheet-knocks")}</th>
            <th scope="col">{t("sheet-average")}</th>
            {paid && <th scope="col">{t("sheet-balance")}</th>}
          </tr>
        </thead>
        <tbody>
          {sorted.map((line) => (
            <tr key={line.id}>
              <th scope="row">{line.name}</th>
              <td>
                <span class="sheet-wins">
                  <Bar value={line.wins} most={most} />
                  {line.wins}
                </span>
              </td>
              {evenings && <td>{evenings.get(line.id)}</td>}
              <td>{line.matches}</td>
              <td>{line.taken}</td>
              <td>{line.lost}</td>
              <td>{line.swum}</td>
              <td>{line.drowned}</td>
              <td>{line.fires}</td>
              <td>{t("sheet-knocks-lost", { knocks: line.knocks, lost: line.knocksLost })}</td>
              <td>{line.hands === 0 ? "–" : t("sheet-number", { number: Math.round((10 * line.points) / line.hands) / 10 })}</td>
              {paid && <td>{written(line.balance)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
