import type { PhrasingContent } from 'mdast';

/** Part of a line with one format. Equal lines have equal runs, however their trees nest. */
export type Run = { kind: 'text' | 'formula' | 'break'; value: string; bold: boolean; italic: boolean };

type Look = Pick<Run, 'bold' | 'italic'>;
const plain: Look = { bold: false, italic: false };

/** A line end and the blanks around it. Starts matching at the first blank only, which avoids quadratic time. */
export const lineEnds = /(?<!\s)\s*\n\s*/g;

function collect(nodes: PhrasingContent[], look: Look, runs: Run[]): void {
  for (const node of nodes) {
    if (node.type === 'strong') collect(node.children, { ...look, bold: true }, runs);
    else if (node.type === 'emphasis') collect(node.children, { ...look, italic: true }, runs);
    else if (node.type === 'inlineMath') runs.push({ kind: 'formula', value: node.value, ...look });
    else if (node.type === 'break') runs.push({ kind: 'break', value: '', ...look });
    else if ('value' in node)
      runs.push({ kind: 'text', value: node.value.replaceAll(lineEnds, ' '), ...look });
  }
}

const looksLike = (a: Look, b: Look) => a.bold === b.bold && a.italic === b.italic;

/** The runs of a line; joins adjacent ones with the same format. */
export function runsOf(nodes: PhrasingContent[]): Run[] {
  const runs: Run[] = [];
  collect(nodes, plain, runs);
  return joined(runs);
}

export function joined(runs: Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last && last.kind === 'text' && run.kind === 'text' && looksLike(last, run))
      result[result.length - 1] = { ...last, value: last.value + run.value };
    else result.push(run);
  }
  return result;
}
