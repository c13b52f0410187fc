import type { LibraryMindmap } from '#src/content/library/library.ts';

export type Idea = { id: string; text: string; children: Idea[] };

/** The map as a tree, children ordered from top to bottom; null without nodes. */
export function treeOf({ nodes, edges }: Pick<LibraryMindmap, 'nodes' | 'edges'>): Idea | null {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const hasParent = new Set(edges.map(({ target }) => target));
  const root = byId.get('root') ?? nodes.find(({ id }) => !hasParent.has(id));
  if (!root) return null;
  // Visit each idea once, so that cycles end.
  const placed = new Set([root.id]);
  const childrenOf = (id: string) =>
    edges
      .flatMap(({ source, target }) => (source === id ? (byId.get(target) ?? []) : []))
      .filter((node) => !placed.has(node.id) && placed.add(node.id))
      .sort((a, b) => a.y - b.y);
  const build = (id: string): Idea => ({
    id,
    text: byId.get(id)?.text ?? '',
    children: childrenOf(id).map((child) => build(child.id)),
  });
  return build(root.id);
}

export const countIdeas = (idea: Idea): number =>
  1 + idea.children.reduce((sum, child) => sum + countIdeas(child), 0);
