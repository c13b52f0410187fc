import { functions } from './evaluate-functions.ts';

/** Variables by name, in lower case. */
export type Names = ReadonlyMap<string, number>;
const noNames: Names = new Map();

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

const comparisons: Record<string, (a: number, b: number) => boolean> = {
  '=': near,
  '!=': (a, b) => !near(a, b),
  '<': (a, b) => a < b && !near(a, b),
  '>': (a, b) => a > b && !near(a, b),
  '<=': (a, b) => a < b || near(a, b),
  '>=': (a, b) => a > b || near(a, b),
};

const token = /\s*(\d+(?:\.\d+)?|\.\d+|\.\.|[a-z]+|[<>!]=|[-+*/^(),:=<>])/y;
/** Tokens that can't start a second factor. */
const endsProduct = /^(?:[-+),^:=<>]|[<>!]=|\.\.|and|or)$/;
/** More outcomes than any Class 10 question has; prevents mistakes from running for minutes. */
const outcomesMax = 100_000;
const solveSteps = 2000;

function split(expression: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (expression.slice(token.lastIndex).trim() !== '') {
    const at = token.lastIndex;
    const found = token.exec(expression)?.[1];
    if (found === undefined) throw new Error(`'${expression.slice(at, at + 8)}' is not arithmetic`);
    tokens.push(found);
  }
  return tokens;
}

type Range = { name: string; from: number; to: number };

/** Calls `visit` for each combination of whole numbers in the ranges. */
function eachChoice(ranges: readonly Range[], names: Map<string, number>, visit: () => void): void {
  const [first, ...others] = ranges;
  if (!first) {
    visit();
    return;
  }
  for (let value = first.from; value <= first.to; value++) {
    names.set(first.name, value);
    eachChoice(others, names, visit);
  }
  names.delete(first.name);
}

/**
 * The only zero of `gap` between two numbers.
 * @throws when there is none or more than one
 */
function onlyZero(gap: (value: number) => number, from: number, to: number): number {
  const step = (to - from) / solveSteps;
  const found: number[] = [];
  for (let index = 0; index < solveSteps; index++) {
    let [low, high] = [from + index * step, from + (index + 1) * step];
    const isRising = gap(high) > 0;
    if (near(gap(low), 0)) found.push(low);
    else if (gap(low) > 0 !== isRising && !near(gap(high), 0)) {
      for (let half = 0; half < 100; half++) {
        const middle = (low + high) / 2;
        if (gap(middle) > 0 === isRising) high = middle;
        else low = middle;
      }
      // A fraction changes sign without a zero at its pole.
      if (Math.abs(gap(low)) < 1e-3) found.push(low);
    }
  }
  if (near(gap(to), 0)) found.push(to);
  const [only] = found;
  if (only === undefined || found.length > 1)
    throw new Error(`${found.length} solutions between ${from} and ${to}`);
  return only;
}

/**
 * Evaluates an arithmetic expression: numbers, the names of `given`, `+ - * / ^ ( )`, pi, and sqrt, sin, cos, tan,
 * asin, acos, atan (degrees), hcf, lcm, round, abs, mod, prime, whole. Adjacent values are multiplied: `10 sqrt(3)`. `count(a: 1..6,
 * b: 1..6, a + b = 5)` counts combinations of whole numbers for which the statement is true; `solve(x: 0..90,
 * 3x - 4 = x)` is the only solution in the range.
 * @throws Error for anything else, and when the value isn't finite
 */
export const evaluate = (expression: string, given: Names = noNames): number =>
  run(expression, given, 'value');

/**
 * Whether a statement such as `a < b and hcf(a, b) = 1` is true for these numbers.
 * @throws like `evaluate`
 */
export const holds = (statement: string, given: Names): boolean => run(statement, given, 'statement') === 1;

