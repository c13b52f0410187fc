import type { Place } from '../model/idea-tree.ts';
import type { TreeCommand } from './keyboard-shortcuts.ts';

type Step = { kind: 'go'; id: string } | { kind: 'fold'; isCollapsed: boolean } | { kind: 'stay' };

const stay: Step = { kind: 'stay' };
const go = (id: string | undefined): Step => (id === undefined ? stay : { kind: 'go', id });

/**
 * Where an arrow key leads from a node, among the visible ones. Right expands, then goes to the first child;
 * left goes to the parent. Up and down follow the column on the canvas, and the lines in the outline, where
 * left collapses first.
 */
export function walk(
  command: TreeCommand,
  {
    id,
    pane,
    shown,
    isCollapsed,
  }: {
    id: string;
    pane: 'canvas' | 'outline';
    shown: ReadonlyMap<string, Place>;
    isCollapsed: boolean;
  },
): Step {
  const place = shown.get(id);
  if (!place) return stay;
  const parentId = place.parent?.data.id;
  const firstChildId = place.children?.[0]?.data.id;
  if (command === 'right') return isCollapsed ? { kind: 'fold', isCollapsed: false } : go(firstChildId);
  if (command === 'left')
    return pane === 'outline' && firstChildId ? { kind: 'fold', isCollapsed: true } : go(parentId);
  const ids = [...shown.keys()];
  if (command === 'first') return go(ids[0]);
  if (command === 'last') return go(ids.at(-1));
  const line = pane === 'outline' ? ids : ids.filter((other) => shown.get(other)?.depth === place.depth);
  const at = line.indexOf(id);
  if (command === 'up') return go(at > 0 ? line[at - 1] : undefined);
  return command === 'down' ? go(line[at + 1]) : stay;
}
