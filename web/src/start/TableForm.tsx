import { t } from "../i18n";
import type { Level } from "../protocol";
import { RulesRow } from "../rules/RulesRow";
import { levelsOf, memoryHelp, opponents, ownLevels, planned, planRules, tableLevel } from "../store/plans";
import { Switch } from "../ui/Choice";
import { LevelChoice, LevelSelects } from "../ui/LevelChoice";
import { NameField } from "../ui/NameField";
import { Stepper } from "../ui/Stepper";

/** How the next table is to be. */
export function TableForm({ most }: { most: number }) {
  const plan = planned.value;
  return (
    <section class="panel table-form" aria-labelledby="table-form-title">
      <h2 id="table-form-title" class="sr-only">
        {t("start-table")}
      </h2>
      {plan && <RulesRow catalogue={plan.catalogue} rules={plan.rules} onChange={planRules} />}
      <Stepper
        label={t("start-opponents")}
        fewer={t("start-fewer")}
        more={t("start-more-opponents")}
        value={Math.min(opponents.value, most)}
        least={1}
        most={most}
        onChange={(count) => (opponents.value = count)}
      />
      <LevelChoice
        legend={t("start-level")}
        value={tableLevel.value}
        onChange={(level) => {
          tableLevel.value = level;
          ownLevels.value = [];
        }}
      />
      <details class="more">
        <summary>{t("start-more")}</summary>
        <div class="more-body">
          <OwnLevels count={Math.min(opponents.value, most)} />
          <NameField placeholder={t("start-name-default")} />
          <Switch
            label={t("start-memory")}
            hint={t("start-memory-about")}
            value={memoryHelp.value}
            onChange={(value) => (memoryHelp.value = value)}
          />
        </div>
      </details>
    </section>
  );
}

/** A level and a character for each opponent. */
function OwnLevels({ count }: { count: number }) {
  const levels = levelsOf(count);
  const set = (place: number, level: Level) => {
    ownLevels.value = levels.map((one, at) => (at === place ? level : one));
  };
  return (
    <fieldset class="own-levels">
      <legend class="label">{t("start-levels")}</legend>
      <div class="own-levels-grid">
        {levels.map((level, place) => (
          <fieldset key={place} class="field">
            <legend>{t("start-opponent", { number: place + 1 })}</legend>
            <LevelSelects value={level} onChange={(next) => set(place, next)} />
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}