function run(expression: string, given: Names, what: 'value' | 'statement'): number {
  const tokens = split(expression);
  const names = new Map(given);
  let at = 0;
  const take = (wanted: string) => {
    if (tokens[at] !== wanted) throw new Error(`'${wanted}' expected in '${expression}'`);
    at++;
  };
  const list = (): number[] => {
    take('(');
    const values = [sum()];
    while (tokens[at] === ',') {
      at++;
      values.push(sum());
    }
    take(')');
    return values;
  };
  const ranges = (): Range[] => {
    const found: Range[] = [];
    take('(');
    while (tokens[at + 1] === ':') {
      const name = tokens[at] ?? '';
      at += 2;
      const from = sum();
      take('..');
      found.push({ name, from, to: sum() });
      take(',');
    }
    const choices = found.reduce((product, { from, to }) => product * (to - from + 1), 1);
    if (found.length === 0 || !(choices >= 1) || choices > outcomesMax)
      throw new Error(`no range, or one that is too large, in '${expression}'`);
    return found;
  };
  const count = (): number => {
    const over = ranges();
    const start = at;
    let counted = 0;
    eachChoice(over, names, () => {
      at = start;
      if (statement()) counted++;
    });
    take(')');
    return counted;
  };
  const solve = (): number => {
    const [over] = ranges();
    if (!over) throw new Error(`no unknown in '${expression}'`);
    const start = at;
    const solution = onlyZero(
      (value) => {
        names.set(over.name, value);
        at = start;
        const left = sum();
        take('=');
        return left - sum();
      },
      over.from,
      over.to,
    );
    names.delete(over.name);
    take(')');
    return solution;
  };
  const atom = (): number => {
    const next = tokens[at] ?? '';
    if (next === '(') {
      const values = list();
      if (values.length > 1) throw new Error(`a ',' too many in '${expression}'`);
      return values[0] ?? Number.NaN;
    }
    at++;
    if (/^[\d.]/.test(next)) return Number(next);
    if (next === 'pi') return Math.PI;
    if (next === 'count') return count();
    if (next === 'solve') return solve();
    const named = names.get(next);
    if (named !== undefined) return named;
    const call = Object.hasOwn(functions, next) ? functions[next] : undefined;
    if (!call) throw new Error(`'${next}' is not known in '${expression}'`);
    return call(...list());
  };
  const power = (): number => {
    const base = atom();
    if (tokens[at] !== '^') return base;
    at++;
    return base ** signed();
  };
  const signed = (): number => {
    if (tokens[at] !== '-' && tokens[at] !== '+') return power();
    const sign = tokens[at] === '-' ? -1 : 1;
    at++;
    return sign * signed();
  };
  const product = (): number => {
    let value = signed();
    for (let next = tokens[at]; next !== undefined && !endsProduct.test(next); next = tokens[at]) {
      if (next === '*' || next === '/') at++;
      value = next === '/' ? value / signed() : value * signed();
    }
    return value;
  };
  function sum(): number {
    let value = product();
    for (let next = tokens[at]; next === '+' || next === '-'; next = tokens[at]) {
      at++;
      value = next === '+' ? value + product() : value - product();
    }
    return value;
  }
  const comparison = (): boolean => {
    const first = sum();
    const compare = comparisons[tokens[at] ?? ''];
    if (!compare) return first !== 0;
    at++;
    return compare(first, sum());
  };
  /** Comparisons joined by `and`, then by `or`; both sides are always parsed. */
  function statement(): boolean {
    let holds = false;
    let all = comparison();
    for (let next = tokens[at]; next === 'and' || next === 'or'; next = tokens[at]) {
      at++;
      const other = comparison();
      if (next === 'and') all = all && other;
      else {
        holds = holds || all;
        all = other;
      }
    }
    return holds || all;
  }
  const value = what === 'value' ? sum() : Number(statement());
  if (at < tokens.length) throw new Error(`'${tokens[at]}' is left over in '${expression}'`);
  if (!Number.isFinite(value)) throw new Error(`'${expression}' has no value`);
  return value;
}
