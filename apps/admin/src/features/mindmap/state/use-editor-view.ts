import { mindmapNodesMax } from '@repo/contracts/limits/content';
import { useMemo, useRef, useState } from 'react';
import {
  countIdeas,
  type Idea,
  newIdeaId,
  pathTo,
  placesOf,
  rootId,
  withoutCollapsed,
} from '../model/idea-tree.ts';
import { mindmapCopy } from '../model/mindmap-copy.ts';
import { walk } from './keyboard-navigation.ts';
import type { TreeCommand } from './keyboard-shortcuts.ts';
import type { Pane } from './pane.ts';
import { useBranches } from './use-branches.ts';
import type { EditorState } from './use-mindmap-editor.ts';
import { usePendingFocus } from './use-pending-focus.ts';

/** The text being edited. */
export type Editing = {
  id: string;
  pane: Pane;
  /** The text before editing. */
  before: string;
  /** Until the new node's first name: the node from which it was added. */
  newFrom: string | null;
  /** Replaces the text, because it was typed on the selected node. */
  typed?: string;
};
type Removed = { idea: Idea; parentId: string; index: number; count: number };

/** What is selected, collapsed and edited in the editor, and all actions of a node. */
export function useEditorView({ form: { root }, dispatch }: Pick<EditorState, 'form' | 'dispatch'>) {
  const [path, setPath] = useState<string[]>([rootId]);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set<string>());
  const [editing, setEditing] = useState<Editing | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [said, setSaid] = useState('');
  const focus = usePendingFocus();

  const places = useMemo(() => placesOf(root), [root]);
  const shownRoot = useMemo(() => withoutCollapsed(root, collapsed), [root, collapsed]);
  const shown = useMemo(() => placesOf(shownRoot), [shownRoot]);
  // After an undo or a collapse, selects the nearest visible ancestor.
  const selectedId = path.findLast((id) => shown.has(id)) ?? rootId;
  const numbers = useMemo(() => new Map([...places.keys()].map((id, at) => [id, at + 1])), [places]);
  const latest = useRef({ places, shown, collapsed, selectedId, editing });
  latest.current = { places, shown, collapsed, selectedId, editing };

  const ideaOf = (id: string) => latest.current.places.get(id)?.data;
  const hiddenOf = (id: string) => {
    const idea = ideaOf(id);
    return idea && latest.current.collapsed.has(id) ? countIdeas(idea) - 1 : 0;
  };
  const select = (id: string, pane?: Pane) => {
    setPath(pathTo(latest.current.places, id));
    if (pane) focus.wish(id, pane);
  };
  const setIsCollapsed = (id: string, isCollapsed: boolean) => {
    setCollapsed((before) => {
      const next = new Set(before);
      if (isCollapsed) next.add(id);
      else next.delete(id);
      return next;
    });
  };
  const toggle = (id: string, wanted = !collapsed.has(id)) => {
    const idea = ideaOf(id);
    if (!idea || idea.children.length === 0 || wanted === collapsed.has(id)) return;
    setIsCollapsed(id, wanted);
    setSaid(wanted ? mindmapCopy.said.collapsed(countIdeas(idea) - 1) : mindmapCopy.said.expanded);
  };
  const edit = (id: string, pane: Pane, typed?: string) => {
    select(id);
    setEditing({ id, pane, before: ideaOf(id)?.text ?? '', newFrom: null, typed });
  };
  const addAt = (parentId: string, index: number, pane: Pane, from: string) => {
    const idea: Idea = { id: newIdeaId(), text: mindmapCopy.newNode, children: [] };
    if (!dispatch({ type: 'add', parentId, index, idea })) {
      setSaid(mindmapCopy.full(mindmapNodesMax));
      return;
    }
    setRemoved(null);
    setIsCollapsed(parentId, false);
    setPath([...pathTo(latest.current.places, parentId), idea.id]);
    setEditing({ id: idea.id, pane, before: idea.text, newFrom: from });
    setSaid(mindmapCopy.said.added(idea.text));
  };
  const addChild = (id: string, pane: Pane) => addAt(id, ideaOf(id)?.children.length ?? 0, pane, id);
  const addSibling = (id: string, pane: Pane) => {
    const parent = places.get(id)?.parent;
    if (!parent) return addChild(id, pane);
    addAt(parent.data.id, parent.data.children.findIndex((child) => child.id === id) + 1, pane, id);
  };
  const remove = (id: string, pane: Pane) => {
    const idea = ideaOf(id);
    const parent = places.get(id)?.parent?.data;
    if (!idea || !parent) return setSaid(mindmapCopy.rootStays);
    const index = parent.children.indexOf(idea);
    const next = parent.children[index + 1] ?? parent.children[index - 1] ?? parent;
    if (!dispatch({ type: 'remove', id })) return;
    setEditing(null);
    setRemoved({ idea, parentId: parent.id, index, count: countIdeas(idea) });
    select(next.id, pane);
  };
  const restore = (pane: Pane) => {
    if (!removed) return;
    const { idea, parentId, index } = removed;
    dispatch({ type: 'add', parentId, index, idea });
    setRemoved(null);
    setPath([...pathTo(places, parentId), idea.id]);
    focus.wish(idea.id, pane);
    setSaid(mindmapCopy.said.undone);
  };
  const move = (id: string, by: -1 | 1) => {
    const siblings = places.get(id)?.parent?.data.children ?? [];
    if (!dispatch({ type: 'move', id, by })) return;
    const at = siblings.findIndex((child) => child.id === id) + by + 1;
    setSaid(mindmapCopy.said.moved(ideaOf(id)?.text ?? '', at, siblings.length));
  };
  /**
   * Whether naming this node belongs to the previous undo step: adding it, or an earlier part of its text.
   */
  const joinsLast = ({ id, newFrom, before }: Editing) => newFrom !== null || ideaOf(id)?.text !== before;
  /** The field's current text, for saving while editing. */
  const writeSoFar = (text: string) => {
    const { editing: written } = latest.current;
    if (written) dispatch({ type: 'rename', id: written.id, text, joinsLast: joinsLast(written) });
  };
  /**
   * Ends editing; null or a blank text keeps the old one. Null cancels: a new node is removed.
   * @returns whether the text has changed
   */
  const endEditing = (id: string, text: string | null, isFocusWanted = true): boolean => {
    const { editing: ended } = latest.current;
    // A field reports its end only after the next field has appeared, so check that it is still the current
    // one.
    if (ended?.id !== id) return false;
    latest.current.editing = null;
    setEditing(null);
    if (text === null && ended.newFrom !== null) {
      dispatch({ type: 'giveUp' });
      select(ended.newFrom, ended.pane);
      setSaid(mindmapCopy.said.notAdded);
      return false;
    }
    if (isFocusWanted) focus.wish(ended.id, ended.pane);
    if (text === null || text.trim() === '') {
      const { before, newFrom } = ended;
      // A new node stays, with its initial text.
      if (newFrom !== null) dispatch({ type: 'rename', id, text: before, joinsLast: true });
      else if (ideaOf(id)?.text !== before) dispatch({ type: 'giveUp' });
      return false;
    }
    if (!dispatch({ type: 'rename', id, text, joinsLast: joinsLast(ended) })) return false;
    setSaid(mindmapCopy.said.named(text.trim()));
    return true;
  };
  const branches = useBranches({
    latest,
    dispatch,
    say: setSaid,
    show(id, parentId, pane) {
      setRemoved(null);
      const above = pathTo(latest.current.places, parentId);
      setCollapsed((before) => new Set([...before].filter((one) => !above.includes(one))));
      setPath(id === parentId ? above : [...above, id]);
      focus.wish(id, pane);
    },
  });
  const step = (type: 'undo' | 'redo') => {
    setEditing(null);
    const isDone = dispatch({ type });
    const { undone, redone, nothingToUndo, nothingToRedo } = mindmapCopy.said;
    if (type === 'undo') setSaid(isDone ? undone : nothingToUndo);
    else setSaid(isDone ? redone : nothingToRedo);
    if (isDone) setRemoved(null);
  };
  const acts: Partial<Record<TreeCommand, (id: string, pane: Pane) => void>> = {
    child: addChild,
    sibling: addSibling,
    edit: (id, pane) => edit(id, pane),
    delete: remove,
    toggle: (id) => toggle(id),
    moveUp: (id, pane) => {
      move(id, -1);
      focus.wish(id, pane);
    },
    moveDown: (id, pane) => {
      move(id, 1);
      focus.wish(id, pane);
    },
    moveUnder: branches.askWhere,
  };
  const run = (command: TreeCommand, id: string, pane: Pane) => {
    const act = acts[command];
    if (act) return act(id, pane);
    const to = walk(command, { id, pane, shown, isCollapsed: collapsed.has(id) });
    if (to.kind === 'go') select(to.id, pane);
    else if (to.kind === 'fold') toggle(id, to.isCollapsed);
  };

  return {
    root,
    shownRoot,
    shown,
    places,
    selectedId,
    collapsed,
    editing,
    removed,
    said,
    focus,
    hiddenOf,
    numberOf: (id: string) => numbers.get(id) ?? 0,
    select,
    toggle,
    edit,
    addChild,
    addSibling,
    remove,
    restore,
    dismissRemoved: () => setRemoved(null),
    ...branches,
    writeSoFar,
    endEditing,
    step,
    run,
  };
}
export type EditorView = ReturnType<typeof useEditorView>;
