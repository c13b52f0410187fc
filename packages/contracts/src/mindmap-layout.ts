import type { Mindmap } from './content.ts';
import { mindmapGapX, mindmapGapY, mindmapNodeHeight, mindmapNodeWidth } from './limits/content.ts';

/** A node with its descendants. Gets an `id` from its position if it has none. */
export type MindmapBranch = {
  id?: string | undefined;
  text: string;
  children?: readonly MindmapBranch[] | undefined;
};

/**
 * Lays a tree out from left to right: leaves stacked, parents centred on their children. Coordinates are the
 * top left corner of the 200 by 80 boxes; the root's id is 'root'.
 */
export function layOutMindmap(root: MindmapBranch): Pick<Mindmap, 'nodes' | 'edges'> {
  const nodes: Mindmap['nodes'] = [];
  const edges: Mindmap['edges'] = [];
  let nextLeafY = 0;

  const place = (branch: MindmapBranch, id: string, depth: number): number => {
    const node = { id, text: branch.text, x: depth * (mindmapNodeWidth + mindmapGapX), y: 0 };
    nodes.push(node);
    const heights = (branch.children ?? []).map((child, index) => {
      const childId = child.id ?? (id === 'root' ? `n${index + 1}` : `${id}-${index + 1}`);
      edges.push({ id: `${id}>${childId}`, source: id, target: childId });
      return place(child, childId, depth + 1);
    });
    if (heights.length === 0) {
      node.y = nextLeafY;
      nextLeafY += mindmapNodeHeight + mindmapGapY;
    } else node.y = ((heights[0] ?? 0) + (heights.at(-1) ?? 0)) / 2;
    return node.y;
  };

  place(root, 'root', 0);
  return { nodes, edges };
}
