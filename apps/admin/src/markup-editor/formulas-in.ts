import { treeOf } from './markup-tree.ts';
import type { Place } from './text-insertion.ts';

type Node = {
  type: string;
  value?: string;
  children?: Node[];
  position?: { start: { offset?: number }; end: { offset?: number } };
};
export type FoundFormula = { source: string; isBlock: boolean; place: Place };

function collect(node: Node, found: FoundFormula[]): void {
  if (node.type === 'inlineMath' || node.type === 'math')
    found.push({
      source: (node.value ?? '').trim(),
      isBlock: node.type === 'math',
      place: { from: node.position?.start.offset ?? 0, to: node.position?.end.offset ?? 0 },
    });
  for (const child of node.children ?? []) collect(child, found);
}

/** The formulas of a text in order. */
export function formulasIn(text: string): FoundFormula[] {
  const found: FoundFormula[] = [];
  collect(treeOf(text) as Node, found);
  return found;
}

/** The formula that contains the cursor or touches the selection; null for none. */
export const formulaAround = (text: string, { from, to }: Place): FoundFormula | null =>
  formulasIn(text).find(({ place }) => place.from < Math.max(to, from) && Math.min(from, to) < place.to) ??
  null;
