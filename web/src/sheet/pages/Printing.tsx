import { useEffect, useState } from "preact/hooks";
import { Card } from "../../cards/Card";
import { language, t, textId } from "../../i18n";
import { cardIndices } from "../../i18n/game";
import { publicOrigin } from "../../net/origin";
import { rulesText } from "../../rules/address";
import { described, isIdle, rulesName, valueText, type Rules } from "../../rules/rules";
import { Choice } from "../../ui/Choice";
import { nameOf, type Evening, type Match } from "../model/evening";
import { CATALOGUE, pointsOf, rulebook } from "../model/rules";

type Paper = "a4" | "a6";
type What = "blank" | "rules";

interface Props {
  evening: Evening;
  match: Match | null;
  rules: Rules;
}

/** A blank sheet and a rules card on paper, for those who like it so. */
export function Printing({ evening, match, rules }: Props) {
  const [paper, setPaper] = useState<Paper>("a4");
  const [what, setWhat] = useState<What | null>(null);
  useEffect(() => {
    if (what === null) return;
    const done = () => setWhat(null);
    addEventListener("afterprint", done, { once: true });
    print();
    return () => removeEventListener("afterprint", done);
  }, [what]);
  return (
    <section class="panel" aria-labelledby="sheet-print-title">
      <h2 id="sheet-print-title">{t("sheet-print")}</h2>
      <Choice
        legend={t("sheet-paper")}
        options={[["a4", t("sheet-paper-a4")], ["a6", t("sheet-paper-a6")]]}
        value={paper}
        onChange={setPaper}
      />
      <div class="sheet-buttons">
        <button type="button" class="btn" onClick={() => setWhat("blank")}>
          {t("sheet-print-blank")}
        </button>
        <button type="button" class="btn" onClick={() => setWhat("rules")}>
          {t("sheet-print-rules")}
        </button>
      </div>
      {what === "blank" && <BlankSheet paper={paper} names={match?.seats.map(({ id }) => nameOf(evening, id)) ?? []} rules={rules} />}
      {what === "rules" && <RulesCard paper={paper} rules={rules} />}
    </section>
  );
}

const ROWS: Readonly<Record<Paper, number>> = { a4: 29, a6: 15 };
const COLUMNS: Readonly<Record<Paper, number>> = { a4: 8, a6: 5 };

function BlankSheet({ paper, names, rules }: { paper: Paper; names: readonly string[]; rules: Rules }) {
  const columns = Array.from({ length: Math.max(COLUMNS[paper], names.length) }, (_, n) => names[n] ?? "");
  return (
    <div class={`paper paper-${paper}`} data-testid="paper">
      <h1>{t("app-name")}</h1>
      <p>{rulesName(described(rules, CATALOGUE))}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("sheet-paper-round")}</th>
            {columns.map((name, n) => (
              <th key={n} scope="col">
                {name}
              </th>
            ))}
          </tr>
          <tr class="paper-lives">
            <th scope="row">{t("option-lives")}</th>
            {columns.map((_, n) => (
              <td key={n}>{"◯".repeat(rulebook(rules).lives)}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: ROWS[paper] }, (_, row) => (
            <tr key={row}>
              <th scope="row">{row + 1}</th>
              {columns.map((_, n) => (
                <td key={n} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A hand for each thing worth knowing, valued where it is played. */
const EXAMPLES = [
  ["Ah", "Kh", "Th"],
  ["8c", "8h", "8s"],
  ["Ah", "Ks", "8s"],
];

function RulesCard({ paper, rules }: { paper: Paper; rules: Rules }) {
  const told = described(rules, CATALOGUE);
  return (
    <div class={`paper paper-${paper}`} data-testid="paper">
      <h1>{rulesName(told)}</h1>
      <p>{t("sheet-card-values")}</p>
      <p class="paper-address">{new URL(publicOrigin()).host + rulesText(rules, language.value)}</p>
      {paper === "a4" && (
        <div class="paper-hands">
          {EXAMPLES.map((hand) => (
            <figure key={hand.join()}>
              <span class="paper-hand">
                {hand.map((code) => (
                  <Card key={code} code={code} size="s" indices={cardIndices()} />
                ))}
              </span>
              <figcaption>{t("points", { value: pointsOf(rulebook(rules), hand) })}</figcaption>
            </figure>
          ))}
        </div>
      )}
      <dl>
        {CATALOGUE.options.filter((option) => !isIdle(rules, option, CATALOGUE)).map((option) => (
          <div key={option.name}>
            <dt>{t(textId("option", option.name))}</dt>
            <dd>{valueText(option, told.options[option.name] ?? option.default)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
