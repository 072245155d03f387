import { useId, useState } from "preact/hooks";
import { t } from "../../i18n";
import type { Rules } from "../../rules/rules";
import { kept } from "../../store/storage";
import { decodeRules, encodeRules } from "../../rules/address";
import { announce } from "../../ui/announce";
import { Icon } from "../../ui/Icon";
import { newId, type Entry, type Player } from "../model/entries";
import { CATALOGUE, rulebook } from "../model/rules";
import { moved, useReorder } from "../parts/order";
import { RulesFields } from "../parts/RulesFields";
import { knownNames } from "../store/sheets";

const lastRules = kept("sheet-rules", "", (stored) => (typeof stored === "string" ? stored : undefined));
const lastStake = kept("sheet-stake", 0, (stored) => (typeof stored === "number" && stored >= 0 && stored <= 1e7 ? stored : undefined));
const LONGEST = 24;

interface Props {
  /** Those of the last match, in their order. */
  players: readonly Player[];
  /** Who deals next. */
  dealer: string | null;
  /** Names that nobody else may take: of those who are not playing now. */
  absent?: readonly Player[];
  onStart: (entry: Entry) => void;
}

/** Who plays, in which order, by which rules: and go. */
export function Setup({ players: given, dealer: first, absent = [], onStart }: Props) {
  const [players, setPlayers] = useState<readonly Player[]>(given);
  const [dealer, setDealer] = useState(first);
  const [rules, setRules] = useState<Rules>(() => decodeRules(lastRules.peek(), CATALOGUE).rules);
  const [stake, setStake] = useState(lastStake.peek() === 0 ? "" : String(lastStake.peek() / 100));
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const ids = { name: useId(), stake: useId(), problem: useId() };
  const { most } = rulebook(rules);
  const { list, dragged, handle } = useReorder((from, to) => setPlayers((all) => moved(all, from, to)));
  const taken = (text: string) => players.some((one) => one.name.toLocaleLowerCase() === text.toLocaleLowerCase());
  const offered = knownNames.value.filter((one) => !taken(one)).slice(0, 12);

  /** All players with one more, who may be one that played before; null, and said, where that name is taken. */
  const withName = (trimmed: string): readonly Player[] | null => {
    if (taken(trimmed)) {
      setProblem(t("sheet-name-twice", { name: trimmed }));
      return null;
    }
    const known = absent.find((one) => one.name.toLocaleLowerCase() === trimmed.toLocaleLowerCase());
    return [...players, known ?? { id: newId(), name: trimmed }];
  };
  const add = (text: string) => {
    const trimmed = text.trim();
    const all = trimmed === "" ? null : withName(trimmed);
    if (!all) return;
    setPlayers(all);
    setName("");
    setProblem(null);
    announce(t("sheet-added", { name: trimmed }));
  };
  const move = (from: number, to: number) => {
    setPlayers(moved(players, from, to));
    const one = players[from];
    if (one) announce(t("sheet-moved", { name: one.name, place: to + 1 }));
  };
  const start = () => {
    const all = name.trim() === "" ? players : withName(name.trim());
    if (!all) return;
    const deals = all.find(({ id }) => id === dealer) ?? all[0];
    const amount = Math.round(Number(stake.replace(",", ".")) * 100);
    if (all.length < 2 || !deals) setProblem(t("sheet-too-few"));
    else if (all.length > most) setProblem(t("sheet-too-many", { most }));
    else if (Number.isNaN(amount) || amount < 0 || amount > 1e7) setProblem(t("sheet-bad-stake"));
    else {
      lastRules.value = encodeRules(rules);
      lastStake.value = amount;
      onStart({ kind: "match", id: newId(), rules, players: all, dealer: deals.id, stake: amount });
    }
  };

  return (
    <div class="sheet-setup">
      <section class="panel" aria-labelledby={`${ids.name}-title`}>
        <h2 id={`${ids.name}-title`}>{t("sheet-who")}</h2>
        {players.length > 0 && (
          <ol class="sheet-order" role="list" ref={list}>
            {players.map((player, place) => (
              <li key={player.id} data-dragged={dragged === place || undefined}>
                <span class="sheet-grip" aria-hidden="true" {...handle(place)}>
                  ⠿
                </span>
                <span class="sheet-name">{player.name}</span>
                <button type="button" class="btn btn-quiet icon-btn" aria-label={t("sheet-up", { name: player.name })} aria-disabled={place === 0 || undefined} onClick={() => place > 0 && move(place, place - 1)}>
                  <Icon name="up" />
                </button>
                <button type="button" class="btn btn-quiet icon-btn" aria-label={t("sheet-down", { name: player.name })} aria-disabled={place === players.length - 1 || undefined} onClick={() => place < players.length - 1 && move(place, place + 1)}>
                  <Icon name="down" />
                </button>
                <button type="button" class="btn btn-quiet icon-btn" aria-label={t("sheet-remove", { name: player.name })} onClick={() => setPlayers(players.filter(({ id }) => id !== player.id))}>
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ol>
        )}
        <div class="field">
          <label for={ids.name} class="label">
            {t("sheet-name")}
          </label>
          <span class="sheet-row">
            <input
              id={ids.name}
              class="input"
              value={name}
              maxLength={LONGEST}
              autocomplete="off"
              enterkeyhint="next"
              aria-invalid={problem !== null ? true : undefined}
              aria-describedby={problem === null ? undefined : ids.problem}
              onInput={(event) => setName(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                if (name.trim() === "") start();
                else add(name);
              }}
            />
            <button type="button" class="btn" onClick={() => add(name)}>
              {t("sheet-add")}
            </button>
          </span>
        </div>
        {offered.length > 0 && (
          <div class="chips" role="group" aria-label={t("sheet-known")}>
            {offered.map((one) => (
              <button key={one} type="button" class="chip" onClick={() => add(one)}>
                + {one}
              </button>
            ))}
          </div>
        )}
        {players.length > 1 && (
          <div class="field">
            <label for={`${ids.name}-dealer`} class="label">
              {t("sheet-first-dealer")}
            </label>
            <select id={`${ids.name}-dealer`} class="input" value={dealer ?? players[0]?.id} onChange={(event) => setDealer(event.currentTarget.value)}>
              {players.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          </div>
        )}
      </section>
      <section class="panel" aria-label={t("start-rules")}>
        <RulesFields rules={rules} onChange={setRules} />
        <div class="field">
          <label for={ids.stake} class="label">
            {t("sheet-stake")}
          </label>
          <input id={ids.stake} class="input" inputMode="decimal" value={stake} placeholder="0" onInput={(event) => setStake(event.currentTarget.value)} />
          <span class="hint">{t("sheet-stake-about")}</span>
        </div>
      </section>
      <div class="sheet-foot">
        <p id={ids.problem} role="alert" class="sheet-problem">
          {problem}
        </p>
        <button type="button" class="btn btn-large btn-primary" onClick={start}>
          {t("sheet-start")}
        </button>
      </div>
    </div>
  );
}
