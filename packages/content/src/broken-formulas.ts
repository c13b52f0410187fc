import { setImmediate } from 'node:timers/promises';
import katex, { type KatexOptions } from 'katex';
import 'katex/contrib/mhchem';

/** `start` and `end` include the dollars. */
type Formula = { source: string; isDisplay: boolean; start: number; end: number };

/** Runs of dollars, or an escaped character. */
const signs = /\\[\s\S]|\$+/g;
const blankLine = /\n[ \t]*\n/;

/** Formulas of a text in order: between equal runs of `$`, within a paragraph. */
export function formulasOf(text: string): Formula[] {
  if (!text.includes('$')) return [];
  const runs = [...text.matchAll(/\$+/g)].map(({ 0: run, index }) => ({ size: run.length, at: index }));
  // Positions of the next run of the same length, precomputed backwards: searching each time would be
  // quadratic.
  const nextOf = new Map<number, number>();
  const nextOfSize = new Map<number, number>();
  for (const { size, at } of runs.toReversed()) {
    const next = nextOfSize.get(size);
    if (next !== undefined) nextOf.set(at, next);
    nextOfSize.set(size, at);
  }
  const found: Formula[] = [];
  signs.lastIndex = 0;
  for (let sign = signs.exec(text); sign; sign = signs.exec(text)) {
    if (sign[0].startsWith('\\')) continue;
    const size = sign[0].length;
    const end = nextOf.get(sign.index);
    if (end === undefined) continue;
    const source = text.slice(sign.index + size, end);
    if (blankLine.test(source)) continue;
    if (source.trim() !== '')
      found.push({ source: source.trim(), isDisplay: size > 1, start: sign.index, end: end + size });
    signs.lastIndex = end + size;
  }
  return found;
}

/** The same KaTeX options as for students (packages/ui/src/markup/formulas.ts). */
const asStudentsSeeIt: KatexOptions = {
  throwOnError: true,
  strict: 'ignore',
  trust: false,
  maxExpand: 500,
  maxSize: 20,
};

const restAfter = 50;
const remembered = 20_000;
/** Cache of results by source, since most formulas of an edited chapter are unchanged. */
const known = new Map<string, boolean>();

/** Whether KaTeX can render a formula; otherwise students would see its source. */
export function isSet({ source, isDisplay }: Pick<Formula, 'source' | 'isDisplay'>): boolean {
  const key = `${isDisplay}${source}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  let isRight = true;
  try {
    katex.renderToString(source, { ...asStudentsSeeIt, displayMode: isDisplay });
  } catch {
    isRight = false;
  }
  if (known.size >= remembered) known.clear();
  known.set(key, isRight);
  return isRight;
}

/** Sources of formulas that KaTeX can't render. */
export async function brokenFormulas(text: string): Promise<string[]> {
  const broken: string[] = [];
  for (const formula of formulasOf(text)) {
    const before = known.size;
    if (!isSet(formula)) broken.push(formula.source);
    if (known.size !== before && known.size % restAfter === 0) await setImmediate();
  }
  return broken;
}
