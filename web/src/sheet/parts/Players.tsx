import { useId, useState } from "preact/hooks";
import { t } from "../../i18n";
import { Dialog } from "../../ui/Dialog";
import { newId, type Id } from "../model/entries";
import { nameOf, type Evening, type Match } from "../model/evening";
import { write } from "../store/sheets";

interface Props {
  evening: Evening;
  match: Match;
  onClose: () => void;
}

/** Who joins late, who goes home, and names that were mistyped. */
export function Players({ evening, match, onClose }: Props) {
  const ids = { name: useId(), after: useId(), lives: useId(), problem: useId() };
  const seats = match.seats.filter(({ gone }) => !gone);
  const fewest = Math.max(1, Math.min(...seats.filter(({ out }) => !out).map(({ lives }) => lives)));
  const [name, setName] = useState("");
  const [after, setAfter] = useState<Id>(seats.at(-1)?.id ?? "");
  const [lives, setLives] = useState(fewest);
  const [problem, setProblem] = useState<string | null>(null);
  const [misnamed, setMisnamed] = useState<string | null>(null);
  const named = (text: string) => [...evening.players.values()].find((one) => one.name.toLocaleLowerCase() === text.toLocaleLowerCase());
  const rename = (id: Id, text: string): boolean => {
    const other = named(text);
    const taken = other !== undefined && other.id !== id;
    setMisnamed(taken ? t("sheet-name-twice", { name: text }) : text === "" ? t("sheet-name-missing") : null);
    if (taken || text === "") return false;
    write({ op: "add", entry: { kind: "renamed", id: newId(), player: id, name: text } });
    return true;
  };
  const join = () => {
    const text = name.trim();
    const same = named(text);
    const back = same && match.seats.find(({ id }) => id === same.id);
    if (text === "") setProblem(t("sheet-name-missing"));
    else if (back && !back.gone) setProblem(t("sheet-name-twice", { name: text }));
    else if (seats.length >= match.book.most) setProblem(t("sheet-too-many", { most: match.book.most }));
    else {
      write({ op: "add", entry: { kind: "joins", id: newId(), player: same ?? { id: newId(), name: text }, after, lives } });
      onClose();
    }
  };
  return (
    <Dialog title={t("sheet-players")} onClose={onClose} class="sheet-players">
      <ul role="list">
        {seats.map(({ id }) => (
          <li key={id} class="sheet-row">
            <input
              class="input"
              aria-label={t("sheet-name-of", { name: nameOf(evening, id) })}
              value={nameOf(evening, id)}
              maxLength={24}
              onChange={(event) => {
                if (!rename(id, event.currentTarget.value.trim())) event.currentTarget.value = nameOf(evening, id);
              }}
            />
            {match.phase === "playing" && (
              <button type="button" class="btn" aria-label={t("sheet-goes-home-named", { name: nameOf(evening, id) })} onClick={() => write({ op: "add", entry: { kind: "leaves", id: newId(), player: id } })}>
                {t("sheet-goes-home")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="alert" class="sheet-problem">
        {misnamed}
      </p>
      {match.phase === "playing" && (
        <section aria-labelledby={`${ids.name}-title`} class="sheet-joins">
          <h3 id={`${ids.name}-title`}>{t("sheet-joins")}</h3>
          <div class="field">
            <label class="label" for={ids.name}>
              {t("sheet-name")}
            </label>
            <input id={ids.name} class="input" value={name} maxLength={24} autocomplete="off" aria-describedby={ids.problem} onInput={(event) => setName(event.currentTarget.value)} />
          </div>
          <div class="field">
            <label class="label" for={ids.after}>
              {t("sheet-sits-after")}
            </label>
            <select id={ids.after} class="input" value={after} onChange={(event) => setAfter(event.currentTarget.value)}>
              {seats.map(({ id }) => (
                <option key={id} value={id}>
                  {nameOf(evening, id)}
                </option>
              ))}
            </select>
          </div>
          <div class="field">
            <label class="label" for={ids.lives}>
              {t("option-lives")}
            </label>
            <select id={ids.lives} class="input" value={lives} onChange={(event) => setLives(Number(event.currentTarget.value))}>
              {Array.from({ length: match.book.lives }, (_, n) => n + 1).map((n) => (
                <option key={n} value={n}>
                  {t("option-lives-value", { value: n })}
                </option>
              ))}
            </select>
          </div>
          <p id={ids.problem} role="alert" class="sheet-problem">
            {problem}
          </p>
          <button type="button" class="btn btn-primary" onClick={join}>
            {t("sheet-join")}
          </button>
        </section>
      )}
      {match.phase === "playing" && (
        <button type="button" class="btn btn-danger" onClick={() => {
          write({ op: "add", entry: { kind: "ends", id: newId() } });
          onClose();
        }}>
          {t("sheet-break-off")}
        </button>
      )}
    </Dialog>
  );
}
