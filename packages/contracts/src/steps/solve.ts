import { seededRandom } from '../seeded-random.ts';
import { type Expression, lettersOf } from '../typed/expression.ts';
import { angleLetters, dualOf } from './evaluate.ts';

/** Two sides that a line says are equal. `isRounded`: with decimals or ≈, so small differences don't count. */
export type Equation = { left: Expression; right: Expression; isRounded: boolean };
/** Values of letters at which equations hold. */
export type Point = ReadonlyMap<string, number>;

const startsCount = 48;
const pointsMax = 24;
const roundsMax = 60;
/** Roots to look for; equations of Class 10 have fewer. */
const rootsMax = 8;
const accuracy = 1e-7;
/** Share by which rounded values may differ: 22/7 and 3.14 for π, 1.73 for √3. */
const roundedShare = 0.004;
const angleMax = 90;

/** The letters of equations, sorted. */
export const lettersIn = (equations: readonly Equation[]): string[] =>
  [...new Set(equations.flatMap(({ left, right }) => [...lettersOf(left), ...lettersOf(right)]))].sort();

/** How far an equation is from holding, its derivatives, and the sizes of its sides and of their derivatives. */
function gapOf({ left, right }: Equation, letters: readonly string[], values: readonly number[]) {
  const [one, other] = [dualOf(left, letters, values), dualOf(right, letters, values)];
  return {
    gap: one.value - other.value,
    by: one.by.map((slope, at) => slope - (other.by[at] ?? 0)),
    size: Math.abs(one.value) + Math.abs(other.value),
    reach: Math.hypot(...one.by) + Math.hypot(...other.by),
  };
}

/** Whether an equation holds at a point; null where a side has no value. */
export function holdsAt(equation: Equation, point: Point, isLax = false): boolean | null {
  const letters = lettersIn([equation]);
  const values = letters.map((letter) => point.get(letter) ?? Number.NaN);
  const { gap, by, size } = gapOf(equation, letters, values);
  if (!Number.isFinite(gap)) return null;
  const reach = by.reduce((sum, slope, at) => sum + Math.abs(slope) * (Math.abs(values[at] ?? 0) + 1e-3), 0);
  if (Math.abs(gap) <= 1e-9 * size + accuracy * (Number.isFinite(reach) ? reach : size)) return true;
  return (isLax || equation.isRounded) && Math.abs(gap) <= roundedShare * Math.max(size / 2, reach);
}

/** Solves a small linear system by elimination with pivots; null if it is singular. */
function solveLinear(matrix: number[][], right: number[]): number[] | null {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = row;
    const pivot = rows[best] as number[];
    if (!(Math.abs(pivot[column] ?? 0) > 1e-14)) return null;
    rows[best] = rows[column] as number[];
    rows[column] = pivot;
    for (let row = 0; row < size; row++) {
      const its = rows[row] as number[];
      const factor = (its[column] ?? 0) / (pivot[column] ?? 1);
      if (row !== column && factor !== 0)
        for (let at = column; at <= size; at++) its[at] = (its[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

/** One step towards the nearest solution, of least length where there are several; null if there is none. */
function stepFrom(
  equations: readonly Equation[],
  letters: readonly string[],
  values: readonly number[],
  damping: number,
) {
  const rows = equations.flatMap((equation) => {
    const { gap, by, size, reach } = gapOf(equation, letters, values);
    const length = Math.hypot(...by);
    // An identity has no real derivative, only rounding errors.
    if (length <= 1e-9 * reach && Math.abs(gap) <= 1e-9 * size) return [];
    return [{ gap: gap / (length || 1), by: by.map((slope) => slope / (length || 1)) }];
  });
  if (!rows.every(({ gap, by }) => Number.isFinite(gap) && by.every(Number.isFinite))) return null;
  const products = rows.map(({ by }, at) =>
    rows.map((other, its) =>
      by.reduce((sum, slope, k) => sum + slope * (other.by[k] ?? 0), at === its ? damping : 0),
    ),
  );
  const shares = solveLinear(
    products,
    rows.map(({ gap }) => gap),
  );
  if (!shares) return null;
  return letters.map((_, at) =>
    rows.reduce((sum, { by }, row) => sum - (by[at] ?? 0) * (shares[row] ?? 0), 0),
  );
}

function converge(
  equations: readonly Equation[],
  letters: readonly string[],
  start: number[],
): number[] | null {
  let values = start;
  for (let round = 0; round < roundsMax; round++) {
    const step = stepFrom(equations, letters, values, Math.max(1e-12, 1e-2 * 0.5 ** round));
    if (!step?.every(Number.isFinite)) return null;
    values = values.map((value, at) => value + (step[at] ?? 0));
    const size = Math.hypot(...values) + 1e-6;
    if (Math.hypot(...step) <= 1e-13 * size) break;
  }
  return values;
}

/** Letters reserved for lengths, which are names of two or more capitals. */
export const lengthLetters = 'ωψχφυτςσρξν';

/**
 * Solves equations numerically, from many fixed starting points. Letters inside angles are acute, lengths
 * positive.
 * @param letters may include letters that no equation has, which can have any value
 * @returns the points that were reached: if there are few solutions, each of them several times, else mostly
 * different ones
 */
export function solve(equations: readonly Equation[], letters = lettersIn(equations)): Point[] {
  const angles = new Set(
    equations.flatMap(({ left, right }) => [...angleLetters(left), ...angleLetters(right)]),
  );
  const random = seededRandom(20);
  const startOf = (letter: string) => {
    if (angles.has(letter)) return 3 + random() * (angleMax - 6);
    return (lengthLetters.includes(letter) || random() < 0.6 ? 1 : -1) * 10 ** (random() * 3.5 - 1);
  };
  const isAllowed = (value: number, letter: string) =>
    (!angles.has(letter) || (value >= -1e-6 && value <= angleMax + 1e-6)) &&
    (!lengthLetters.includes(letter) || value >= -1e-6);
  const points: Point[] = [];
  for (let start = 0; start < startsCount && points.length < pointsMax; start++) {
    const values = converge(equations, letters, letters.map(startOf));
    if (!values?.every((value, at) => isAllowed(value, letters[at] ?? ''))) continue;
    const point: Point = new Map(letters.map((letter, at) => [letter, values[at] ?? 0]));
    if (equations.every((equation) => holdsAt({ ...equation, isRounded: false }, point) === true))
      points.push(point);
  }
  if (areFew(points, letters)) return points;
  // Near 0° and 90° rounding errors are large.
  return points.filter((point) =>
    [...angles].every((letter) => Math.abs((point.get(letter) ?? 45) - 45) < 44),
  );
}

const rounded = (value: number) => (Math.abs(value) < 1e-6 ? '0' : value.toPrecision(4));

/** Whether these letters have only a few different values: many starting points led to the same ones. */
export function areFew(points: readonly Point[], letters: readonly string[]): boolean {
  const keys = points.map((point) =>
    letters.map((letter) => rounded(point.get(letter) ?? Number.NaN)).join(' '),
  );
  const count = new Set(keys).size;
  return count <= rootsMax && count * 2 <= points.length;
}
