import type { AnswerReading, AnswersOfColumn } from '@repo/contracts/import-answers';
import { type AnswerCell, type NamedOptions, partsOfAnswer } from '@repo/contracts/right-option';

/** An answer cell with the number and the text of its question. */
export type ColumnCell = AnswerCell & { n: number; question: string };

/** When this many rows have only one possible reading, their reading applies to the ambiguous rows too. */
const evidenceMin = 3;
/**
 * Thresholds for counting from 0. Fewer zeros may mark dropped questions, so it takes this many zeros and
 * this share of rows; or at least two zeros that are half of all rows.
 */
const zerosMin = 3;
const zeroShareMin = 0.1;
const zerosOfHalfMin = 2;

type SignOrText = 'sign' | 'text' | null;
/**
 * What is known about a column: what its numbers count from, and whether numbers or letters that equal an
 * option's text are signs or texts. null: unknown.
 */
export type Meaning = {
  base: 1 | 0 | null;
  numbers: SignOrText;
  letters: SignOrText;
  /** Whether most rows contain texts. Then a number or letter that equals no option may be a text too. */
  areTexts: boolean;
  /**
   * Whether a number or letter may mean an option that has it plus a unit or word; only a teacher can confirm
   * that.
   */
  areValues?: boolean;
};

export type Read = { cell: ColumnCell; named: NamedOptions };

/** The option whose text the cell may be, with or without its unit or word. */
export const textOf = ({ text, value }: NamedOptions) => (text === undefined ? value : text);

export const isDefined = (index: number | undefined | null) => index !== undefined;

/**
 * The option for a letter or number: undefined if there is none, null if that depends on whether numbers
 * count from 0 or 1.
 */
function bySign({ kind, from1, from0 }: NamedOptions, base: Meaning['base']): number | undefined | null {
  if (kind !== 'number') return from1;
  if (base === null) return isDefined(from1) || isDefined(from0) ? null : undefined;
  return base === 1 ? from1 : from0;
}

/** The option that a cell means: undefined for none, null if ambiguous. */
export function optionBy(named: NamedOptions, meaning: Meaning): number | undefined | null {
  const sign = bySign(named, meaning.base);
  const text = textOf(named);
  const isValue = !isDefined(named.text) && isDefined(text);
  const how = named.kind === 'letter' ? meaning.letters : meaning.numbers;
  if (!isDefined(sign)) return isValue && !meaning.areValues ? undefined : text;
  if (sign === text) return sign;
  if (!isDefined(text) && !(meaning.areTexts && named.kind !== 'words')) return sign;
  if (isValue && how === 'text' && !meaning.areValues) return null;
  return how === null ? null : how === 'text' ? text : sign;
}

/**
 * Whether there are enough zeros to count from 0. A single 0 is not, because papers use it for a dropped
 * question.
 */
function areZerosSure(zeros: number, numbers: readonly Read[], reads: readonly Read[]): boolean {
  const isOther = ({ named: { kind, from1, from0, text } }: Read) =>
    kind === 'letter'
      ? isDefined(from1) && !isDefined(text)
      : isDefined(text) && !isDefined(from1) && !isDefined(from0);
  const isEnough =
    (zeros >= zerosMin && zeros >= numbers.length * zeroShareMin) ||
    (zeros >= zerosOfHalfMin && zeros >= numbers.length / 2);
  // A column with only zeros was probably never filled in.
  return isEnough && zeros < numbers.length && !reads.some(isOther);
}

/**
 * What the numbers count from: 0 if enough of them are 0, 1 if one equals the number of options, null if
 * unknown.
 */
function baseOf(numbers: readonly Read[], reads: readonly Read[], isFrom0: boolean): 1 | 0 | null {
  const isNone = ({ named: { from1, from0 } }: Read) => !isDefined(from1) && !isDefined(from0);
  // A number beyond the options may be a value, so the other numbers may be values too.
  if (numbers.some(isNone)) return null;
  // If an option column is missing, the numbers of the first and last option are unknown.
  const hasGap = ({ cell }: Read) => cell.options.some((_, index) => cell.placeOf(index) !== index);
  if (numbers.some(hasGap)) return null;
  const signs = numbers.filter(({ named }) => !isDefined(textOf(named)));
  if (signs.length === 0) return null;
  const zeros = signs.filter(({ named }) => !isDefined(named.from1)).length;
  const needs0 = isFrom0 || zeros > 0;
  const needs1 = signs.some(({ named }) => !isDefined(named.from0));
  if (needs0 === needs1) return null;
  if (needs1) return 1;
  return isFrom0 || areZerosSure(zeros, signs, reads) ? 0 : null;
}

/** Cells whose letter or number means one option while their text is another. */
export const conflictsOf = (reads: readonly Read[], base: Meaning['base']) =>
  reads.filter(({ named }) => {
    const sign = bySign(named, base);
    const text = textOf(named);
    return isDefined(sign) && isDefined(text) && sign !== text;
  });

/** Derives the meaning of a column from all its rows (docs/decisions/0052-keys-of-imported-questions.md). */
export function meaningOf(reads: readonly Read[], isFrom0: boolean): Meaning {
  const numbers = reads.filter(({ named }) => named.kind === 'number' && !isDefined(named.text));
  const base = numbers.length === 0 ? null : baseOf(numbers, reads, isFrom0);
  const conflicts = conflictsOf(reads, base);
  const isSign = ({ named }: Read) => named.kind !== 'words' && !isDefined(textOf(named));
  const onlySign = reads.filter((read) => isSign(read) && isDefined(read.named.from1 ?? read.named.from0));
  const onlyText = reads.filter(({ named }) => isDefined(named.text) && !isDefined(bySign(named, base)));
  const isEnough = (evidence: readonly Read[]) => evidence.length >= Math.max(evidenceMin, conflicts.length);
  const areWeak = conflicts.every(({ named }) => named.kind === 'number' || !isDefined(named.text));
  // A cell such as '(C) ohm' is evidence for letters as much as for texts.
  const bareText = onlyText.filter(({ cell }) => partsOfAnswer(cell.answer) === null);
  if (onlySign.length === 0 && isEnough(bareText))
    return { base, numbers: 'text', letters: 'text', areTexts: false };
  if (bareText.length >= Math.max(evidenceMin, onlySign.length))
    return { base, numbers: null, letters: null, areTexts: true };
  const meaning = areWeak && onlyText.length === 0 && isEnough(onlySign) ? 'sign' : null;
  return { base, numbers: meaning, letters: meaning, areTexts: false };
}

/**
 * The meaning for the reading that a teacher chose.
 * @param signs whether the teacher was asked about numbers or letters; the answer does not apply to the other
 */
export function meaningBy(reading: AnswerReading, found: Meaning, signs: AnswersOfColumn['signs']): Meaning {
  if (reading === 'text') return { ...found, numbers: 'text', letters: 'text', areValues: true };
  if (signs === 'letters') return { ...found, letters: 'sign' };
  return { ...found, base: reading === 'from1' ? 1 : 0, numbers: 'sign' };
}

/** The reading for a meaning; null if ambiguous. */
export function readingOf({ base, numbers }: Meaning, hasNumbers: boolean): AnswerReading | null {
  if (numbers === 'text') return 'text';
  return hasNumbers && base === null ? null : base === 0 ? 'from0' : 'from1';
}
