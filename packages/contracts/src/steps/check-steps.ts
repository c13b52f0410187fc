import { added, judge, type Known, type LineState, nothing, pointsOf } from './judge.ts';
import type { Names } from './names.ts';
import { readLine, unclearProduct } from './read-line.ts';

export type CheckedLine = {
  text: string;
  state: LineState;
  /** The part of the line that could not be read. */
  part?: string;
  /** A solution of earlier lines that this line lost, as in `x = 0`. */
  lost?: string;
};
export type CheckedSteps = {
  lines: CheckedLine[];
  /** The first line that doesn't follow, from 0; null if there is none. */
  wrongAt: number | null;
};

/** Further lines are ignored, because each line is compared with all earlier ones. */
export const stepLinesMax = 60;

/** The state of a line with several statements: the worst. */
const order: readonly LineState[] = ['wrong', 'unchecked', 'new', 'start', 'follows'];

/** Equations of the question, to compare lines with that the student's own lines don't give. */
function givenBy(question: string, names: Names): Known | null {
  let known = nothing();
  for (const [, formula = ''] of question.matchAll(/\$+([^$]+)\$+/g)) {
    if (!formula.includes('=')) continue;
    const read = readLine(formula, null, names);
    if (read.kind !== 'statements') continue;
    for (const statement of read.of) known = added(known, statement);
  }
  return known.isEmpty || known.points.length === 0 ? null : known;
}

function withGiven(known: Known, given: Known): Known {
  const cases = known.cases.flatMap((own) => given.cases.map((its) => [...own, ...its]));
  return { ...known, cases, points: pointsOf(cases), isEmpty: false };
}

/**
 * Lowers a capital that the phone's keyboard wrote at the start of a line, if the letter is small elsewhere.
 */
function withSmallStart(line: string, all: string): string {
  return line.replace(/^(\s*)([A-Z])(?![a-zA-Z])/, (whole, blank: string, letter: string) => {
    const small = letter.toLowerCase();
    const isUsed = new RegExp(`(?<![a-z])${small}(?![a-z])`).test(all);
    const isCapital = new RegExp(`[^\\s][^\\S\\n]*${letter}|${letter}[a-zA-Z]`).test(all);
    return isUsed && !isCapital ? blank + small : whole;
  });
}

/**
 * Checks a solution line by line: each line must be equivalent to the earlier lines, or follow from them.
 * Lines are compared by the values that solve them. A line that can't be read is never wrong, and makes no
 * later line wrong.
 * @param question the question in markup, whose equations count as given
 */
export function checkSteps(solution: string, question = ''): CheckedSteps {
  const names: Names = new Map();
  const given = givenBy(question, names);
  const all = solution.split('\n').slice(0, stepLinesMax);
  const lines: CheckedLine[] = [];
  let known = nothing();
  let wrongAt: number | null = null;
  for (const [at, raw] of all.entries()) {
    const text = raw.trim();
    if (text === '') {
      known = nothing();
      lines.push({ text, state: 'words' });
      continue;
    }
    if (wrongAt !== null) {
      lines.push({ text, state: 'unchecked' });
      continue;
    }
    if (/^\(?(?:i{1,3}|iv|vi{0,3}|[a-d])\)\s/i.test(text)) known = nothing();
    const read = readLine(withSmallStart(text, solution), known.last, names);
    if (read.kind !== 'statements') {
      if (read.kind === 'unread') known = { ...known, isOpen: true, last: null };
      lines.push({ text, state: read.kind, ...(read.kind === 'unread' ? { part: read.part } : {}) });
      continue;
    }
    let line: CheckedLine = { text, state: 'follows' };
    for (const statement of read.of) {
      let judged = judge(known, statement);
      if (given && (judged.state === 'new' || judged.state === 'start')) {
        const { state } = judge(withGiven(known, given), statement);
        if (state === 'follows') judged = { ...judged, state };
        // The line may be miscopied from the question, or another way to set it up.
        else if (state === 'wrong') judged = { ...judged, state: 'new' };
      }
      known = judged.next;
      if (judged.takesNext) for (const before of lines) delete before.lost;
      const isWorse = order.indexOf(judged.state) < order.indexOf(line.state);
      line = {
        ...line,
        ...(isWorse ? { state: judged.state } : {}),
        ...(judged.lost && !judged.takesNext ? { lost: judged.lost } : {}),
      };
      if (judged.state === 'wrong') break;
    }
    const unclear = line.state === 'follows' ? null : unclearProduct(text);
    if (unclear !== null) {
      known = { ...known, isOpen: true };
      if (line.state === 'wrong') line = { text, state: 'unread', part: unclear };
    }
    if (line.state === 'wrong') wrongAt = at;
    lines.push(line);
  }
  return { lines, wrongAt };
}
