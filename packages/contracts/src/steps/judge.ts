import { type Expression, lettersOf } from '../typed/expression.ts';
import { isSameValues } from '../typed/values.ts';
import { angleLetters } from './evaluate.ts';
import type { Side, Statement } from './read-line.ts';
import { areFew, type Equation, holdsAt, lettersIn, type Point, solve } from './solve.ts';

/**
 * The verdict on a line. `start`: the first of a part; `follows` from earlier lines; `new`: doesn't follow,
 * but doesn't contradict them either, so it may come from the question; `wrong`: contradicts them; `unread`:
 * can't be read; `words`: contains nothing to check; `unchecked`: the earlier lines have no solution to
 * compare with.
 */
export type LineState = 'start' | 'follows' | 'new' | 'wrong' | 'unread' | 'words' | 'unchecked';
const casesMax = 8;

/** Everything that the lines of a part have established so far. */
export type Known = {
  cases: Equation[][];
  points: Point[];
  last: Side | null;
  /** Whether an earlier line could not be read, which may have said more. */
  isOpen: boolean;
  isEmpty: boolean;
  /** What was known before a line chose one of several solutions; a later line may choose the next one. */
  whole: Known | null;
  /** The statement of the previous line alone, unless that line chose one of several solutions. */
  previous: Statement | null;
};

/** Before the first line of a part. */
export const nothing = (): Known => ({
  cases: [[]],
  points: [new Map()],
  last: null,
  isOpen: false,
  isEmpty: true,
  whole: null,
  previous: null,
});

/** Values of the letters at which one of the cases is true. */
export function pointsOf(cases: readonly Equation[][], letters: readonly string[] = []): Point[] {
  return cases.flatMap((equations) => {
    const all = [...new Set([...letters, ...lettersIn(equations)])].sort();
    return solve(equations, all);
  });
}

/** What is known with one more statement. */
export function added(known: Known, statement: Statement): Known {
  const merge = (count?: number) => {
    const cases = statement.cases.map((each) =>
      each.filter((equation) => !isNumeric(equation)).slice(0, count),
    );
    return known.cases.flatMap((before) => cases.map((more) => [...before, ...more])).slice(0, casesMax);
  };
  const all = merge();
  const points = pointsOf(all);
  // Rounded values never agree exactly.
  const isRounded =
    points.length === 0 && (isLaxly(known) || statement.cases.flat().some((each) => each.isRounded));
  const cases = isRounded ? merge(1) : all;
  return {
    ...known,
    cases,
    points: isRounded ? pointsOf(cases) : points,
    last: statement.last,
    isEmpty: false,
    previous: statement,
  };
}

/** Whether an earlier line has rounded values. */
const isLaxly = (known: Known) => known.cases.flat().some(({ isRounded }) => isRounded);
const caseHolds = (equations: readonly Equation[], point: Point, isLax: boolean): boolean =>
  equations.every((equation) => holdsAt(equation, point, isLax) !== false);

/** An equation without letters, which is right or wrong by itself. */
const isNumeric = (equation: Equation) => lettersIn([equation]).length === 0;

/** A value in words: a whole number, a fraction with a small denominator, else three digits. */
function valueText(value: number): string {
  for (let bottom = 1; bottom <= 24; bottom++) {
    const top = Math.round(value * bottom);
    if (Math.abs(value * bottom - top) < 1e-6) return bottom === 1 ? String(top) : `${top}/${bottom}`;
  }
  return String(Number(value.toPrecision(3)));
}

/** Whether a case only chooses among solutions of the earlier lines and adds none. */
function picksFrom(points: readonly Point[], equations: readonly Equation[], isLax: boolean): boolean {
  const own = solve(equations);
  const letters = lettersIn(equations);
  if (!areFew(own, letters)) return false;
  return own.every((mine) =>
    points.some((point) =>
      letters.every((letter) => {
        const [value = 0, its = Number.NaN] = [mine.get(letter), point.get(letter)];
        return Math.abs(value - its) <= (isLax ? 4e-3 : 1e-5) * (Math.abs(its) + 1e-2);
      }),
    ),
  );
}

/** Whether a line replaces letters on its right side by values: `= b² - 4ac`, then `= 36 - 8`. */
function isSubstituted([first]: readonly Equation[]): boolean {
  if (!first) return false;
  const [left, right] = [new Set(lettersOf(first.left)), new Set(lettersOf(first.right))];
  return right.size < left.size && [...right].every((letter) => left.has(letter));
}

/** The verdict on a statement, and what is known after it. */
export type Judged = {
  state: LineState;
  lost?: string;
  /** Whether the line takes a solution that an earlier line left out. */
  takesNext?: boolean;
  next: Known;
};

/** The text of a lost solution. Angles are skipped: they always have further solutions. */
function lostText(points: readonly Point[], letter: string, known: Known): string | undefined {
  const value = points[0]?.get(letter);
  const isAngle = known.cases
    .flat()
    .some(({ left, right }) => [left, right].some((side) => angleLetters(side).length > 0));
  return value === undefined || isAngle ? undefined : `${letter} = ${valueText(value)}`;
}

/** Whether each equation is a multiple of an earlier one; used when the lines have no solution to compare. */
const isRewritten = (known: Known, equations: readonly Equation[]): boolean =>
  equations.every(({ left, right }) =>
    known.cases[0]?.some((before) =>
      isSameValues(
        { kind: 'equation', left: before.left, right: before.right },
        { kind: 'equation', left, right },
      ),
    ),
  );

