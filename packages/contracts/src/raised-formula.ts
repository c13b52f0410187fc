import { type RaisedPart, substanceOf } from './raised-substance.ts';

export type { RaisedPart } from './raised-substance.ts';

/** Longer raised or lowered parts are words. */
const raisedMaxLength = 20;

/** Whether a raised or lowered part is too long for a formula; then it is written on the line. */
export const isLongRaised = ({ text, level }: RaisedPart): boolean =>
  level !== 0 && text.length > raisedMaxLength;

const isOrdinal = (base: string, raised: string) => /\d$/.test(base) && /^(?:st|nd|rd|th)$/i.test(raised);
const isDegree = (base: string, raised: string) => /\d$/.test(base) && /^[o°º]$/.test(raised);
const isNote = (raised: string) => /^[[(*†‡]|^\d*[a-z]*\]$/.test(raised);

/** Text to write plainly: `1st`, `25 °C`, footnotes, long words; null for a formula. */
export function textOfRaised(parts: readonly RaisedPart[]): string | null {
  const [base, raised] = parts[0]?.level === 0 ? [parts[0].text.trim(), parts[1]] : ['', parts[0]];
  const sign = raised?.level === 1 ? raised.text.trim() : '';
  if (isDegree(base, sign)) return parts.map((part) => (part === raised ? '°' : part.text)).join('');
  const isPlain = isOrdinal(base, sign) || isNote(sign) || !parts.some(({ level }) => level !== 0);
  return isPlain || raised?.text.trim() === '' || parts.some(isLongRaised)
    ? parts.map(({ text }) => text).join('')
    : null;
}

/** LaTeX for special signs of a text. */
const texSigns: Record<string, string> = {
  '−': '-',
  '–': '-',
  '·': '\\cdot ',
  '⋅': '\\cdot ',
  '×': '\\times ',
  '±': '\\pm ',
  '→': '\\to ',
  '∗': '\\ast ',
};
const withTexSigns = (text: string) => text.replaceAll(/[−–·⋅×±→∗]/g, (sign) => texSigns[sign] ?? sign);

const functionNames = new Set('sin cos tan cot sec csc log ln lim max min'.split(' '));
/** Units of two letters; longer runs are upright as words or units anyway. */
const units = new Set('cm mm km dm nm kg mg ms Hz Pa eV mA mL ml kW kJ Nm'.split(' '));

/** Letters side by side: a function, a word or a unit, or multiplied quantities. */
const withUprightWords = (text: string) =>
  text.replaceAll(/[A-Za-z]{2,}/g, (word) =>
    functionNames.has(word) ? `\\${word} ` : word.length > 2 || units.has(word) ? `\\mathrm{${word}}` : word,
  );

/** Signs that would end a formula. */
const breaking = /[$\\{}]/;
const plain = /^[A-Za-z0-9Ͱ-Ͽ\s()[\]+\-−–=/.,:|<>·⋅×±→∗′']*$/;

/** Wraps words of other scripts, and signs that mean something in TeX. */
const asWords = (text: string) =>
  `\\text{${text.replaceAll(/[%#&_^~]/g, (sign) => (/[\^~]/.test(sign) ? ' ' : `\\${sign}`))}}`;

/** `{}` before a prime, because TeX raises a prime itself. */
const onLine = (text: string) =>
  plain.test(text) ? withTexSigns(withUprightWords(text)).replaceAll(/[′']/g, "{}'").trim() : asWords(text);

const offLine = (text: string) =>
  plain.test(text)
    ? withTexSigns(text.replaceAll(/[A-Za-z]{2,}/g, (word) => `\\mathrm{${word}}`)).replaceAll(
        /[′']/g,
        '\\prime ',
      )
    : asWords(text);

/** Whether a number is directly followed by letters, its unit. */
const hasUnit = (text: string) => /^\d[\d.,]*[A-Za-zΑ-ω]+$/.test(text);

/**
 * Converts a word with raised or lowered parts to LaTeX, for pasted and imported texts: a substance as
 * `\ce{…}`, which formats ions, isotopes and phases; words, functions and units upright, other letters as
 * variables.
 * @param isUnit whether it is the unit of a number
 * @returns without the `$` around it; null where a formula can't contain it
 */
export function formulaOfRaised(
  parts: readonly RaisedPart[],
  { isUnit = false }: { isUnit?: boolean } = {},
): string | null {
  if (parts.some(({ text }) => breaking.test(text))) return null;
  const substance = substanceOf(parts);
  if (substance) return substance;
  const isUpright = isUnit || parts.some(({ text, level }) => level === 0 && hasUnit(text.trim()));
  let written = parts[0]?.level === 0 ? '' : '{}';
  const taken = new Set<number>();
  for (const { text, level } of parts) {
    if (level === 0) {
      const base = text.trim();
      written += isUpright && plain.test(base) ? withTexSigns(base) : onLine(base);
      taken.clear();
      continue;
    }
    // TeX rejects two superscripts or two subscripts at one place.
    if (taken.has(level)) {
      written += '{}';
      taken.clear();
    }
    taken.add(level);
    const inside = isUpright && plain.test(text) ? withTexSigns(text.trim()) : offLine(text.trim());
    written += `${level < 0 ? '_' : '^'}{${inside}}`;
  }
  return isUpright ? `\\mathrm{${written}}` : written;
}
