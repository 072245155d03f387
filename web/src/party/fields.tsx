/** What one says of oneself, and how a table is to be kept. */

import { t, textOr } from "../i18n";
import type { Catalogue, Clock, Level } from "../protocol";
import type { Rules } from "../rules/rules";
import { RulesRow } from "../rules/RulesRow";
import { useMostPlayers } from "../start/most";
import { CLOCK_SECONDS, CLOCKS } from "../store/plans";
import { playerLook } from "../store/settings";
import { Choice, Switch } from "../ui/Choice";
import { LevelChoice } from "../ui/LevelChoice";
import { LookPicker } from "../ui/Look";
import { NameField } from "../ui/NameField";
import { Stepper } from "../ui/Stepper";

interface MeProps {
  /** What is wrong with the name. */
  problem: string | null;
  /** The picture of somebody who has chosen none. */
  look: number;
}

/** Name and picture; what one has chosen is remembered for the next table. */
export function MeFields({ problem, look }: MeProps) {
  return (
    <>
      <NameField problem={problem} required />
      <LookPicker value={playerLook.value ?? look} onChange={(chosen) => (playerLook.value = chosen)} />
    </>
  );
}

export interface TablePlan {
  rules: Rules;
  places: number;
  clock: Clock;
  level: Level;
  memory_help: boolean;
  watch: boolean;
  listed: boolean;
}

/** What a clock is called, and how long it gives. */
export function clockText(clock: Clock): string {
  return textOr(`clock-${clock}`, "party-clock", { seconds: CLOCK_SECONDS[clock] });
}

interface SettingsProps<Plan extends TablePlan> {
  catalogue: Catalogue;
  plan: Plan;
  /** So many have sat down already. */
  seated: number;
  /** A match is in play: its rules stay. */
  playing?: boolean;
  onChange: (plan: Plan) => void;
}

/** What the host of a table decides from the first. */
export function SettingsFields<Plan extends TablePlan>({ catalogue, plan, seated, playing = false, onChange }: SettingsProps<Plan>) {
  const most = useMostPlayers({ rules: plan.rules, catalogue });
  const least = Math.max(2, seated);
  const change = (part: Partial<TablePlan>) => onChange({ ...plan, ...part });
  return (
    <>
      {playing ? (
        <p class="hint">{t("party-rules-later")}</p>
      ) : (
        <RulesRow catalogue={catalogue} rules={plan.rules} onChange={(rules) => change({ rules })} />
      )}
      <Stepper
        label={t("party-places")}
        fewer={t("party-places-fewer")}
        more={t("party-places-more")}
        value={Math.min(Math.max(plan.places, least), most)}
        least={least}
        most={most}
        onChange={(places) => change({ places })}
      />
      <Choice
        legend={t("party-clock")}
        options={CLOCKS.map((clock) => [clock, clockText(clock)])}
        value={plan.clock}
        onChange={(clock) => change({ clock })}
      />
      <LevelChoice legend={t("party-level")} value={plan.level} onChange={(level) => change({ level })} />
      <div>
        <Switch
          label={t("start-memory")}
          hint={t("start-memory-about")}
          value={plan.memory_help}
          onChange={(value) => change({ memory_help: value })}
        />
        <Switch
          label={t("party-watch")}
          hint={t("party-watch-about")}
          value={plan.watch}
          onChange={(watch) => change({ watch })}
        />
        <Switch
          label={t("party-listed")}
          hint={t("party-listed-about")}
          value={plan.listed}
          onChange={(listed) => change({ listed })}
        />
      </div>
    </>
  );
}
