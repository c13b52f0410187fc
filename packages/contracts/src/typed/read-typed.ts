import { typedMaxLength } from '../limits/content.ts';
import { isStorable } from '../storable-text.ts';
import { type Chemistry, chemistryTex, hasArrow, readChemistry, SymbolsError } from './chemistry.ts';
import { UnreadableError } from './expression.ts';
import { texOf } from './expression-tex.ts';
import { readNumber, type TypedNumber } from './number.ts';
import { plainSigns } from './plain-signs.ts';
import type { TypedAnswer } from './typed-answer.ts';
import { readPoint, readValues, type Values, valuesTex } from './values.ts';
import { hasWords, withLettersOf, withoutLead } from './wording.ts';

/** Why a text can't be read; the student is asked again. */
export type Unreadable = 'blank' | 'form' | 'unit' | 'words' | 'symbols' | 'arrow' | 'equation';

/** The result of reading a text. */
export type Read =
  | { kind: 'number'; of: TypedNumber }
  | { kind: 'expression'; of: Values }
  | { kind: 'formula'; of: Chemistry }
  | { kind: 'word'; of: string };

/** A text as it was understood: `tex` shows it as a formula, null for words. */
export type TypedReading =
  | { isRead: true; tex: string | null; isUnitMissing: boolean }
  | { isRead: false; why: Unreadable };

/** Thrown for a text that can't be read, with the reason. */
export class RefusedError extends UnreadableError {
  readonly why: Unreadable;
  constructor(why: Unreadable) {
    super(why);
    this.why = why;
  }
}

const plainWord = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    // Apostrophes that a phone curls, and joiners that nobody sees.
    .replaceAll(/['‘’´`\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/^(?:the )?ans(?:wer)?\.?(?: is| ?[-:=]| )\s*(?=\S)|^it is (?=\S)/, '')
    .replaceAll(/[\s\-_‐‑–]+/g, ' ')
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '')
    .replace(/^(?:an?|the) (?=.)/, '');

const hasEquals = (text: string) => text.includes('=');

function numberIn(text: string, unit: string | undefined): TypedNumber {
  const words = unit ? [plainSigns(unit)] : [];
  try {
    return readNumber(text, words);
  } catch (error) {
    // If the number alone can be read, the unit is the problem.
    const number = /^[^a-zA-Zμ°%₹Ω]*[\d)](?=\s*[a-zA-Zμ\u0900-\u0963])/.exec(text)?.[0];
    if (!(error instanceof UnreadableError) || !number) throw error;
    readNumber(number);
    throw new RefusedError(unit ? 'unit' : 'words');
  }
}

/**
 * Reads a text as an answer of the expected kind.
 * @throws UnreadableError
 */
export function readAs(typed: string, expected: TypedAnswer): Read {
  if (typed.length > typedMaxLength || !isStorable(typed)) throw new UnreadableError();
  const text = withoutLead(plainSigns(typed));
  if (text === '') throw new RefusedError('blank');
  switch (expected.kind) {
    case 'number':
      return { kind: 'number', of: numberIn(text, expected.unit) };
    case 'expression': {
      const isEquation = hasEquals(expected.value);
      if (isEquation && !hasEquals(text)) throw new RefusedError('equation');
      const value = plainSigns(expected.value);
      const letters = withLettersOf(value, text);
      if (!isEquation && readValues(value, false).kind === 'point')
        return { kind: 'expression', of: readPoint(letters) };
      if (hasWords(value, letters)) throw new UnreadableError();
      return { kind: 'expression', of: readValues(letters, isEquation) };
    }
    case 'formula': {
      const isEquation = hasArrow(plainSigns(expected.value));
      if (isEquation && !hasArrow(text) && !hasEquals(text)) throw new RefusedError('arrow');
      if (!isEquation && hasArrow(text)) throw new UnreadableError();
      return { kind: 'formula', of: readChemistry(text, isEquation) };
    }
    case 'word': {
      const word = plainWord(typed);
      if (word === '') throw new UnreadableError();
      return { kind: 'word', of: word };
    }
  }
}

/** The unit with its powers raised, as the student wrote it. */
function unitTex(unit: string): string {
  if (unit === '') return '';
  if (unit === '°') return '^\\circ';
  const pieces = unit.split(/\^?\(?([+-]?\d)\)?/).map((piece, at) => {
    if (at % 2 === 1) return `^{${piece}}`;
    const letters = piece.replaceAll(/[\\{}$&#_~^]/g, '').replaceAll('%', '\\%');
    return letters === '' ? '' : `\\text{${letters}}`;
  });
  return `\\ ${pieces.join('')}`;
}

function texOfRead(given: Read): string | null {
  switch (given.kind) {
    case 'number':
      return `${texOf(given.of.expression)}${unitTex(given.of.unitText)}`;
    case 'expression':
      return valuesTex(given.of);
    case 'formula':
      return chemistryTex(given.of);
    case 'word':
      return null;
  }
}

/** Reads what a student typed, to show it or to ask again. */
export function readTyped(typed: string, expected: TypedAnswer): TypedReading {
  try {
    const found = readAs(typed, expected);
    const isUnitMissing =
      expected.kind === 'number' &&
      expected.unit !== undefined &&
      found.kind === 'number' &&
      found.of.unit === null;
    return { isRead: true, tex: texOfRead(found), isUnitMissing };
  } catch (error) {
    if (error instanceof RefusedError) return { isRead: false, why: error.why };
    if (error instanceof SymbolsError) return { isRead: false, why: 'symbols' };
    if (error instanceof UnreadableError) return { isRead: false, why: 'form' };
    throw error;
  }
}
