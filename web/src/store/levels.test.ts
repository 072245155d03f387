import { describe, expect, it } from "vitest";
import { CHARACTERS, characterOf, hasCharacter, levelOf, LEVELS, skillOf, SKILLS } from "./levels";

describe("a level's name", () => {
  it("holds how well somebody plays, and the character", () => {
    expect(LEVELS).toContain("sharp-collector");
    for (const level of LEVELS) expect(levelOf(skillOf(level), characterOf(level))).toBe(level);
    expect(new Set(LEVELS).size).toBe(LEVELS.length);
  });

  it("has no character where the player has none", () => {
    for (const skill of SKILLS) {
      const names = new Set(CHARACTERS.map((one) => levelOf(skill, one)));
      expect(names.size).toBe(hasCharacter(skill) ? CHARACTERS.length : 1);
      for (const name of names) expect(skillOf(name)).toBe(skill);
    }
  });
});
