import { withWesternDigits } from './western-digits.ts';

/** Option letters in papers in Hindi, Marathi, Bengali and Gujarati. */
const hindiLetters = ['कखगघङच', 'कखगघड', 'अबसद', 'अबकड', 'কখগঘঙচ', 'કખગઘઙચ', 'અબકડ'];
/** The signs for use in a character class. */
export const hindiSigns = [...new Set(hindiLetters.join(''))].join('');
const isHindi = (sign: string) => sign !== '' && hindiSigns.includes(sign);

/** A column's name in front of its letter or number: 'Option', 'opt_', 'optionB' without the B. */
const columnWord = '(?:option|opt|choice)(?:\\b|_|(?=[a-h\\d]$))\\.?-?';
/** 'C', '3', '3.0', 'c)', '(c)', 'Option C', 'option_3', 'optC' and similar. */
const bareSign = new RegExp(
  `^(?:(?:${columnWord}|(?:answer|ans)\\b\\.?|विकल्प|पर्याय|उत्तर)\\s*:?\\s*)?[([]?\\s*([a-z${hindiSigns}]|\\d{1,2})(?:(?<=\\d)\\.0{1,3})?\\s*[)\\].:]?$`,
  'i',
);
/** '(A) ohm', 'a) ohm', '2. ohm', 'B - ohm'. */
const signAndText = new RegExp(
  `^(?:(?:option|choice|विकल्प|पर्याय)\\s*)?[([]?\\s*([a-h${hindiSigns}]|[\\d०-९০-৯૦-૯]{1,2})\\s*(?:[)\\]]\\s*|[.:]\\s+|\\s[-–—]\\s*)(\\S.*)$`,
  'is',
);
/** A column's name in front of an option, such as 'option'; it is clearer than a mere sign. */
const columnName = new RegExp(`^(?:${columnWord}|विकल्प|पर्याय)`, 'i');
/** A letter or number that an option repeats in front of its text. */
const ownSign = new RegExp(`^[([]?([a-h${hindiSigns}]|\\d{1,2})[)\\].]\\s`, 'i');

/** An answer and the options it may name. */
export type AnswerCell = {
  answer: string;
  options: readonly string[];
  /** Index of the option for a letter, from 0 for A; -1 for none. */
  placeOf: (letter: number) => number;
  /** The file's Hindi option letters, in order. */
  hindi?: string | undefined;
};

/** The option an answer names, by each reading; undefined for none, null for several. */
export type NamedOptions = {
  kind: 'letter' | 'number' | 'words';
  /** A letter, or a number that counts from 1. */
  from1: number | undefined;
  /** A number that counts from 0. */
  from0: number | undefined;
  text: number | undefined | null;
  /** The option whose number or letter has a unit or word; only evidence against the other readings. */
  value?: number | undefined;
};

/** The letter or number in a text; Hindi letters only if the file uses them. */
function signOf(text: string, hindi = ''): string | undefined {
  const sign = bareSign.exec(withWesternDigits(text))?.[1];
  return sign !== undefined && isHindi(sign) && !hindi.includes(sign) ? undefined : sign;
}

/**
 * The row of Hindi letters that these answers use; undefined when they use none, or letters of several rows.
 */
export function hindiOf(answers: readonly string[]): string | undefined {
  const signs = answers
    .map((answer) => bareSign.exec(answer)?.[1] ?? partsOfAnswer(answer)?.sign ?? '')
    .filter(isHindi);
  const [order, ...others] = hindiLetters.filter((letters) => signs.every((sign) => letters.includes(sign)));
  const isClear = others.every((other) =>
    signs.every((sign) => other.indexOf(sign) === order?.indexOf(sign)),
  );
  return signs.length > 0 && isClear ? order : undefined;
}

/** The orders in which letters of this answer's script may count, each by its first four letters; none for other answers. */
export function hindiOrdersOf(answer: string): string[] {
  const sign = bareSign.exec(answer)?.[1] ?? partsOfAnswer(answer)?.sign ?? '';
  if (!isHindi(sign)) return [];
  const isOfScript = (letters: string) => letters.charCodeAt(0) >> 7 === sign.charCodeAt(0) >> 7;
  return [...new Set(hindiLetters.filter(isOfScript).map((letters) => letters.slice(0, 4)))];
}

/** The index for a letter or number, from 0 (-1 for '0'); null for any other text. */
export function optionIndexOf(text: string, hindi?: string): number | null {
  const sign = signOf(text, hindi);
  return sign === undefined ? null : indexOfSign(sign, hindi);
}

const isNumber = (sign: string) => /\d/.test(sign);
function indexOfSign(sign: string, hindi?: string): number {
  if (isNumber(sign)) return Number(sign) - 1;
  return isHindi(sign) ? (hindi ?? '').indexOf(sign) : sign.toLowerCase().charCodeAt(0) - 97;
}

