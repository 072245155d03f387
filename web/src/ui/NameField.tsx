import { useId } from "preact/hooks";
import { t } from "../i18n";
import { playerName } from "../store/settings";

interface NameFieldProps {
  /** What is wrong with the name. */
  problem?: string | null;
  required?: boolean;
  placeholder?: string;
}

/** The player's name, which is remembered. */
export function NameField({ problem = null, required = false, placeholder }: NameFieldProps) {
  const name = useId();
  const error = useId();
  return (
    <div class="field">
      <label for={name} class="label">
        {t("start-name")}
      </label>
      <input
        id={name}
        class="input"
        value={playerName.value}
        maxLength={24}
        required={required}
        autocomplete="nickname"
        placeholder={placeholder}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : error}
        onInput={(event) => (playerName.value = event.currentTarget.value)}
      />
      {problem !== null && (
        <span class="error" id={error} role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}
