/** Computer players: how well they play, and with which character. The protocol has both in one name (`solid-bold`). */

import type { Level } from "../protocol";

type CharacterIn<Name> = Name extends `${string}-${infer One}` ? One : never;

export type Skill = Exclude<Level, `${string}-${string}`>;
export type Character = "plain" | CharacterIn<Level>;

export const SKILLS: readonly Skill[] = ["beginner", "easy", "solid", "sharp", "expert"];
export const CHARACTERS: readonly Character[] = ["plain", "cautious", "bold", "collector"];

/** Beginners see no further than their own hand, and knock by mood; the expert plays for the match alone. */
export function hasCharacter(skill: Skill): skill is "solid" | "sharp" {
  return skill === "solid" || skill === "sharp";
}

export function levelOf(skill: Skill, character: Character): Level {
  return character !== "plain" && hasCharacter(skill) ? `${skill}-${character}` : skill;
}

export const LEVELS: readonly Level[] = SKILLS.flatMap((skill) =>
  hasCharacter(skill) ? CHARACTERS.map((one) => levelOf(skill, one)) : [skill],
);

/** How well a player of that level plays; undefined for a level of a newer server. */
export function knownSkill(level: string): Skill | undefined {
  return SKILLS.find((one) => level === one || level.startsWith(`${one}-`));
}

export function skillOf(level: Level): Skill {
  return knownSkill(level) ?? "solid";
}

export function characterOf(level: string): Character {
  return CHARACTERS.find((one) => level.endsWith(`-${one}`)) ?? "plain";
}
