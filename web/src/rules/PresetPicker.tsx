import type { Catalogue } from "../protocol";
import { t, textId } from "../i18n";

interface Props {
  catalogue: Catalogue;
  chosen: string;
  /** Presets of which something was changed. */
  changed: ReadonlySet<string>;
  onChoose: (preset: string) => void;
}

/** The presets as cards, each with the line that says what is special about it. */
export function PresetPicker({ catalogue, chosen, changed, onChoose }: Props) {
  return (
    <fieldset class="presets">
      <legend class="rules-heading">{t("editor-presets")}</legend>
      <p class="rules-hint">{t("editor-presets-about")}</p>
      <div class="preset-row">
        {catalogue.presets.map(({ name, max_players: most }) => (
          <label key={name} class="preset">
            <input
              type="radio"
              name="preset"
              class="sr-only"
              checked={name === chosen}
              aria-labelledby={`preset-name-${name}`}
              aria-describedby={`preset-about-${name}`}
              onChange={() => onChoose(name)}
            />
            <span id={`preset-name-${name}`} class="preset-name">{t(textId("preset", name))}</span>
            <span id={`preset-about-${name}`} class="preset-about">
              <span>{t(textId("preset", name, "about"))}</span>
              <span class="preset-players">
                {t("editor-players", { most })}
                {changed.has(name) && ` · ${t("editor-changed")}`}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
