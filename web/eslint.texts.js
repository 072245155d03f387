/** Texts that people read or hear stand in the catalogues (src/i18n), not in the page's code: for no-restricted-syntax. */

const WORD = "/\\p{L}{2}/u";
const READ_OUT = "/^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label)$/";
const message = "Texts stand in the catalogues: t(…)";

/** Where a text stands that is shown as it is: a child of an element, or an attribute that is shown or read out. */
const PLACES = [
  "JSXElement > JSXExpressionContainer",
  "JSXFragment > JSXExpressionContainer",
  `JSXAttribute[name.name=${READ_OUT}] > JSXExpressionContainer`,
];

/** What a `? :`, an `&&` or a `??` may leave there. */
const BRANCHES = ["", "ConditionalExpression > ", "LogicalExpression > "];

export const noTexts = [
  "error",
  { selector: `JSXText[value=${WORD}]`, message },
  { selector: `JSXAttribute[name.name=${READ_OUT}] > Literal[value=${WORD}]`, message },
  ...PLACES.flatMap((place) =>
    BRANCHES.flatMap((branch) => [
      { selector: `${place} > ${branch}Literal[value=${WORD}]`, message },
      { selector: `${place} > ${branch}TemplateLiteral > TemplateElement[value.raw=${WORD}]`, message },
    ]),
  ),
];
