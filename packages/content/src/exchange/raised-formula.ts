import { raised } from './raised-signs.ts';

/** A run of letters and digits, or what is lowered or raised at it. */
type Part = { kind: 'base' | 'sub' | 'sup'; text: string };

/** Signs of a text that a formula writes otherwise. */
const texSigns: Record<string, string> = {
  '\u2212': '-',
  '\u2013': '-',
  '\u00B7': '\\cdot ',
  '\u22C5': '\\cdot ',
  '\u00D7': '\\times ',
  '\u00B1': '\\pm ',
  '\u2192': '\\to ',
  '\u2032': '\\prime ',
  "'": '\\prime ',
};
const withTexSigns = (text: string) =>
  text.replaceAll(/[\u2212\u2013\u00B7\u22C5\u00D7\u00B1\u2192\u2032']/g, (sign) => texSigns[sign] ?? sign);

const functionNames = new Set('sin cos tan cot sec csc log ln lim max min'.split(' '));
/** Of two letters; longer runs are words or units anyway. */
const units = new Set('cm mm km dm nm kg mg ms Hz Pa eV mA mL ml kW kJ Nm'.split(' '));

function partsOf(core: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  while (at < core.length) {
    const sign = core[at];
    if (sign !== raised.sub && sign !== raised.sup) {
      const from = at;
      while (at < core.length && core[at] !== raised.sub && core[at] !== raised.sup) at += 1;
      parts.push({ kind: 'base', text: core.slice(from, at) });
      continue;
    }
    const end = core.indexOf(raised.end, at);
    const inside = core.slice(at + 1, end === -1 ? core.length : end);
    // Stars of bold and italic mean nothing in a formula; stars alone are the sign that was raised.
    const bare = inside.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim();
    const text = bare === '' && inside.includes('*') ? '\\ast' : bare;
    if (text !== '') parts.push({ kind: sign === raised.sub ? 'sub' : 'sup', text });
    at = end === -1 ? core.length : end + 1;
  }
  return parts;
}

const charge = /^\d*[+\-\u2212\u2013]$/;
const massOrCharge = /^\d*[+\-\u2212\u2013]?$/;
/** Molecules of one letter; any other letter with an index is a quantity. */
const knownMolecules = new Set(['H2', 'O2', 'O3', 'N2', 'F2', 'P4', 'S8']);

/** Whether these are symbols of elements with indices or charges, which are set upright. */
function isChemical(parts: readonly Part[]): boolean {
  const letters = parts
    .map(({ kind, text }) => (kind === 'base' ? text.replaceAll(/[^A-Za-z]/g, '') : ''))
    .join('');
  if (!/^(?:[A-Z][a-z]?)+$/.test(letters)) return false;
  const indexes = parts.filter(({ kind }) => kind === 'sub');
  const powers = parts.filter(({ kind }) => kind === 'sup');
  const isIsotope = parts[0]?.kind !== 'base';
  if (!powers.every(({ text }) => (isIsotope ? massOrCharge : charge).test(text))) return false;
  if (!indexes.every(({ text }) => /^(?:\d+|[nxy])$/.test(text))) return false;
  const isOneLetter = letters.length === 1 && powers.length === 0 && !isIsotope;
  return !isOneLetter || knownMolecules.has(`${letters}${indexes.map(({ text }) => text).join('')}`);
}

/** Letters side by side: a function, a word or a unit, or quantities that are multiplied. */
const withUprightWords = (text: string) =>
  text.replaceAll(/[A-Za-z]{2,}/g, (word) =>
    functionNames.has(word) ? `\\${word} ` : word.length > 2 || units.has(word) ? `\\mathrm{${word}}` : word,
  );

const insideMaxLength = 60;
const plainInside =
  /^[A-Za-z0-9\u0370-\u03FF\s()[\]+\-\u2212\u2013=/.,:|<>\u00B7\u22C5\u00D7\u00B1\u2192\u2032']*$/;

/** What is lowered or raised, as TeX; null where a formula can't hold it. */
function insideTex(text: string): string | null {
  if (text === '\\ast') return text;
  if (text.length > insideMaxLength || /[$\\{}]/.test(text)) return null;
  if (!plainInside.test(text))
    return `\\text{${text.replaceAll(/[%#&_^~]/g, (sign) => (/[\^~]/.test(sign) ? ' ' : `\\${sign}`))}}`;
  const upright = text.replaceAll(/[A-Za-z]{2,}/g, (word) => `\\mathrm{${word}}`);
  return withTexSigns(upright);
}

/** '1st' and its like are words, not powers. */
const isOrdinal = (parts: readonly Part[]) =>
  parts.length === 2 &&
  /\d$/.test(parts[0]?.text ?? '') &&
  parts[1]?.kind === 'sup' &&
  /^(?:st|nd|rd|th)$/.test(parts[1].text);

/**
 * Letters and digits with what is lowered and raised at them as one formula. @returns null where a formula can't hold
 * it; then nothing but the plain words is left
 */
export function raisedFormula(core: string): string | null {
  const parts = partsOf(core);
  const plain = parts.map(({ text }) => text).join('');
  if (isOrdinal(parts) || parts.every(({ kind }) => kind === 'base')) return plain;
  const isUpright = isChemical(parts);
  let tex = parts[0]?.kind === 'base' ? '' : '{}';
  const taken = new Set<Part['kind']>();
  for (const { kind, text } of parts) {
    if (kind === 'base') {
      tex += withTexSigns(isUpright ? text : withUprightWords(text)).trim();
      taken.clear();
      continue;
    }
    const inside = isUpright ? withTexSigns(text) : insideTex(text);
    if (inside === null) return null;
    // Two indices at one place are an error of TeX.
    if (taken.has(kind)) {
      tex += '{}';
      taken.clear();
    }
    taken.add(kind);
    const isBare = isUpright && kind === 'sub' && inside.length === 1;
    tex += (kind === 'sub' ? '_' : '^') + (isBare ? inside : `{${inside}}`);
  }
  return isUpright ? `$\\mathrm{${tex}}$` : `$${tex}$`;
}

/** The words of what can't be a formula. */
export const raisedWords = (core: string): string =>
  partsOf(core)
    .map(({ text }) => text)
    .join('');