/** Signs around a text that don't change its meaning: bold, formulas, quotation marks. */
const wrapped =
  /^(?:\$(.+)\$|\*(.+)\*|\\\((.+)\\\)|\\\[(.+)\\\]|\\(?:text|math)(?:rm|bf|it|sf)?\{([^{}]+)\}|"(.+)"|'(.+)'|[“”](.+)[“”]|[‘’](.+)[‘’])$/s;
const hidden = /[\u200B-\u200F\u2060\uFEFF]/g;

const ticks = /^[✓✔☑✅]\uFE0F?\s*(?=\S)|(?<=\S)\s*[✓✔☑✅]\uFE0F?$/gu;

const wrapsMax = 4;

/** A text as readers see it. */
function shownText(text: string): string {
  let shown = text.replaceAll(hidden, '').trim().replaceAll(ticks, '');
  for (let count = 0; count < wrapsMax; count += 1)
    shown = wrapped.exec(shown)?.slice(1).find(Boolean)?.trim() || shown;
  return shown;
}

const minus = /^[-–—−]\s*(?=[\d.√])/u;
/** A dash followed by a blank, which may not be a minus. */
const looseDash = /^[-–—−]\s+(?=[\d.√])/u;

/** Ignores the case of words, but not of symbols ('mPa', 'MPa', 'HCl'). */
function foldedText(text: string): string {
  const line = shownText(text).replaceAll(/\s+/g, ' ').trim();
  // Programs write whole numbers as '2.0'.
  const bare = shownText(line.replace(/\s*[.;,]$/, ''))
    .replace(/^(\d+)\.0+$/, '$1')
    .replace(minus, '-');
  const letters = bare.match(/\p{L}/gu)?.length ?? 0;
  return letters < 3 || /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(bare) ? bare : bare.toLowerCase();
}

const only = (found: readonly number[]) => (found.length > 1 ? null : found[0]);

/** The option with this text: undefined for none, null for several. */
export function optionOfText(text: string, options: readonly string[]): number | undefined | null {
  const where = (isSame: (option: string) => boolean) =>
    options.flatMap((option, index) => (isSame(option) ? [index] : []));
  const same = where((option) => option.trim() === text.trim());
  if (same.length > 0) return only(same);
  const folded = foldedText(text);
  const found = folded === '' ? [] : where((option) => foldedText(option) === folded);
  const undashed = foldedText(shownText(text).replace(looseDash, ''));
  const isBoth = undashed !== folded && options.some((option) => foldedText(option) === undashed);
  return isBoth && found.length > 0 ? null : only(found);
}

/** The option whose text starts with this letter or number, if all options start with one. */
function optionOfOwnSign(sign: string, options: readonly string[]): number | undefined {
  const signs = options.map((option) => ownSign.exec(withWesternDigits(option.trim()))?.[1]?.toLowerCase());
  if (signs.some((own) => own === undefined) || new Set(signs).size < signs.length) return undefined;
  const at = signs.indexOf(sign.toLowerCase());
  return at < 0 ? undefined : at;
}

const numberWords =
  'zero one two three four five six seven eight nine ten शून्य एक दो तीन चार पाँच छह सात आठ नौ दस'.split(' ');
const numberWord = new RegExp(`(?<![\\p{L}\\p{M}])(?:${numberWords.join('|')})(?![\\p{L}\\p{M}])`, 'giu');
const powers = /[\^_]\{?(?:[-−]?\d+|[-−+])\}?|\$/g;
/** Up to two words, as in 'Class 4' and 'Group-B'. */
const wordsBefore = '(?:[\\p{L}\\p{M}]+[.:]?\\s+|[\\p{L}\\p{M}]{3,}-){0,2}';
/** '4 cm', '₹4', 'x = 4', '+4', 'Class 4'; not '-4', 'CH4' or '4 and 6'. */
const numberWithUnit = new RegExp(
  `^${wordsBefore}(?:\\p{L}{1,3}\\s*=\\s*|(?:\\p{Sc}|Rs\\.?|\\\\sqrt|[+±≈~<>≤≥=√])\\s*)?(\\d+)(?:\\.0+)?(?![.,]?\\d)(?:\\s*[^\\s\\d]+(?:\\s[^\\s\\d]+){0,2})?$`,
  'iu',
);
/** 'Vitamin C', 'C only', 'Only C'; not 'A and C' or '5 C'. */
const letterWithWords = new RegExp(
  `^(?!.*\\s(?:and|or|nor|to|और|या)\\s)${wordsBefore}([a-h${hindiSigns}])(?:\\s+(?:only|alone|केवल|ही))?$`,
  'iu',
);

