import { useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { Mark } from "../cards/Sprite";
import { language, LANGUAGES, setLanguage, t } from "../i18n";
import { theme, THEMES, type Theme } from "../store/settings";
import { Icon, type IconName } from "./Icon";
import { Link } from "./Link";
import { Settings } from "./Settings";

const THEME_ICONS: Record<Theme, IconName> = { auto: "auto", light: "sun", dark: "moon" };

/** The line on top of every page: home, what the page adds, language, light or dark, settings. */
export function Header({ children }: { children?: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  return (
    <header class="bar">
      <Link href="/" class="brand" label={t("nav-home")}>
        <Mark name="logo" />
        <span>{t("app-name")}</span>
      </Link>
      <span class="bar-middle">{children}</span>
      <LanguageMenu />
      <ThemeButton />
      <button type="button" class="btn btn-quiet icon-btn" aria-label={t("settings-title")} onClick={() => setOpen(true)}>
        <Icon name="settings" />
      </button>
      {open && <Settings onClose={() => setOpen(false)} />}
    </header>
  );
}

/** The sign of the language in use; a tap lists all of them. */
function LanguageMenu() {
  return (
    <label class="btn btn-quiet icon-btn language" title={t("settings-language")}>
      <span aria-hidden="true">{t("language-sign")}</span>
      <select
        aria-label={t("settings-language")}
        value={language.value}
        onChange={(event) => void setLanguage(event.currentTarget.value)}
      >
        {LANGUAGES.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function ThemeButton() {
  const next = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length] ?? "auto";
  const label = t("nav-theme", { theme: t(`settings-theme-${theme.value}`) });
  return (
    <button type="button" class="btn btn-quiet icon-btn" aria-label={label} title={label} onClick={() => (theme.value = next)}>
      <Icon name={THEME_ICONS[theme.value]} />
    </button>
  );
}
