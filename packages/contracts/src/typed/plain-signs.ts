import { withWesternDigits } from '../western-digits.ts';

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿ';
const raisedPlain = '0123456789+-()n';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₍₎';
const loweredPlain = '0123456789+-()';
const vulgar: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

const each = (signs: string) => new RegExp(`[${signs}]+`, 'g');
const translated = (run: string, from: string, to: string) =>
  [...run].map((sign) => to[from.indexOf(sign)]).join('');

/** TeX commands of the library's options, as people type them. */
const commands: [command: RegExp, typed: string][] = [
  [/(\d)\s*\\[dt]?frac\s*\{(\d+)\}\s*\{(\d+)\}/g, '$1 $2/$3'],
  [/(\d)\s*\\[dt]?frac\s*(\d)\s*(\d)/g, '$1 $2/$3'],
  [/\\[dt]?frac\s*\{((?:[^{}]|\{[^{}]*\})*)\}\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g, '(($1)/($2))'],
  [/\\[dt]?frac\s*(\d)\s*(\d)/g, '(($1)/($2))'],
  [/\\sqrt\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g, '√($1)'],
  [/\\(?:text|mathrm|ce)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g, '$1'],
  [/\\(?:times|cdot)(?![a-z])/g, '×'],
  [/\\(?:right|left)?arrow(?![a-z])|\\(?:long)?rightarrow|\\to(?![a-z])/g, '→'],
  [/\^\s*\{?\s*\\circ\s*\}?|\\degree(?![a-z])/g, '°'],
  [/\\(?:left|right|displaystyle)(?![a-z])|\\[,;!: ]/g, ' '],
  [/\\(?:sin|cos|tan|cot|sec)(?![a-z])/g, ' $& '],
  [/\\cosec(?![a-z])/g, ' cosec '],
  [/\\pi(?![a-z])/g, 'π'],
  [/\\theta(?![a-z])/g, 'θ'],
  [/\\alpha(?![a-z])/g, 'α'],
  [/\\beta(?![a-z])/g, 'β'],
  [/\\Omega(?![a-z])/g, 'Ω'],
  [/\\%/g, '%'],
];

const withoutCommands = (text: string): string => {
  if (!/[\\$]/.test(text)) return text;
  let plain = text.replaceAll('$', '');
  // Fractions and roots inside each other are replaced from the inside.
  for (let depth = 0; depth < 3; depth++)
    for (const [command, typed] of commands) plain = plain.replaceAll(command, typed);
  return plain.replaceAll('\\', '');
};

/**
 * A typed answer or an option in the signs of a plain keyboard: digits of any script, all minus signs, raised and
 * lowered signs, fractions, blanks. Raised signs become `^(…)`.
 */
export function plainSigns(text: string): string {
  return (
    withWesternDigits(withoutCommands(text))
      .replaceAll(/(\d?)([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g, (_, before: string, sign: string) =>
        before ? `${before} ${vulgar[sign]}` : `(${vulgar[sign]})`,
      )
      .replaceAll(each(raised), (run) => `^(${translated(run, raised, raisedPlain)})`)
      .replaceAll(each(lowered), (run) => translated(run, lowered, loweredPlain))
      .replaceAll(/[º˚ᵒ]/g, '°')
      // Full-width signs, and the look-alikes µ, Ω and K.
      .normalize('NFKC')
      .replaceAll(/[−–—‐‑‒﹣－⁃]/g, '-')
      .replaceAll(/[∗⋅·•∙]/g, '·')
      .replaceAll(/[⁄∕]/g, '/')
      .replaceAll('÷', '/')
      .replaceAll('∶', ':')
      .replaceAll(/[‘’′´`]/g, "'")
      .replaceAll(/[\s\u200b-\u200f\u2060\ufeff]+/g, ' ')
      .replaceAll(/[{[]/g, '(')
      .replaceAll(/[}\]]/g, ')')
      .trim()
  );
}
