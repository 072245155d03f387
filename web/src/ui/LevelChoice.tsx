import { useState } from "preact/hooks";
import { t } from "../i18n";
import type { Level } from "../protocol";
import { type Character, CHARACTERS, characterOf, hasCharacter, levelOf, type Skill, skillOf, SKILLS } from "../store/levels";
import { Choice } from "./Choice";

interface LevelProps {
  value: Level;
  onChange: (level: Level) => void;
}

/** The two parts of a level, and how to choose them. Who tries a level without a character finds it again after that. */
function useLevel({ value, onChange }: LevelProps) {
  const [kept, setKept] = useState<Character>("plain");
  const skill = skillOf(value);
  const character = hasCharacter(skill) ? characterOf(value) : null;
  return {
    skill,
    character,
    setSkill: (next: Skill) => {
      if (character) setKept(character);
      onChange(levelOf(next, character ?? kept));
    },
    setCharacter: (next: Character) => onChange(levelOf(skill, next)),
  };
}

/** How well computer players play, and how. */
export function LevelChoice({ legend, ...props }: LevelProps & { legend: string }) {
  const { skill, character, setSkill, setCharacter } = useLevel(props);
  return (
    <div class="level-choice">
      <Choice legend={legend} options={SKILLS.map((one) => [one, t(`level-${one}`)])} value={skill} onChange={setSkill} />
      {character && (
        <Choice
          legend={t("start-character")}
          options={CHARACTERS.map((one) => [one, t(`character-${one}`)])}
          value={character}
          about={t(`character-about-${character}`)}
          onChange={setCharacter}
        />
      )}
    </div>
  );
}

/** The same in little room; `explained`: with what the character means. */
export function LevelSelects({ explained = false, ...props }: LevelProps & { explained?: boolean }) {
  const { skill, character, setSkill, setCharacter } = useLevel(props);
  return (
    <>
      <Select label={t("start-level")} options={SKILLS} text={(one) => t(`level-${one}`)} value={skill} onChange={setSkill} />
      {character && (
        <Select label={t("start-character")} options={CHARACTERS} text={(one) => t(`character-${one}`)} value={character} onChange={setCharacter} />
      )}
      {character && explained && (
        <p class="hint" aria-live="polite">
          {t(`character-about-${character}`)}
        </p>
      )}
    </>
  );
}

interface SelectProps<Value extends string> {
  label: string;
  options: readonly Value[];
  text: (value: Value) => string;
  value: Value;
  onChange: (value: Value) => void;
}

function Select<Value extends string>({ label, options, text, value, onChange }: SelectProps<Value>) {
  return (
    <select class="input" aria-label={label} value={value} onChange={(event) => onChange(event.currentTarget.value as Value)}>
      {options.map((one) => (
        <option key={one} value={one}>
          {text(one)}
        </option>
      ))}
    </select>
  );
}
