import { mindmapNodesMax, titleMaxLength } from '@repo/contracts/limits/content';
import { changeIdea, countIdeas, type Idea, placesOf, rootId } from './idea-tree.ts';

/** The tree and its undo history. */
export type MapHistory = { past: Idea[]; present: Idea; future: Idea[] };

export type MapStep =
  /**
   * Inserts an idea with its subtree at position `index` among a parent's children; under the root if that
   * parent is gone.
   */
  | { type: 'add'; parentId: string; index: number; idea: Idea }
  /** Several ideas with their subtrees, in order: all or none. */
  | { type: 'addMany'; parentId: string; index: number; ideas: Idea[] }
  /** `joinsLast` merges it with the previous step: naming a new idea. */
  | { type: 'rename'; id: string; text: string; joinsLast?: boolean }
  | { type: 'remove'; id: string }
  /** Up or down among its siblings. */
  | { type: 'move'; id: string; by: -1 | 1 }
  /** Moves an idea with its subtree to child `index` of a parent outside of it. */
  | { type: 'hang'; id: string; parentId: string; index: number }
  | { type: 'undo' }
  /** Undoes the last step without offering to redo it. */
  | { type: 'giveUp' }
  | { type: 'redo' };

/** Maximum number of undo steps. */
export const historyMax = 200;

export const startHistory = (present: Idea): MapHistory => ({ past: [], present, future: [] });

function addMany(root: Idea, { parentId, index, ideas }: Extract<MapStep, { type: 'addMany' }>): Idea {
  const places = placesOf(root);
  const coming = ideas.flatMap((idea) => [...placesOf(idea).keys()]);
  const count = ideas.reduce((sum, idea) => sum + countIdeas(idea), 0);
  if (count === 0 || places.size + count > mindmapNodesMax) return root;
  if (new Set(coming).size !== count || coming.some((id) => places.has(id))) return root;
  return changeIdea(root, places.has(parentId) ? parentId : root.id, (parent) => ({
    ...parent,
    children: parent.children.toSpliced(Math.max(0, index), 0, ...ideas),
  }));
}

function hang(root: Idea, { id, parentId, index }: Extract<MapStep, { type: 'hang' }>): Idea {
  const places = placesOf(root);
  const place = places.get(id);
  const goal = places.get(parentId);
  if (!place?.parent || !goal || goal.ancestors().includes(place)) return root;
  const { data } = place;
  const without = changeSiblings(root, id, (siblings, at) => siblings.toSpliced(at, 1));
  const next = changeIdea(without, parentId, (parent) => ({
    ...parent,
    children: parent.children.toSpliced(Math.max(0, index), 0, data),
  }));
  const isWhereItWas =
    goal === place.parent &&
    placesOf(next).get(parentId)?.data.children.indexOf(data) === goal.data.children.indexOf(data);
  return isWhereItWas ? root : next;
}

function rename(root: Idea, id: string, text: string): Idea {
  const name = text.trim().slice(0, titleMaxLength);
  return changeIdea(root, id, (idea) => (name === '' || name === idea.text ? idea : { ...idea, text: name }));
}

function changeSiblings(root: Idea, id: string, change: (siblings: Idea[], at: number) => Idea[]): Idea {
  const parent = placesOf(root).get(id)?.parent;
  if (!parent || id === rootId) return root;
  return changeIdea(root, parent.data.id, (idea) => {
    const at = idea.children.findIndex((child) => child.id === id);
    const children = change(idea.children, at);
    return children === idea.children ? idea : { ...idea, children };
  });
}

function moved(siblings: Idea[], at: number, by: -1 | 1): Idea[] {
  const idea = siblings[at];
  if (!idea || at + by < 0 || at + by >= siblings.length) return siblings;
  return siblings.toSpliced(at, 1).toSpliced(at + by, 0, idea);
}

function edited(root: Idea, step: Exclude<MapStep, { type: 'undo' | 'giveUp' | 'redo' }>): Idea {
  switch (step.type) {
    case 'add':
      return addMany(root, { ...step, type: 'addMany', ideas: [step.idea] });
    case 'addMany':
      return addMany(root, step);
    case 'rename':
      return rename(root, step.id, step.text);
    case 'remove':
      return changeSiblings(root, step.id, (siblings, at) => siblings.toSpliced(at, 1));
    case 'move':
      return changeSiblings(root, step.id, (siblings, at) => moved(siblings, at, step.by));
    case 'hang':
      return hang(root, step);
  }
}

/**
 * Applies one step, undo or redo. Returns the same object for impossible steps (removing the root, a
 * duplicate id, too many nodes).
 */
export function mapHistoryReducer(history: MapHistory, step: MapStep): MapHistory {
  const { past, present, future } = history;
  if (step.type === 'undo' || step.type === 'giveUp') {
    const before = past.at(-1);
    if (!before) return history;
    return {
      past: past.slice(0, -1),
      present: before,
      future: step.type === 'undo' ? [present, ...future] : [],
    };
  }
  if (step.type === 'redo') {
    const [after] = future;
    return after ? { past: [...past, present], present: after, future: future.slice(1) } : history;
  }
  const next = edited(present, step);
  if (next === present) return history;
  const isJoined = step.type === 'rename' && step.joinsLast === true && past.length > 0;
  return { past: isJoined ? past : [...past, present].slice(-historyMax), present: next, future: [] };
}
