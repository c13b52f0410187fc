import { mindmapNodesMax } from '@repo/contracts/limits/content';
import { toast } from '@repo/ui/toast';
import { type RefObject, useState } from 'react';
import { countIdeas, type Place } from '../model/idea-tree.ts';
import { ideasOfLines, type ListLine } from '../model/ideas-of-text.ts';
import { mindmapCopy } from '../model/mindmap-copy.ts';
import type { Pane } from './pane.ts';
import type { EditorState } from './use-mindmap-editor.ts';

/** Branches that come or go as a whole: pasted under a node, or moved to another one. Each is one step to undo. */
export function useBranches({
  latest,
  dispatch,
  say,
  show,
}: {
  latest: RefObject<{ places: ReadonlyMap<string, Place> }>;
  dispatch: EditorState['dispatch'];
  /** Announces what was done. */
  say: (text: string) => void;
  /** Chooses a node that is the parent or now hangs on it, and unfolds what is above it. */
  show: (id: string, parentId: string, pane: Pane) => void;
}) {
  /** The node of which is asked where it is to go. */
  const [moving, setMoving] = useState<{ id: string; pane: Pane } | null>(null);
  /** The node of which is asked what list is to hang on it. */
  const [listing, setListing] = useState<{ id: string; pane: Pane } | null>(null);
  const placeOf = (id: string) => latest.current.places.get(id);

  /** Whether a node may hang on this one: not on itself, not below itself, and not where it hangs already. */
  const canHang = (id: string, parentId: string): boolean => {
    const place = placeOf(id);
    const goal = placeOf(parentId);
    return !!place?.parent && !!goal && goal !== place.parent && !goal.ancestors().includes(place);
  };
  /** Moves a node with all below it under another one, as its last child. @returns whether it moved */
  const hangUnder = (id: string, parentId: string, pane: Pane): boolean => {
    const parent = placeOf(parentId)?.data;
    if (!parent || !canHang(id, parentId)) return false;
    if (!dispatch({ type: 'hang', id, parentId, index: parent.children.length })) return false;
    show(id, parentId, pane);
    say(mindmapCopy.said.hung(placeOf(id)?.data.text ?? '', parent.text));
    return true;
  };
  /**
   * Hangs a list on a node, below what is there: the whole list, or nothing and a sentence why.
   * @returns whether it hangs there now
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
