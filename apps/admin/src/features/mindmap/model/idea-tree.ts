import { type HierarchyNode, hierarchy } from 'd3-hierarchy';
import { z } from 'zod';

/** A node of a mind map with its children. Ids are unique in a map; the root's is 'root'. */
export type Idea = { id: string; text: string; children: Idea[] };
export const rootId = 'root';

export const idea: z.ZodType<Idea> = z.lazy(() =>
  z.object({ id: z.string(), text: z.string(), children: z.array(idea) }),
);

/** The position of an idea: its parent, depth and descendants. */
export type Place = HierarchyNode<Idea>;

/** Every idea with its position, in reading order: a parent, then its children from top to bottom. */
export function placesOf(root: Idea): Map<string, Place> {
  const places = new Map<string, Place>();
  hierarchy(root, ({ children }) => children).eachBefore((place) => {
    places.set(place.data.id, place);
  });
  return places;
}

/** Number of ideas in a subtree, including its top. */
export function countIdeas(top: Idea): number {
  return hierarchy(top, ({ children }) => children).descendants().length;
}

/** The ids from the root to this idea; empty if it is not in the tree. */
export function pathTo(places: ReadonlyMap<string, Place>, id: string): string[] {
  return (
    places
      .get(id)
      ?.ancestors()
      .reverse()
      .map(({ data }) => data.id) ?? []
  );
}

/** The visible tree: without the descendants of collapsed ideas. */
export function withoutCollapsed(top: Idea, collapsed: ReadonlySet<string>): Idea {
  if (collapsed.has(top.id)) return { ...top, children: [] };
  return { ...top, children: top.children.map((child) => withoutCollapsed(child, collapsed)) };
}

/** The tree with one idea changed; the same object if nothing changed. */
export function changeIdea(top: Idea, id: string, change: (idea: Idea) => Idea): Idea {
  if (top.id === id) return change(top);
  let isChanged = false;
  const children = top.children.map((child) => {
    const next = changeIdea(child, id, change);
    isChanged ||= next !== child;
    return next;
  });
  return isChanged ? { ...top, children } : top;
}

/** A unique id for an idea, also within older drafts. */
export function newIdeaId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
}
