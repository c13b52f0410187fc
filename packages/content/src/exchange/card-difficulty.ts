import { difficultyValues } from '@repo/contracts/content';
import type { TableRow } from './table-rows.ts';

type Difficulty = (typeof difficultyValues)[number];
const words: Record<string, Difficulty> = { आसान: 'easy', सरल: 'easy', मध्यम: 'medium', कठिन: 'hard' };
const initials: Record<string, Difficulty> = { e: 'easy', m: 'medium', d: 'hard', h: 'hard' };
/** So many rows show that letters are no answers that a comma moved. */
const initialsMin = 3;

/** Reads the cells of a column of difficulties; letters such as 'E' only where all of its cells are such. */
export function difficultyReader(rows: readonly TableRow[], column: number) {
  const cells = rows.map((row) => (row.cells[column] ?? '').trim().toLowerCase());
  const filled = cells.filter((cell) => cell !== '');
  const areInitials =
    filled.length >= initialsMin && new Set(filled).size > 1 && filled.every((cell) => cell in initials);
  return (given: string): Difficulty | undefined => {
    const said = given.trim().toLowerCase();
    const known = difficultyValues.find((value) => value === said) ?? words[said];
    return known ?? (areInitials ? initials[said] : undefined);
  };
}
