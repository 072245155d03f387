import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import type { Level, TableState } from "../protocol";
import { normalised } from "../rules/rules";
import { catalogue, loadCatalogue } from "../store/catalogue";
import type { Game } from "../store/game";
import { isPlaying } from "../store/party";
import { Switch } from "../ui/Choice";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { LevelSelects } from "../ui/LevelChoice";
import { SettingsFields, type TablePlan } from "./fields";

interface HostToolsProps {
  game: Game;
  state: TableState;
}

/** What only the host can do: more computer players, another way to play. */
export function HostTools({ game, state }: HostToolsProps) {
  const [level, setLevel] = useState<Level>(state.settings.level);
  const [open, setOpen] = useState(false);
  const full = state.party.length >= state.settings.places;
  return (
    <div class="host-tools" role="group" aria-label={t("party-host-tools")}>
      {!full && (
        <div class="add-computer">
          <button type="button" class="btn" onClick={() => game.ask({ t: "add-computer", level })}>
            <Icon name="computer" />
            {t("party-add")}
          </button>
          <LevelSelects value={level} onChange={setLevel} explained />
        </div>
      )}
      <button type="button" class="btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="settings" />
        {t("party-arrange")}
      </button>
      {open && <ArrangeDialog game={game} state={state} onClose={() => setOpen(false)} />}
    </div>
  );
}

function ArrangeDialog({ game, state, onClose }: HostToolsProps & { onClose: () => void }) {
  useEffect(() => void loadCatalogue(), []);
  const known = catalogue.value;
  const [plan, setPlan] = useState<(TablePlan & { closed: boolean }) | null>(null);
  const now = plan ?? (known && { ...state.settings, rules: normalised(state.rules, known) });
  const save = () => {
    if (now) game.ask({ t: "arrange", ...now });
    onClose();
  };
  return (
    <Dialog title={t("party-arrange")} onClose={onClose} class="arrange">
      {known && now ? (
        <>
          <SettingsFields catalogue={known} plan={now} seated={state.party.length} playing={isPlaying(state)} onChange={setPlan} />
          <Switch
            label={t("party-closed")}
            hint={t("party-closed-about")}
            value={now.closed}
            onChange={(closed) => setPlan({ ...now, closed })}
          />
        </>
      ) : (
        <p role="status">{t("editor-loading")}</p>
      )}
      <button type="button" class="btn btn-primary" onClick={save}>
        {t("party-arrange-done")}
      </button>
    </Dialog>
  );
}
