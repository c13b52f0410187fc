/** Colours by name: in light, dark and print. The values are those of the app's own tokens where it has one. */
export const colours = {
  page: ['#ffffff', '#151c34', '#ffffff'],
  ink: ['#141b34', '#eef1fb', '#000000'],
  soft: ['#5c6786', '#9aa5c8', '#444444'],
  pen: ['#2f3fcb', '#a9b3ff', '#000000'],
  red: ['#c2283b', '#ff8e9b', '#000000'],
  green: ['#13743f', '#5fd898', '#000000'],
  amber: ['#8a5200', '#ffc56b', '#000000'],
  violet: ['#7a2fb8', '#cf9bff', '#222222'],
  tint: ['#e6e9ff', '#232c5c', '#eeeeee'],
  warm: ['#fde7ea', '#41181f', '#f4f4f4'],
  glass: ['#dcefff', '#1d3a57', '#eeeeee'],
  leaf: ['#ddf3e5', '#123425', '#f4f4f4'],
  metal: ['#d3dbec', '#39466f', '#dddddd'],
  gold: ['#fff4cc', '#3a3115', '#f4f4f4'],
  sun: ['#ffd75e', '#ffd75e', '#f4f4f4'],
} as const;

/** Each look is one word; several words combine, such as `pen bold dashed`. */
const rules = {
  soft: 'stroke:var(--soft)',
  pen: 'stroke:var(--pen)',
  red: 'stroke:var(--red)',
  green: 'stroke:var(--green)',
  amber: 'stroke:var(--amber)',
  violet: 'stroke:var(--violet)',
  thin: 'stroke-width:1',
  bold: 'stroke-width:2.5',
  heavy: 'stroke-width:4',
  dashed: 'stroke-dasharray:5 4',
  dotted: 'stroke-dasharray:1.5 3.5',
  faint: 'stroke-opacity:.3',
  bare: 'stroke:none',
  blank: 'fill:var(--page)',
  tint: 'fill:var(--tint)',
  warm: 'fill:var(--warm)',
  glass: 'fill:var(--glass)',
  leaf: 'fill:var(--leaf)',
  metal: 'fill:var(--metal)',
  gold: 'fill:var(--gold)',
  sun: 'fill:var(--sun)',
} as const;

/** Colours that also exist for fills: dots, arrow heads and letters. */
const solids = ['ink', 'soft', 'pen', 'red', 'green', 'amber', 'violet'] as const;

export type Word = keyof typeof rules;
export type Colour = (typeof solids)[number];
/** Words of the style sheet, separated by spaces and checked when drawn. */
export type Look = string;

export const labelSizes = { normal: 14, small: 12 } as const;
const line = '.l{fill:none;stroke:var(--ink);stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}';
const text =
  'text{font:14px Mukta,Roboto,"Noto Sans",system-ui,sans-serif;fill:var(--ink);stroke:var(--page);stroke-width:3px;stroke-linejoin:round;paint-order:stroke}.s{font-size:12px}.plain{stroke:none}';

function isWord(word: string): word is Word {
  return Object.hasOwn(rules, word);
}

/** @throws when a look has a word that the style sheet doesn't know */
export function checkLook(look: Look): void {
  const unknown = look.split(' ').find((word) => word && !isWord(word));
  if (unknown) throw new Error(`the style sheet has no "${unknown}"`);
}

/** The colour of a look's line, for the arrow head that ends it. */
export function colourOf(look: Look): Colour {
  return solids.find((colour) => look.split(' ').includes(colour)) ?? 'ink';
}

/**
 * The style sheet of one drawing: only the rules and colours that its body names, so that a figure stays small.
 * The inner media query follows the `color-scheme` of the page that shows the drawing as an image.
 */
export function styleSheet(body: string): string {
  const used = new Set(
    [...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? []),
  );
  const ruleText = Object.entries(rules).filter(([word]) => used.has(word));
  const fills = solids.filter((colour) => used.has(`f-${colour}`));
  // The drawing's id is the word in `lettersMark` of the contracts, so that the fragment of its address shows
  // the letters.
  const letters = used.has('k')
    ? '.k,svg:target text,svg:target .n{display:none}svg:target .k{display:inline}'
    : '';
  const css = [
    line,
    ...ruleText.map(([word, rule]) => `.${word}{${rule}}`),
    text,
    ...fills.map((colour) => `.f-${colour}{fill:var(--${colour})}`),
    letters,
  ].join('');
  const named = Object.entries(colours).filter(([name]) => css.includes(`--${name})`) || name === 'page');
  const values = (column: 0 | 1 | 2) => named.map(([name, value]) => `--${name}:${value[column]}`).join(';');
  return (
    `:root{${values(0)}}@media (prefers-color-scheme:dark){:root{${values(1)}}}` +
    `@media print{:root{${values(2)}}}${css}`
  );
}
