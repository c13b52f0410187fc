import {
  type Expression,
  lettersOf,
  readExpression,
  UnreadableError,
  ungrouped,
} from '../typed/expression.ts';
import { texOf } from '../typed/expression-tex.ts';
import { plainSigns } from '../typed/plain-signs.ts';
import { splitList } from '../typed/values.ts';
import { withRootSigns } from '../typed/wording.ts';
import { functionNames, type Names, shown, UnreadPartError, withNames, withPhrase, wordIn } from './names.ts';
import type { Equation } from './solve.ts';

/** What one line, or one part of it, says. */
export type Statement = {
  /** Cases, one of which is true; each has equations that hold together. None for an expression alone. */
  cases: Equation[][];
  /** Begins with `=`: continues the line before. */
  isContinued: boolean;
  /** The expression that a next line with `=` in front continues; null after several equations. */
  last: Side | null;
};
/** One side of an equation, with its unit. */
export type Side = { of: Expression; unit: string };
/** `words` contains nothing to check; `unread` has a part that could not be read. */
export type ReadLine =
  | { kind: 'statements'; of: Statement[] }
  | { kind: 'words' }
  | { kind: 'unread'; part: string };

const greek: Record<string, string> = { theta: 'θ', alpha: 'α', beta: 'β', pi: 'π' };
const conclusion =
  /(?:^|[\s,;])(?:so that|so|hence|therefore|thus|then|gives|implies|i\.e\.?|that is|which is|isliye|to|यानी|इसलिए)(?=[\s,:])[,:]?|=>|->|[⇒→∴⟹]|,(?=\s*=(?!=))|(?<=\S):(?=\s)/gi;
const tag = /(?:\s*(?:\.{2,}|…|-{2,}>?)\s*|\s+)[([]\s*(?:\d|[ivx]+|\*)\s*[)\]]\s*$/;
const reason = /\s+[([][^()[\]+*/×=^-]*\p{L}{3,}[^()[\]+*/×=^-]*[)\]]\s*$/u;
const label =
  /^\s*(?:\(?(?:i{1,3}|iv|vi{0,3}|[a-d]|\d+)\)(?=\s)|\d+\.(?=\s)|step \d+[:.]?|q\d*[.:]|sol(?:utio)?n?[.:]|ans(?:wer)?[.:]|check[.:]|lhs:|rhs:)\s*/i;
const lead =
  /^\s*(?:or|and|also|given|let|put|if|we get|we have|but|now|since|as|from|here|toh?|aur|मान लो|अब|और)\b[\s,:]*/i;
const units =
  /(?<=[\d)]) ?(?:cm|mm|km|kg|kmph|km\/h|m\/s|₹|rs\.?|rupees|years?|days?|hours?|minutes?|units?|metres?|meters?|sq\.? ?(?:cm|m|units?)|(?<= )(?:m|g|s|h|l))(?:\^\(?[23]\)?)?(?=\s*(?:$|[.,;=≈]|and\b|or\b|so\b))/gi;
const money = /(?:₹|\brs\.?) ?(?=\d)/gi;

