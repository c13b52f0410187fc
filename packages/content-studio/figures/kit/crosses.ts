/** A genotype is written as pairs of letters, one pair a trait, such as `RrYy`; a capital letter is dominant. */

/** The gametes of a genotype, one allele of each pair; each is as likely as any other, so equal ones are repeated. */
export function gametesOf(genotype: string): string[] {
  const pairs = genotype.match(/../gu) ?? [];
  return pairs.reduce<string[]>(
    (made, pair) => made.flatMap((before) => [...pair].map((allele) => before + allele)),
    [''],
  );
}

/** The genotype from two gametes; the dominant letter of a pair (or X of XY) comes first. */
export const childOf = (one: string, other: string): string =>
  [...one].map((allele, index) => [allele, other[index] ?? ''].sort().join('')).join('');

/** Gametes of one parent over the columns, of the other beside the rows, and the offspring row by row. */
export type PunnettSquare = { columns: string[]; rows: string[]; cells: string[][] };

export function crossOf(columnParent: string, rowParent: string): PunnettSquare {
  const [columns, rows] = [gametesOf(columnParent), gametesOf(rowParent)];
  return { columns, rows, cells: rows.map((row) => columns.map((column) => childOf(row, column))) };
}

/** Whether the dominant form of a trait shows; traits are counted from 0 in the order of the letters. */
export function showsDominant(genotype: string, trait = 0): boolean {
  const pair = genotype.slice(2 * trait, 2 * trait + 2);
  return pair !== pair.toLowerCase();
}

/** How many of the offspring are of each kind, by the name that `kindOf` gives. */
export function countKinds(
  { cells }: PunnettSquare,
  kindOf: (genotype: string) => string,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const genotype of cells.flat()) counts[kindOf(genotype)] = (counts[kindOf(genotype)] ?? 0) + 1;
  return counts;
}
