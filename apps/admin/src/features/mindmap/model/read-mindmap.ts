import type { Mindmap } from '@repo/contracts/content';
import { type Idea, rootId } from './idea-tree.ts';

type Flat = Pick<Mindmap, 'nodes' | 'edges'>;

/** A map as a tree, and what of it could not be part of one. */
export type ReadMap = {
  root: Idea;
  /** Texts of nodes without a parent, or whose id was taken. */
  droppedTexts: string[];
  /** Edges to nowhere, second parents, and those that would close a circle. */
  droppedEdges: number;
};

/** The root is called so; else it is the first node without a parent, else the first of all. */
function rootOf({ nodes, edges }: Flat): Flat['nodes'][number] | undefined {
  const targets = new Set(edges.map(({ target }) => target));
  return nodes.find(({ id }) => id === rootId) ?? nodes.find(({ id }) => !targets.has(id)) ?? nodes[0];
}

/**
 * Reads nodes and edges as the tree they are, children from top to bottom as they are drawn. Odd data is read as far as
 * it goes; nothing is left out without being named. A map without a node is one with an empty root.
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
  // Level by level, so that the way nearest to the root counts.
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
