import type { PhrasingContent } from 'mdast';
import { joined, type Run } from './runs.ts';

/** Runs without visible content: spaces and line breaks. */
const isBlank = (run: Run) => run.kind === 'break' || (run.kind === 'text' && run.value.trim() === '');

/** Splits spaces off the edges of a run. */
function spacesApart(run: Run): Run[] {
  if (run.kind !== 'text') return [run];
  const word = run.value.trim();
  const start = run.value.length - run.value.trimStart().length;
  const [before, after] = [run.value.slice(0, start), run.value.slice(start + word.length)];
  return [before, word, after].flatMap((value) => (value ? [{ ...run, value }] : []));
}

/**
 * Markup can't express a space at the edge of bold or italic text: it keeps its format only between words
 * that have it too.
 */
function spacesBetween(runs: Run[]): Run[] {
  return runs.map((run, index) => {
    if (!isBlank(run)) return run;
    const left = runs.slice(0, index).findLast((other) => !isBlank(other));
    const right = runs.slice(index + 1).find((other) => !isBlank(other));
    const has = (look: 'bold' | 'italic') => run[look] && left?.[look] === true && right?.[look] === true;
    return { ...run, bold: has('bold'), italic: has('italic') };
  });
}

/** Adjacent formulas can't be separated in markup, so they are merged. */
function formulasTogether(runs: Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last?.kind === 'formula' && run.kind === 'formula')
      result[result.length - 1] = { ...last, value: `${last.value} ${run.value}` };
    else result.push(run);
  }
  return result;
}

function trimmed(runs: Run[]): Run[] {
  const isEdge = (run: Run | undefined) => run === undefined || run.kind === 'break';
  const cut = runs
    .map((run, index) => {
      if (run.kind !== 'text') return run;
      let { value } = run;
      if (isEdge(runs[index - 1])) value = value.replace(/^[ \t\n]+/, '');
      if (isEdge(runs[index + 1])) value = value.replace(/(?<![ \t\n])[ \t\n]+$/, '');
      return { ...run, value };
    })
    .filter((run) => run.kind !== 'text' || run.value !== '');
  const first = cut.findIndex((run) => run.kind !== 'break');
  const last = cut.findLastIndex((run) => run.kind !== 'break');
  const kept = first < 0 ? [] : cut.slice(first, last + 1);
  return kept.length === runs.length && kept.every((run, i) => run.value === runs[i]?.value)
    ? kept
    : trimmed(kept);
}

/**
 * The runs of a line that markup can express: no space at its ends or next to a line break, none at the edge
 * of bold or italic text, no line break at its end.
 */
export function tidyRuns(runs: Run[]): Run[] {
  return joined(trimmed(joined(spacesBetween(formulasTogether(runs).flatMap(spacesApart)))));
}

type Look = 'bold' | 'italic';
const wrapper = { bold: 'strong', italic: 'emphasis' } as const;

function spanOf(runs: Run[], look: Look): number {
  const end = runs.findIndex((run) => !run[look]);
  return end < 0 ? runs.length : end;
}

function leaf({ kind, value }: Run): PhrasingContent {
  if (kind === 'formula') return { type: 'inlineMath', value };
  return kind === 'break' ? { type: 'break' } : { type: 'text', value };
}

/** Builds the tree for writing markdown from runs: the longest span is outermost. */
export function treeOfRuns(runs: Run[]): PhrasingContent[] {
  const [first] = runs;
  if (!first) return [];
  const look: Look = spanOf(runs, 'bold') >= spanOf(runs, 'italic') ? 'bold' : 'italic';
  const length = spanOf(runs, look);
  if (length === 0) return [leaf(first), ...treeOfRuns(runs.slice(1))];
  const inner = runs.slice(0, length).map((run) => ({ ...run, [look]: false }));
  return [{ type: wrapper[look], children: treeOfRuns(inner) }, ...treeOfRuns(runs.slice(length))];
}
