import { formulaOfRaised, isLongRaised, type RaisedPart, textOfRaised } from '@repo/contracts/raised-formula';

/** Placeholders for subscripts and superscripts until they become formulas; private-use characters, which no file contains. */
export const raised = { sub: '\uE000', sup: '\uE001', end: '\uE002' } as const;

/** Removes such characters from a text. */
export const withoutRaisedSigns = (text: string) => text.replaceAll(/[\uE000-\uE002]/g, '');

/** Stars of bold and italic mean nothing in a formula; only stars may be the raised sign itself. */
function bareText(inside: string): string {
  const bare = inside.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim();
  return bare === '' && inside.includes('*') ? '∗' : bare;
}

function partsOf(core: string): RaisedPart[] {
  const parts: RaisedPart[] = [];
  let at = 0;
  while (at < core.length) {
    const sign = core[at];
    if (sign !== raised.sub && sign !== raised.sup) {
      const from = at;
      while (at < core.length && core[at] !== raised.sub && core[at] !== raised.sup) at += 1;
      parts.push({ level: 0, text: core.slice(from, at) });
      continue;
    }
    const end = core.indexOf(raised.end, at);
    const text = bareText(core.slice(at + 1, end === -1 ? core.length : end));
    if (text !== '') parts.push({ level: sign === raised.sub ? -1 : 1, text });
    at = end === -1 ? core.length : end + 1;
  }
  return parts;
}

/**
 * Makes one formula from letters and digits with their subscripts and superscripts. @returns null if a formula can't hold
 * it, so that only the plain words remain
 */
export function raisedFormula(core: string): string | null {
  const parts = partsOf(core);
  if (parts.some(isLongRaised)) return null;
  const plain = textOfRaised(parts);
  if (plain !== null) return plain;
  const formula = formulaOfRaised(parts);
  return formula === null ? null : `$${formula}$`;
}

/** The plain words of something that can't be a formula. */
export const raisedWords = (core: string): string =>
  partsOf(core)
    .map(({ text }) => text)
    .join('');
