import { Linter } from "eslint";
import { describe, expect, it } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import languages from "virtual:languages";
import { noTexts } from "../../eslint.texts.js";

function findings(code: string): number {
  return new Linter().verify(code, {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { "no-restricted-syntax": noTexts as ["error"] },
  }).length;
}

describe("the lint against texts in code", () => {
  it.each([
    "<p>Your turn</p>",
    "<p>{'Your turn'}</p>",
    "<p>{last ? 'Last turn' : t('prompt')}</p>",
    "<p>{last && 'Last turn'}</p>",
    "<p>{`${name} knocks`}</p>",
    "<button aria-label='Close' />",
    "<button title={open ? 'Close' : t('open')} />",
    "<input placeholder={`Your name`} />",
    "<><b>×</b>done</>",
  ])("finds %s", (code) => expect(findings(code)).toBeGreaterThan(0));

  it.each([
    "<p>{t('prompt-turn')}</p>",
    "<p class='own'>{last ? t('one') : t('two')} · {points}</p>",
    "<button aria-label={t('close')}>×</button>",
    "<p>{list(parts, 'conjunction')}</p>",
    "<p>{kind === 'own' && <b />}</p>",
    "<div key={`seat-${n}`} role='status' />",
  ])("lets pass %s", (code) => expect(findings(code)).toBe(0));
});

describe.each(languages)("the page's catalogue of $tag", ({ tag, load }) => {
  it("is read whole", async () => {
    const source = (await load()).default;
    const ids = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? "");
    const bundle = new FluentBundle(tag, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(source))).toEqual([]);
    expect(ids.length).toBeGreaterThan(300);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !bundle.getMessage(id)?.value)).toEqual([]);
  });

  it("carries neither comments nor what only the program says where it was started", async () => {
    const source = (await load()).default;
    expect(source).not.toMatch(/^#/m);
    expect(source).not.toMatch(/^(cli|server)-/m);
  });
});