/** The equations of a continued line, without the end of a proof: `= RHS`. */
function compared({ cases, isContinued }: Statement, known: Known): Equation[][] {
  if (!isContinued) return cases;
  const isNew = (side: Expression) =>
    side.kind === 'name' && known.points.every((point) => !point.has(side.name));
  return cases.map((equations) => equations.filter(({ right }) => !isNew(right)));
}

/** Compares a statement with what is known. */
export function judge(known: Known, statement: Statement): Judged {
  const { isContinued, last } = statement;
  const cases = compared(statement, known);
  const isLax = isLaxly(known);
  const equations = cases.flat();
  if (equations.filter(isNumeric).some((equation) => holdsAt(equation, new Map(), isLax) === false))
    return { state: 'wrong', next: known };
  const letters = lettersIn(equations);
  const followed = (
    state: LineState = 'follows',
    lost?: string,
    next: Known = { ...known, last, isEmpty: false, previous: statement },
  ): Judged => ({ state, next, ...(lost === undefined ? {} : { lost }) });
  if (cases.length === 0 || letters.length === 0)
    return followed(known.isEmpty || (isContinued && !known.last) ? 'start' : 'follows');
  if (known.points.length === 0)
    return isRewritten(known, equations)
      ? followed('follows', undefined, added(known, statement))
      : followed('unchecked');
  const missing = letters.filter((letter) => !known.points[0]?.has(letter));
  const points = missing.length === 0 ? known.points : pointsOf(known.cases, letters);
  const holding = points.filter((point) => cases.some((each) => caseHolds(each, point, isLax)));
  const isLive = (each: readonly Equation[]) =>
    holding.some((point) => caseHolds(each, point, isLax)) ||
    pointsOf(known.cases.map((before) => [...before, ...each])).length > 0;
  if (holding.length === points.length && cases.every(isLive))
    return known.isEmpty && !isContinued ? followed('start', undefined, added(known, statement)) : followed();
  const determined = areFew(points, letters);
  if (determined) {
    if (holding.length > 0 && cases.every((each) => picksFrom(points, each, isLax))) {
      const left = points.filter((point) => !holding.includes(point));
      const lost = letters.length === 1 ? lostText(left, letters[0] ?? '', known) : undefined;
      return followed('follows', lost, {
        ...added(known, statement),
        whole: known.whole ?? known,
        previous: known.previous,
      });
    }
    return contradicted(known, statement);
  }
  if (isContinued && !isSubstituted(equations))
    return known.isOpen ? followed('new') : { state: 'wrong', next: known };
  const next = added(known, statement);
  if (next.points.length === 0) {
    // The first line has no real solution either, such as x² + 1 = 0.
    if (known.isEmpty) return followed('start', undefined, next);
    return contradicted(known, statement);
  }
  if (known.isEmpty) return { state: 'start', next };
  // An equation that introduces a new letter may use a known letter with another meaning.
  const [first] = equations;
  const isDefined = first?.left.kind === 'name' && missing.includes(first.left.name);
  const isKnown = areFew(
    points,
    letters.filter((letter) => !missing.includes(letter)),
  );
  const isOther = missing.length > 0 && missing.length < letters.length && !isDefined && isKnown;
  return { state: 'new', next: { ...next, isOpen: next.isOpen || isOther } };
}

/** The letter that a line such as `x = 2` sets; null for any other line. */
function setLetter(equations: readonly Equation[]): string | null {
  const [first, ...others] = equations;
  const letter = first?.left.kind === 'name' ? first.left.name : null;
  return letter !== null && others.length === 0 && first && lettersIn([first]).length === 1 ? letter : null;
}

/**
 * A line that contradicts earlier ones is wrong, with three exceptions: it takes another solution; it gives
 * another value to a letter that was only set (another case); or a line in between could not be read.
 */
function contradicted(known: Known, statement: Statement): Judged {
  if (known.whole) {
    const judged = judge({ ...known.whole, last: known.last, previous: null, whole: null }, statement);
    if (judged.state === 'follows') return { ...judged, takesNext: true };
  }
  const { previous } = known;
  if (previous && previous.cases.length > 0) {
    // Compare with the previous line alone, which may have solutions that earlier lines exclude: s = sin θ, s
    // = 1/2 or s = -2.
    const judged = judge({ ...added(nothing(), previous), previous: null }, statement);
    if (judged.state === 'follows' && !judged.lost)
      return { ...judged, next: { ...known, last: statement.last, previous: statement } };
    if (judged.state === 'follows')
      return { state: 'follows', takesNext: true, next: { ...known, last: statement.last } };
  }
  const letters = new Set(statement.cases.map(setLetter));
  const free = known.cases.map((equations) => equations.filter((each) => !letters.has(setLetter([each]))));
  const isReset = !letters.has(null) && free.some((left, at) => left.length < (known.cases[at]?.length ?? 0));
  if (isReset) {
    const judged = judge(
      { ...known, cases: free, points: pointsOf(free), whole: null, previous: null },
      statement,
    );
    if (judged.state !== 'wrong') return judged.state === 'follows' ? judged : { ...judged, state: 'new' };
  }
  return known.isOpen
    ? { state: 'new', next: added({ ...nothing(), isOpen: true }, statement) }
    : { state: 'wrong', next: known };
}
