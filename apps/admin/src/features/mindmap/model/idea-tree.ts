import { type HierarchyNode, hierarchy } from 'd3-hierarchy';
import { z } from 'zod';

/** A node of a mind map with its children. Ids are unique in a map; the root's is 'root'. */
export type Idea = { id: string; text: string; children: Idea[] };
export const rootId = 'root';

export const idea: z.ZodType<Idea> = z.lazy(() =>
  z.object({ id: z.string(), text: z.string(), children: z.array(idea) }),
);

/** Where an idea stands: its parent, depth and what is below it. */
export type Place = HierarchyNode<Idea>;

/** Every idea with its place, in reading order: a parent, then its children from top to bottom. */
export function placesOf(root: Idea): Map<string, Place> {
  const places = new Map<string, Place>();
  hierarchy(root, ({ children }) => children).eachBefore((place) => {
    places.set(place.data.id, place);
  });
  return places;
}

/** How many ideas a subtree has, its top included. */
export function countIdeas(top: Idea): number {
  return hierarchy(top, ({ children }) => children).descendants().length;
}

/** The ids from the root down to this idea; none when it is not in the tree. */
export function pathTo(places: ReadonlyMap<string, Place>, id: string): string[] {
  return (
    places
      .get(id)
      ?.ancestors()
      .reverse()
      .map(({ data }) => data.id) ?? []
  );
}

/** The tree as it is drawn: nothing below what is collapsed. */
export function withoutCollapsed(top: Idea, collapsed: ReadonlySet<string>): Idea {
  if (collapsed.has(top.id)) return { ...top, children: [] };
  return { ...top, children: top.children.map((child) => withoutCollapsed(child, collapsed)) };
}

/** The same tree with one idea changed; the same object when the idea is not in it or stays as it is. */
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

/** An id that no other idea has, in drafts of earlier days too. */
export function newIdeaId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
}
