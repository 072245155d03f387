import { useEffect, useId, useRef, useState } from "preact/hooks";
import { t } from "../../i18n";
import { cardName } from "../../i18n/game";
import { kept, oneOf } from "../../store/storage";
import { Choice, Switch } from "../../ui/Choice";
import { Dialog } from "../../ui/Dialog";
import { blankRound, type Id, type RoundEntry, type Way } from "../model/entries";
import { BY_FIRE } from "../../kernel/kernel.js";
import { nameOf, playing, playRound, type Evening, type Match, type RoundResult } from "../model/evening";
import { problemText, reasons } from "../words";
import { CardGrid } from "./CardGrid";
import { Chips } from "./Chips";
import { Losers } from "./Losers";
import { PointGrid } from "./PointGrid";

const WAYS: readonly Way[] = ["losers", "points", "cards"];
const lastWay = kept<Way>("sheet-way", "points", oneOf(WAYS));
const NOBODY = "";

interface Props {
  evening: Evening;
  /** As it stood before the round. */
  match: Match;
  /** The round that is corrected. */
  entry?: RoundEntry;
  onTake: (entry: RoundEntry) => void;
  onClose: () => void;
}

/** What a way of entering rounds needs to know, and how it tells what was entered. */
export interface WayProps {
  match: Match;
  players: readonly Id[];
  name: (id: Id) => string;
  round: RoundEntry;
  result: RoundResult;
  onChange: (changes: Partial<RoundEntry>) => void;
}

/** A round, entered in one of three ways: what comes of it is said before it is taken. */
export function RoundForm({ evening, match, entry, onTake, onClose }: Props) {
  const [round, setRound] = useState<RoundEntry>(() => entry ?? blankRound(lastWay.peek()));
  const [insisted, setInsisted] = useState(false);
  const verdict = useId();
  const result = playRound(match, round);
  const players = playing(match.seats);
  const name = (id: Id) => nameOf(evening, id);
  const change = (changes: Partial<RoundEntry>) => {
    setInsisted(false);
    setRound({ ...round, ...changes });
  };
  const way = (next: Way) => {
    lastWay.value = next;
    change({ way: next });
  };
  const take = () => {
    if (result.problems.length > 0) setInsisted(true);
    else onTake({ ...round, back: round.back.filter((id) => result.mayBack.includes(id)) });
  };
  const shared: WayProps = { match, players, name, round, result, onChange: change };
  const fire = match.book.worths.some(({ ends }) => ends === BY_FIRE);
  return (
    <Dialog title={t(entry ? "sheet-correct" : "sheet-round", { round: result.number })} onClose={onClose} class="sheet-round">
      {!round.void && (
        <>
          <Choice
            legend={t("sheet-way")}
            hideLegend
            options={[["losers", t("sheet-way-losers")], ["points", t("sheet-way-points")], ["cards", t("sheet-way-cards")]]}
            value={round.way}
            onChange={way}
          />
          {round.way === "losers" && <Losers {...shared} fire={fire} />}
          {round.way === "points" && <PointGrid {...shared} />}
          {round.way === "cards" && <CardGrid {...shared} />}
          <Chips
            legend={t("sheet-knocker")}
            options={[[NOBODY, t("sheet-no-one")], ...players.map((id) => [id, name(id)] as const)]}
            value={round.knocker ?? NOBODY}
            onChange={(id) => change({ knocker: id === NOBODY ? null : id })}
          />
        </>
      )}
      <details class="more">
        <summary>{t("sheet-exceptions")}</summary>
        <Switch label={t("sheet-void-round")} value={round.void} onChange={(on) => change({ void: on, override: null })} />
        {!round.void && (
          <Switch
            label={t("sheet-override")}
            hint={t("sheet-override-about")}
            value={round.override !== null}
            onChange={(on) => change({ override: on ? { ...result.settled.lost } : null })}
          />
        )}
        {round.override && players.map((id) => (
          <Choice
            key={id}
            legend={name(id)}
            options={["0", "1", "2"].map((lives) => [lives, t("sheet-lives", { lost: Number(lives) })])}
            value={String(round.override?.[id] ?? 0)}
            onChange={(lives) => change({ override: { ...round.override, [id]: Number(lives) } })}
          />
        ))}
      </details>
      <div class="sheet-verdict" id={verdict}>
        <Verdict evening={evening} result={result} insisted={insisted} />
        {result.problems.length === 0 && result.mayBack.map((id) => (
          <Switch
            key={id}
            label={t("sheet-buy-back", { name: name(id) })}
            value={round.back.includes(id)}
            onChange={(on) => change({ back: on ? [...round.back, id] : round.back.filter((one) => one !== id) })}
          />
        ))}
        <button type="button" class="btn btn-large btn-primary" aria-disabled={result.problems.length > 0 || undefined} onClick={take}>
          {t(entry ? "sheet-take-correction" : "sheet-take")}
        </button>
      </div>
    </Dialog>
  );
}

/** Said before it is asked for only where something is wrong that is there; what is merely missing waits for the button. */
function Verdict({ evening, result, insisted }: { evening: Evening; result: RoundResult; insisted: boolean }) {
  const waiting = ["missing", "cards", "nobody", "suit"];
  const wrong = result.problems.filter(({ code }) => insisted || !waiting.includes(code));
  const about = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (insisted) about.current?.scrollIntoView({ block: "nearest" });
  }, [insisted]);
  return (
    <div role="status">
      {wrong.length > 0 && (
        <ul role="list" class="sheet-problem" ref={about}>
          {wrong.map((problem) => (
            <li key={`${problem.code}-${problem.player ?? ""}`}>{problemText(problem, evening, cardName)}</li>
          ))}
        </ul>
      )}
      {result.problems.length === 0 && (
        <ul role="list" class="sheet-reasons">
          {reasons(result, evening).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
