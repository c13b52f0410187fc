import { mindmapNodesMax } from '@repo/contracts/limits/content';
import { toast } from '@repo/ui/toast';
import { type RefObject, useState } from 'react';
import { countIdeas, type Place } from '../model/idea-tree.ts';
import { ideasOfLines, type ListLine } from '../model/ideas-of-text.ts';
import { mindmapCopy } from '../model/mindmap-copy.ts';
import type { Pane } from './pane.ts';
import type { EditorState } from './use-mindmap-editor.ts';

/** Pasting and moving whole branches. Each is one undo step. */
export function useBranches({
  latest,
  dispatch,
  say,
  show,
}: {
  latest: RefObject<{ places: ReadonlyMap<string, Place> }>;
  dispatch: EditorState['dispatch'];
  /** Announces the result. */
  say: (text: string) => void;
  /** Selects the parent or the moved node, and expands its ancestors. */
  show: (id: string, parentId: string, pane: Pane) => void;
}) {
  /** The node whose new place is being asked for. */
  const [moving, setMoving] = useState<{ id: string; pane: Pane } | null>(null);
  /** The node for which a list is being entered. */
  const [listing, setListing] = useState<{ id: string; pane: Pane } | null>(null);
  const placeOf = (id: string) => latest.current.places.get(id);

  /** Whether a node may become this one's child: not itself, not a descendant, and not its parent already. */
  const canHang = (id: string, parentId: string): boolean => {
    const place = placeOf(id);
    const goal = placeOf(parentId);
    return !!place?.parent && !!goal && goal !== place.parent && !goal.ancestors().includes(place);
  };
  /** Moves a node with its subtree to another one, as its last child. @returns whether it moved */
  const hangUnder = (id: string, parentId: string, pane: Pane): boolean => {
    const parent = placeOf(parentId)?.data;
    if (!parent || !canHang(id, parentId)) return false;
    if (!dispatch({ type: 'hang', id, parentId, index: parent.children.length })) return false;
    show(id, parentId, pane);
    say(mindmapCopy.said.hung(placeOf(id)?.data.text ?? '', parent.text));
    return true;
  };
  /**
   * Adds a list as last children of a node: the whole list, or nothing and an error.
   * @returns whether it was added
   */
  const pasteUnder = (id: string, pane: Pane, lines: readonly ListLine[]): boolean => {
    const parent = placeOf(id)?.data;
    if (!parent) return false;
    const { ideas, fault } = ideasOfLines(lines);
    if (!ideas) {
      toast.error(fault, { id: 'map-paste' });
      return false;
    }
    const count = ideas.reduce((sum, idea) => sum + countIdeas(idea), 0);
    const room = mindmapNodesMax - latest.current.places.size;
    if (!dispatch({ type: 'addMany', parentId: id, index: parent.children.length, ideas })) {
      toast.error(mindmapCopy.pasteTooMany(count, room, mindmapNodesMax), { id: 'map-paste' });
      return false;
    }
    show(id, id, pane);
    say(mindmapCopy.said.pasted(count, parent.text));
    return true;
  };
  return {
    moving,
    listing,
    canHang,
    hangUnder,
    pasteUnder,
    askWhere(id: string, pane: Pane) {
      if (placeOf(id)?.parent) setMoving({ id, pane });
      else say(mindmapCopy.rootStaysRoot);
    },
    askList: (id: string, pane: Pane) => setListing({ id, pane }),
    stopAsking() {
      setMoving(null);
      setListing(null);
    },
  };
}