const withGreek = (text: string): string =>
  withRootSigns(text)
    .replaceAll(/theta|alpha|beta|pi(?![a-z])/gi, (name) => greek[name.toLowerCase()] ?? name)
    .replaceAll(/cosec|csc|sin|cos|tan|cot|sec/gi, (name) => ` ${name.toLowerCase()} `)
    // The bracket isn't part of the angle: sin θ(1 + cos θ).
    .replaceAll(/ (?:cosec|csc|sin|cos|tan|cot|sec) *(?:\^ ?\(?\d\)?)? *\d*[a-zA-Zα-ω] *(?=\()/g, '$&×');

function expressionIn(text: string): Expression {
  const word = wordIn(text);
  if (word !== null) throw new UnreadPartError(word);
  // x2 could be x² or the second x.
  const unclear = /[a-zA-Z]\d+/.exec(text.replaceAll(functionNames, ' '))?.[0];
  if (unclear !== undefined && !/^e\d/i.test(unclear)) throw new UnreadPartError(unclear);
  try {
    return readExpression(withGreek(text));
  } catch (error) {
    if (error instanceof UnreadableError) throw new UnreadPartError(text.trim());
    throw error;
  }
}

const unitMark = /⟨(.*?)⟩/;
const sideIn = (text: string): Side => ({
  of: expressionIn(text.replace(unitMark, '')),
  unit: unitMark.exec(text)?.[1] ?? '',
});

const hasDecimals = (text: string) => /\d\.\d|22 ?\/ ?7|≈/.test(text);

const has = (given: Expression, sign: string) => texOf(given).includes(sign);
/** With π, a later line may use 22/7; a root may have been replaced by a decimal. */
const mayBeRounded = (left: Expression, right: Expression): boolean =>
  has(left, '\\pi') || has(right, '\\pi') || has(left, '\\sqrt') !== has(right, '\\sqrt');

const equation = (left: Expression, right: Expression, part: string): Equation => ({
  left,
  right,
  isRounded: hasDecimals(part) || mayBeRounded(left, right),
});

/** The equations of `a = b = c`; with ±, one list for each sign. */
function equationsOf(part: string, before: Side | null): { cases: Equation[][]; last: Side } {
  const signs = part.includes('±') ? ['+', '-'] : [''];
  let last: Side | null = null;
  const cases = signs.map((sign) => {
    const sides = part.split(/[=≈]/).map((side) => side.replaceAll('±', sign));
    if (sides[0]?.trim() === '') sides.shift();
    const read = sides.map(sideIn);
    const all = /^\s*[=≈]/.test(part) && before ? [before, ...read] : read;
    last = all.at(-1) ?? null;
    return all.slice(1).flatMap((right, at) => {
      const left = all[at];
      // A conversion: 2 m = 200 cm.
      if (!left || (left.unit !== '' && right.unit !== '' && left.unit !== right.unit)) return [];
      return [equation(left.of, right.of, part)];
    });
  });
  if (!last) throw new UnreadPartError(part);
  return { cases, last };
}

const isName = (given: Expression | undefined) => given?.kind === 'name';
const combined = (one: Equation[][], other: Equation[][]): Equation[][] =>
  one.flatMap((left) => other.map((right) => [...left, ...right]));
const oneLetter = (equations: readonly Equation[]): string | null => {
  const letters = new Set(equations.flatMap(({ left, right }) => [...lettersOf(left), ...lettersOf(right)]));
  return letters.size === 1 ? ([...letters][0] ?? null) : null;
};

/** Cases of `x = 2, y = 3` (both hold), `x = 2, x = 3` and `x = 2, 3` (one of them holds). */
function joinedCases(
  text: string,
  name: Expression | null,
): { cases: Equation[][]; name: Expression | null } {
  let left = name;
  const parts = splitList(text).map((part) => {
    if (!/[=≈]/.test(part)) {
      if (!left) throw new UnreadPartError(part);
      return { cases: [[equation(left, sideIn(part).of, part)]] };
    }
    const { cases } = equationsOf(part, null);
    const first = cases[0]?.[0]?.left;
    left = isName(first) ? (first ?? null) : null;
    return { cases };
  });
  const letters = new Set(parts.map(({ cases }) => oneLetter(cases.flat())));
  const areCases = parts.length > 1 && letters.size === 1 && !letters.has(null);
  const cases = areCases
    ? parts.flatMap((part) => part.cases)
    : parts.map((part) => part.cases).reduce(combined, [[]]);
  return { cases, name: left };
}

function statementOf(text: string, before: Side | null): Statement {
  const plain = text.replace(/[\s.,;]+$/, '').replace(/^[\s,;:]+/, '');
  const isContinued = /^[=≈]/.test(plain);
  const alternatives = plain.split(/\s(?:or|या|ya)\s/i);
  if (alternatives.length === 1 && splitList(plain).length === 1) {
    if (!/[=≈]/.test(plain)) return { cases: [], isContinued, last: sideIn(plain) };
    return { isContinued, ...equationsOf(plain, before) };
  }
  let name: Expression | null = null;
  const cases = alternatives.flatMap((alternative) => {
    const read = joinedCases(alternative, name);
    name = read.name;
    return read.cases;
  });
  return { cases, isContinued: false, last: null };
}

/** A product right after a division, which can be read in two ways: 1/2x, 54π/4.5π. */
export const unclearProduct = (line: string): string | null =>
  /[\w)π]+ ?\/ ?[\d.]+(?:[a-zA-Zα-ωπ√(]\)?\w*|(?<=\d)\()|[\w)]+ ?\/ ?[a-zA-Z](?=[a-zA-Z(√π])[a-zA-Z]*/.exec(
    plainSigns(line).replaceAll(units, '').replaceAll(functionNames, ' '),
  )?.[0] ?? null;

/** A line without number, reason and tag. */
function bare(line: string): string {
  let text = line.replace(label, '').replace(tag, '');
  const inBrackets = reason.exec(text)?.[0] ?? '';
  if (inBrackets && wordIn(inBrackets) !== null) text = text.slice(0, -inBrackets.length);
  return text;
}

/**
 * Reads one line of a solution.
 * @param before the side that a line starting with `=` continues
 * @param names letters for names of several signs; grows
 */
export function readLine(line: string, before: Side | null, names: Names): ReadLine {
  const of: Statement[] = [];
  let last = before;
  try {
    const text = ungrouped(bare(plainSigns(withNames(line, names))))
      .replaceAll(money, '')
      .replaceAll(units, (unit) => `⟨${unit.trim().toLowerCase()}⟩`);
    for (const raw of text.split(conclusion)) {
      let part = (raw ?? '').replace(/[<>≤≥≠].*$/, '');
      while (lead.test(part)) part = part.replace(lead, '');
      if (part.trim() === '' || (!/[=≈]/.test(part) && wordIn(part) !== null)) continue;
      const statement = statementOf(withPhrase(part, names), last);
      of.push(statement);
      last = statement.last;
    }
  } catch (error) {
    if (error instanceof UnreadPartError) return { kind: 'unread', part: shown(error.message, names) };
    throw error;
  }
  return of.length === 0 ? { kind: 'words' } : { kind: 'statements', of };
}
