import { mindmapNodesMax, titleMaxLength } from '@repo/contracts/limits/content';
import { changeIdea, countIdeas, type Idea, placesOf, rootId } from './idea-tree.ts';

/** The tree and the way to and from it. */
export type MapHistory = { past: Idea[]; present: Idea; future: Idea[] };

export type MapStep =
  /** Hangs an idea with all below it on another, as its child number `index`; on the root when that one is gone. */
  | { type: 'add'; parentId: string; index: number; idea: Idea }
  /** `joinsLast` makes it one step with the one before: the name of what was just added. */
  | { type: 'rename'; id: string; text: string; joinsLast?: boolean }
  | { type: 'remove'; id: string }
  /** Up or down among its siblings. */
  | { type: 'move'; id: string; by: -1 | 1 }
  | { type: 'undo' }
  | { type: 'redo' };

/** How many steps can be undone. */
export const historyMax = 200;

export const startHistory = (present: Idea): MapHistory => ({ past: [], present, future: [] });

function add(root: Idea, { parentId, index, idea }: Extract<MapStep, { type: 'add' }>): Idea {
  const places = placesOf(root);
  const coming = placesOf(idea);
  if (places.size + coming.size > mindmapNodesMax || countIdeas(idea) !== coming.size) return root;
  if ([...coming.keys()].some((id) => places.has(id))) return root;
  return changeIdea(root, places.has(parentId) ? parentId : root.id, (parent) => ({
    ...parent,
    children: parent.children.toSpliced(Math.max(0, index), 0, idea),
  }));
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

function edited(root: Idea, step: Exclude<MapStep, { type: 'undo' | 'redo' }>): Idea {
  switch (step.type) {
    case 'add':
      return add(root, step);
    case 'rename':
      return rename(root, step.id, step.text);
    case 'remove':
      return changeSiblings(root, step.id, (siblings, at) => siblings.toSpliced(at, 1));
    case 'move':
      return changeSiblings(root, step.id, (siblings, at) => moved(siblings, at, step.by));
  }
}

/**
 * One step on the tree, or one back or forth. What can't be done (removing the root, an id that is there already, more
 * nodes than a map may have) changes nothing: then the same object comes back.
 */
export function mapHistoryReducer(history: MapHistory, step: MapStep): MapHistory {
  const { past, present, future } = history;
  if (step.type === 'undo') {
    const before = past.at(-1);
    return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : history;
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
