import { treeOf } from './markup-tree.ts';

type Node = { type: string; value?: string; children?: Node[] };
export type FoundFormula = { source: string; isBlock: boolean };

function collect(node: Node, found: FoundFormula[]): void {
  if (node.type === 'inlineMath' || node.type === 'math')
    found.push({ source: (node.value ?? '').trim(), isBlock: node.type === 'math' });
  for (const child of node.children ?? []) collect(child, found);
}

/** The formulas of a text in their order. */
export function formulasIn(text: string): FoundFormula[] {
  const found: FoundFormula[] = [];
  collect(treeOf(text) as Node, found);
  return found;
}
