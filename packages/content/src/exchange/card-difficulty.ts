import { difficultyValues } from '@repo/contracts/content';
import type { TableRow } from './table-rows.ts';

type Difficulty = (typeof difficultyValues)[number];
const words: Record<string, Difficulty> = {
  आसान: 'easy',
  सरल: 'easy',
  मध्यम: 'medium',
  सामान्य: 'medium',
  कठिन: 'hard',
  मुश्किल: 'hard',
};
const initials: Record<string, Difficulty> = { e: 'easy', m: 'medium', d: 'hard', h: 'hard' };
/**
 * Minimum number of rows with single letters to take these for difficulties; fewer may be answers that a
 * comma moved.
 */
const initialsMin = 3;

/** The difficulty that a word names in English or Hindi; undefined for other words. */
export function namedDifficulty(word: string): Difficulty | undefined {
  const said = word.normalize('NFC').trim().toLowerCase();
  return difficultyValues.find((value) => value === said) ?? words[said];
}

/** Reads a difficulty column; single letters such as 'E' only count if all its cells are such letters. */
export function difficultyReader(rows: readonly TableRow[], column: number) {
  const cells = rows.map((row) => (row.cells[column] ?? '').trim().toLowerCase());
  const filled = cells.filter((cell) => cell !== '');
  const areInitials =
    filled.length >= initialsMin && new Set(filled).size > 1 && filled.every((cell) => cell in initials);
  return (given: string): Difficulty | undefined => {
    const known = namedDifficulty(given);
    return known ?? (areInitials ? initials[given.trim().toLowerCase()] : undefined);
  };
}

/** Other words for a difficulty; any other text may be an answer moved by a comma. */
export const difficultyWords =
  /^(very )?(easy|hard|simple|basic|difficult|tough)$|^(moderate|average|normal|intermediate|advanced|beginner|expert)$|^(l|level) ?\d$|^[hlm]ots?$|^(remember|understand|apply|analy[sz]e|evaluate|create)(ing)?$/i;
