import type { Mindmap } from '@repo/contracts/content';
import { type Idea, rootId } from './idea-tree.ts';

type Flat = Pick<Mindmap, 'nodes' | 'edges'>;

/** A map as a tree, and what could not be part of it. */
export type ReadMap = {
  root: Idea;
  /** Texts of nodes that no path from the root reaches, or with a duplicate id. */
  droppedTexts: string[];
  /** Edges to missing nodes, second parents, and those that would close a circle. */
  droppedEdges: number;
};

/** The node with the root's id; else the first node without a parent, else the first node. */
function rootOf({ nodes, edges }: Flat): Flat['nodes'][number] | undefined {
  const targets = new Set(edges.map(({ target }) => target));
  return nodes.find(({ id }) => id === rootId) ?? nodes.find(({ id }) => !targets.has(id)) ?? nodes[0];
}

/**
 * Reads nodes and edges as a tree, children from top to bottom as drawn. Tolerates invalid data and reports
 * everything it drops. A map without nodes gets an empty root.
 */
export function readMap(flat: Flat): ReadMap {
  const { nodes, edges } = flat;
  const first = rootOf(flat);
  if (!first)
    return { root: { id: rootId, text: '', children: [] }, droppedTexts: [], droppedEdges: edges.length };

  const byId = new Map<string, Flat['nodes'][number]>();
  for (const node of nodes) if (!byId.has(node.id)) byId.set(node.id, node);
  const targetsOf = new Map<string, string[]>();
  for (const { source, target } of edges) targetsOf.set(source, [...(targetsOf.get(source) ?? []), target]);

  const root: Idea = { id: rootId, text: first.text, children: [] };
  const placed = new Set([first.id]);
  let used = 0;
  // Breadth first, so that the shortest path to the root wins.
  let level = [{ id: first.id, idea: root }];
  while (level.length > 0) {
    const next: typeof level = [];
    for (const { id, idea } of level) {
      const below = (targetsOf.get(id) ?? []).flatMap((target) => {
        const node = byId.get(target);
        if (!node || placed.has(target)) return [];
        placed.add(target);
        return node;
      });
      used += below.length;
      for (const node of below.sort((a, b) => a.y - b.y)) {
        const child: Idea = { id: node.id, text: node.text, children: [] };
        idea.children.push(child);
        next.push({ id: node.id, idea: child });
      }
    }
    level = next;
  }
  const left = nodes.filter((node) => !placed.has(node.id) || byId.get(node.id) !== node);
  return { root, droppedTexts: left.map(({ text }) => text), droppedEdges: edges.length - used };
}
