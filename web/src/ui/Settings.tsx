import { language, LANGUAGES, setLanguage, t } from "../i18n";
import {
  confirmMoves, deck, DECKS, goesOn, shortcuts, speed, SPEEDS, theme, THEMES,
} from "../store/settings";
import { Choice, Switch } from "./Choice";
import { Dialog } from "./Dialog";

/** Everything that a person can have as they like it, the same on every page. */
export function Settings({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t("settings-title")} onClose={onClose} class="settings">
      <Choice
        legend={t("settings-language")}
        options={LANGUAGES.map(({ tag, name }) => [tag, name])}
        value={language.value}
        onChange={(tag) => void setLanguage(tag)}
      />
      <Choice
        legend={t("settings-theme")}
        options={THEMES.map((value) => [value, t(`settings-theme-${value}`)])}
        value={theme.value}
        onChange={(value) => (theme.value = value)}
      />
      <Choice
        legend={t("settings-deck")}
        options={DECKS.map((value) => [value, t(`settings-deck-${value}`)])}
        value={deck.value}
        onChange={(value) => (deck.value = value)}
      />
      <Choice
        legend={t("settings-speed")}
        options={SPEEDS.map((value) => [value, t(`settings-speed-${value}`)])}
        value={speed.value}
        onChange={(value) => (speed.value = value)}
      />
      <div>
        <Switch
          label={t("settings-confirm")}
          hint={t("settings-confirm-about")}
          value={confirmMoves.value}
          onChange={(value) => (confirmMoves.value = value)}
        />
        <Switch
          label={t("settings-goes-on")}
          value={goesOn.value}
          onChange={(value) => (goesOn.value = value)}
        />
        <Switch
          label={t("settings-shortcuts")}
          hint={t("settings-shortcuts-about")}
          value={shortcuts.value}
          onChange={(value) => (shortcuts.value = value)}
        />
      </div>
    </Dialog>
  );
}
