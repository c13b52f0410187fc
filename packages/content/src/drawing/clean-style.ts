import { properties } from './allowed-names.ts';

const localReference = /url\(\s*(['"]?)#[\w.-]+\1\s*\)/gi;
/** An escape could spell any of the words below; the others end or open what they stand in. */
const escaping = /[\\<>{};@&]|\/\*|\*\//;
const reaching =
  /url|image|src|expression|script|data:|import|\/\/|(?:attr|element|env|cross-fade|paint)\s*\(/i;
const valueMaxLength = 200_000;

/** Whether a value reaches nothing outside of the drawing: `url()` names a part of it, and nothing else loads. */
export const isHarmlessValue = (value: string): boolean =>
  value.length <= valueMaxLength &&
  !escaping.test(value) &&
  !reaching.test(value.replaceAll(localReference, ''));

const customProperty = /^--[a-z][\w-]*$/;

/** Declarations such as `fill:red;stroke:none` with the known properties and harmless values alone. */
export function cleanDeclarations(text: string): string {
  return text
    .split(';')
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
      const value = declaration.slice(colon + 1).trim();
      const isKnown = properties.has(property) || customProperty.test(property);
      return colon > 0 && value !== '' && isKnown && isHarmlessValue(value) ? [`${property}:${value}`] : [];
    })
    .join(';');
}

const simpleSelector = /^[\w\s.#,>*:()-]+$/;
const otherPseudo = /:(?!root\b|first-child\b|last-child\b|nth-child\()/;
const knownMedia =
  /^@media\s*(?:print|screen|\(\s*prefers-color-scheme\s*:\s*(?:dark|light)\s*\)|\(\s*forced-colors\s*:\s*active\s*\))$/i;

/** Where the block that opens at `open` ends; the end of the text when it never does. */
function endOfBlock(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return text.length;
}

function cleanRules(text: string, mayNest: boolean): string {
  let clean = '';
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('{', at);
    if (open === -1) break;
    const end = endOfBlock(text, open);
    const head = text.slice(at, open).trim().replaceAll(/\s+/g, ' ');
    const body = text.slice(open + 1, end);
    at = end + 1;
    if (head.startsWith('@')) {
      const rules = mayNest && knownMedia.test(head) ? cleanRules(body, false) : '';
      if (rules) clean += `${head}{${rules}}`;
    } else if (simpleSelector.test(head) && !otherPseudo.test(head)) {
      const declarations = cleanDeclarations(body);
      if (declarations) clean += `${head}{${declarations}}`;
    }
  }
  return clean;
}

/** Without comments, in one pass: a comment that stays open goes to the end. */
function withoutComments(text: string): string {
  let clean = '';
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('/*', at);
    if (open === -1) return clean + text.slice(at);
    clean += `${text.slice(at, open)} `;
    const end = text.indexOf('*/', open + 2);
    if (end === -1) return clean;
    at = end + 2;
  }
  return clean;
}

/**
 * A style sheet with rules of simple selectors alone, and `@media` for print, the screen and its looks around them.
 * @returns '' for one with escapes or tags: nothing of it can be trusted
 */
export function cleanStyleSheet(text: string): string {
  const rules = withoutComments(text);
  return /[\\<&]/.test(rules) ? '' : cleanRules(rules, true);
}
