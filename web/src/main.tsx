import "./styles/index.css";
import "./ui/ui.css";
import "./ui/look.css";
import "./start/start.css";
import "./table/layout.css";
import "./table/parts.css";
import "./talk/bubble.css";
import "./end/end.css";
import "./lesson/lesson.css";
import { render } from "preact";
import { App } from "./app";
import { mountSprite } from "./cards/Sprite";
import { startLanguage } from "./i18n";
import { applyAppearance } from "./store/settings";

applyAppearance(document.documentElement);
mountSprite();
void startLanguage().then(() => {
  const root = document.getElementById("app");
  if (root) render(<App />, root);
});
