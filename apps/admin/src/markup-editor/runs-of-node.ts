import type { Node } from '@tiptap/pm/model';
import type { Run } from './runs.ts';
import { tidyRuns } from './tidy-runs.ts';

/** One inline node of the editor as a run. */
export function runOf(node: Node): Run {
  const has = (name: string) => node.marks.some((mark) => mark.type.name === name);
  const look = { bold: has('bold'), italic: has('italic') };
  if (node.type.name === 'formula') return { kind: 'formula', value: String(node.attrs.source), ...look };
  if (node.type.name === 'hardBreak') return { kind: 'break', value: '', ...look };
  return { kind: 'text', value: node.text ?? '', ...look };
}

/** The runs of an editor paragraph. */
export const runsOfNode = (node: Node): Run[] => tidyRuns(node.children.map(runOf));

/** The runs of a single line: a line break becomes a space. */
export const runsOfLine = (node: Node): Run[] =>
  tidyRuns(
    node.children
      .map(runOf)
      .map((run) => (run.kind === 'break' ? { ...run, kind: 'text', value: ' ' } : run)),
  );