/** Signs around a letter, as in '∠C', 'C′', '2C' and 'C+'; not '2 C' or 'C = 2'. */
const signsAround = /^(?:[^\p{L}\p{M}\p{N}]|\d+(?=\p{L}))+|[^\p{L}\p{M}\s=<>]+$/gu;
const otherDigits = /^[①-⑳⑴-⒇₀-₉]+/u;
const roman = /^(?:[ivx]+)(?=(?:\s+(?:only|alone|केवल|ही))?$)/i;
const romanNumbers = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

function letterIn(bare: string): string | undefined {
  // Exports name options this way.
  if (columnName.test(bare)) return undefined;
  return letterWithWords.exec(bare.replaceAll(signsAround, ''))?.[1]?.toLowerCase();
}

function numberIn(bare: string, areRoman: boolean): string | undefined {
  const western = bare
    .replace(otherDigits, (digits) => digits.normalize('NFKC').replaceAll(/[()]/g, ''))
    .replaceAll(numberWord, (word) => `${numberWords.indexOf(word.toLowerCase()) % 11}`)
    .replace(roman, (word) => (areRoman ? `${romanNumbers.indexOf(word.toLowerCase())}` : word));
  const number = numberWithUnit.exec(western)?.[1];
  return number === undefined ? undefined : `${Number(number)}`;
}

/**
 * The option that is this number or letter plus a sign, word or unit. Undefined if it is the only option of
 * that form.
 */
function optionOfValue(sign: string, options: readonly string[]): number | undefined {
  const bares = options.map((option) => {
    const shown = withWesternDigits(shownText(option)).replaceAll(powers, '');
    return shown.replaceAll(/[()[\]{}]/g, ' ').trim();
  });
  // 'V' and 'I' alone may be voltage and current.
  const areRoman = bares.some((bare) => (roman.exec(bare)?.[0].length ?? 0) > 1);
  const values = bares.map((bare) => (isNumber(sign) ? numberIn(bare, areRoman) : letterIn(bare)));
  const value = isNumber(sign) ? `${Number(sign)}` : sign.toLowerCase();
  const found = [...values.keys()].filter((index) => values[index] === value);
  return values.filter(Boolean).length > 1 ? (only(found) ?? undefined) : undefined;
}

/** The sign and the text of an answer such as '(A) ohm'; null for other answers. */
export function partsOfAnswer(answer: string): { sign: string; text: string } | null {
  const [, sign, text] = signAndText.exec(answer) ?? [];
  return sign === undefined || text === undefined ? null : { sign: withWesternDigits(sign), text };
}

/** All readings of a non-empty answer. */
export function namedOptions({ answer, options, placeOf, hindi }: AnswerCell): NamedOptions {
  const at = (letter: number) => {
    const index = placeOf(letter);
    return index >= 0 && index < options.length ? index : undefined;
  };
  const text = optionOfText(answer, options);
  const isOption = options.some((option) => option.trim() === answer.trim());
  const sign = signOf(answer, hindi) ?? (isOption ? undefined : signOf(shownText(answer), hindi));
  if (sign !== undefined) {
    const isColumn = columnName.test(answer);
    const own = text === undefined && !isColumn ? optionOfOwnSign(sign, options) : text;
    const index = indexOfSign(sign, hindi);
    const from0 = isNumber(sign) ? index + 1 : index;
    const kind = isNumber(sign) ? 'number' : 'letter';
    const value = own === undefined && !isColumn ? optionOfValue(sign, options) : undefined;
    return { kind, from1: at(index), from0: at(from0), text: own, ...(value === undefined ? {} : { value }) };
  }
  const words = { kind: 'words', from1: undefined, from0: undefined } as const;
  const parts = partsOfAnswer(answer);
  if (!parts || (isHindi(parts.sign) && !hindi?.includes(parts.sign))) return { ...words, text };
  const byRest = optionOfText(parts.text, options);
  const first = indexOfSign(parts.sign, hindi);
  const named = isNumber(parts.sign) ? [at(first), at(first + 1)] : [at(first)];
  const bySignAndText = typeof byRest === 'number' && named.includes(byRest) ? byRest : undefined;
  // 'B) ohm' may mean option B, the option 'ohm', or an option whose whole text is 'b) ohm'.
  if (text !== undefined)
    return { ...words, text: bySignAndText === undefined || bySignAndText === text ? text : null };
  // The text decides, unless the letter in front of it names another option.
  return { ...words, text: byRest === undefined ? undefined : (bySignAndText ?? null) };
}

/** The shortest name of an option that can't be confused with another option's text. */
export function clearName(index: number, options: readonly string[]): string {
  const letter = String.fromCharCode(65 + index);
  const isClear = (answer: string) => {
    const { text, value } = namedOptions({ answer, options, placeOf: (place) => place });
    return text === index || (text === undefined && (value === undefined || value === index));
  };
  const names = [letter, `(${letter})`, `Option ${letter}`, `(${letter}) ${options[index]}`];
  return names.find(isClear) ?? `Option ${letter}`;
}
