import { mindmapNodesMax } from '@repo/contracts/limits/content';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  historyMax,
  type MapHistory,
  type MapStep,
  mapHistoryReducer,
  startHistory,
} from './edit-history.ts';
import { countIdeas, type Idea, newIdeaId, placesOf } from './idea-tree.ts';

const leaf = (id: string, text = id): Idea => ({ id, text, children: [] });
const tree: Idea = {
  id: 'root',
  text: 'Light',
  children: [{ id: 'a', text: 'Mirrors', children: [leaf('a1'), leaf('a2')] }, leaf('b')],
};
const step = (step: MapStep, history = startHistory(tree)) => mapHistoryReducer(history, step);
const idsOf = (root: Idea) => [...placesOf(root).keys()];

it('a mind map inserts a new idea at its position', () => {
  const { present } = step({ type: 'add', parentId: 'a', index: 1, idea: leaf('new') });
  expect(idsOf(present)).toEqual(['root', 'a', 'a1', 'new', 'a2', 'b']);
});

it('a mind map restores a removed subtree, below the root if its parent is gone', () => {
  const [first] = tree.children;
  const without = step({ type: 'remove', id: 'a' });
  expect(idsOf(without.present)).toEqual(['root', 'b']);
  const back = step({ type: 'add', parentId: 'root', index: 0, idea: first ?? leaf('') }, without);
  expect(back.present).toEqual(tree);
  const lost = step({ type: 'add', parentId: 'gone', index: 0, idea: leaf('x') });
  expect(idsOf(lost.present)).toContain('x');
});

it.each<[string, MapStep]>([
  ['removing the root', { type: 'remove', id: 'root' }],
  ['removing what is not there', { type: 'remove', id: 'gone' }],
  ['an id that is taken', { type: 'add', parentId: 'root', index: 0, idea: leaf('b') }],
  ['a blank name', { type: 'rename', id: 'a', text: '  ' }],
  ['the same name', { type: 'rename', id: 'a', text: 'Mirrors ' }],
  ['moving the first up', { type: 'move', id: 'a', by: -1 }],
  ['moving the last down', { type: 'move', id: 'b', by: 1 }],
  ['moving the root', { type: 'move', id: 'root', by: 1 }],
  ['hanging the root on another', { type: 'hang', id: 'root', parentId: 'b', index: 0 }],
  ['hanging an idea on itself', { type: 'hang', id: 'a', parentId: 'a', index: 0 }],
  ['hanging an idea below itself', { type: 'hang', id: 'a', parentId: 'a2', index: 0 }],
  ['hanging an idea on what is not there', { type: 'hang', id: 'a', parentId: 'gone', index: 0 }],
  ['hanging an idea where it hangs', { type: 'hang', id: 'a2', parentId: 'a', index: 1 }],
  ['hanging the last behind the last', { type: 'hang', id: 'b', parentId: 'root', index: 9 }],
  ['adding none', { type: 'addMany', parentId: 'a', index: 0, ideas: [] }],
  ['adding one id twice', { type: 'addMany', parentId: 'a', index: 0, ideas: [leaf('x'), leaf('x')] }],
  [
    'adding several of which one is there',
    { type: 'addMany', parentId: 'a', index: 0, ideas: [leaf('x'), leaf('b')] },
  ],
  ['undo at the start', { type: 'undo' }],
  ['giving up at the start', { type: 'giveUp' }],
  ['redo at the end', { type: 'redo' }],
])('the invalid edit %s of a mind map changes nothing and adds no undo step', (_, refused) => {
  const history = startHistory(tree);
  expect(mapHistoryReducer(history, refused)).toBe(history);
});

it('a mind map accepts no more nodes than the limit', () => {
  const full: Idea = {
    ...leaf('root'),
    children: Array.from({ length: mindmapNodesMax - 1 }, (_, at) => leaf(`n${at}`)),
  };
  const history = startHistory(full);
  expect(step({ type: 'add', parentId: 'root', index: 0, idea: leaf('more') }, history)).toBe(history);
});

it('a mind map adds several ideas with their subtrees, or none of them if one would be too many', () => {
  const branch = { ...leaf('x'), children: [leaf('x1')] };
  const { present } = step({ type: 'addMany', parentId: 'a', index: 1, ideas: [branch, leaf('y')] });
  expect(idsOf(present)).toEqual(['root', 'a', 'a1', 'x', 'x1', 'y', 'a2', 'b']);
  const nearlyFull: Idea = {
    ...leaf('root'),
    children: Array.from({ length: mindmapNodesMax - 3 }, (_, at) => leaf(`n${at}`)),
  };
  const history = startHistory(nearlyFull);
  const many = (ideas: Idea[]) => step({ type: 'addMany', parentId: 'root', index: 0, ideas }, history);
  expect(countIdeas(many([branch]).present)).toBe(mindmapNodesMax);
  expect(many([branch, leaf('y')])).toBe(history);
});

it('a mind map moves a branch to another idea in one step', () => {
  const hung = step({ type: 'hang', id: 'a', parentId: 'b', index: 0 });
  expect(hung.present).toEqual({
    ...tree,
    children: [{ ...leaf('b'), children: [tree.children[0]] }],
  });
  expect(step({ type: 'undo' }, hung).present).toBe(tree);
  const first = step({ type: 'hang', id: 'a2', parentId: 'a', index: 0 });
  expect(idsOf(first.present)).toEqual(['root', 'a', 'a2', 'a1', 'b']);
});

it('undo does not offer to redo discarded steps', () => {
  const given = step({ type: 'giveUp' }, step({ type: 'rename', id: 'a', text: 'Shadow' }));
  expect(given).toEqual(startHistory(tree));
});

it('a mind map undoes adding and naming a new idea as one step', () => {
  const added = step({ type: 'add', parentId: 'b', index: 0, idea: leaf('new', 'New Node') });
  const named = step({ type: 'rename', id: 'new', text: 'Lenses', joinsLast: true }, added);
  expect(placesOf(named.present).get('new')?.data.text).toBe('Lenses');
  expect(step({ type: 'undo' }, named).present).toBe(tree);
});

it('undo keeps a limited number of steps', () => {
  let history = startHistory(leaf('root', 'start'));
  for (let at = 0; at <= historyMax; at += 1)
    history = step({ type: 'rename', id: 'root', text: `name ${at}` }, history);
  expect(history.past).toHaveLength(historyMax);
  expect(history.past[0]?.text).toBe('name 0');
});

/** Steps refer to an idea by its index, so that most random steps have an effect. */
type AnyStep =
  | { kind: 'add'; at: number; index: number; below: number }
  | { kind: 'rename'; at: number; text: string; joins: boolean }
  | { kind: 'remove'; at: number }
  | { kind: 'move'; at: number; by: -1 | 1 }
  | { kind: 'hang'; at: number; on: number; index: number }
  | { kind: 'addMany'; at: number; index: number; count: number; below: number }
  | { kind: 'undo' }
  | { kind: 'redo' };
const kind = <T extends AnyStep['kind']>(name: T) => fc.constant(name);
const anyStep: fc.Arbitrary<AnyStep> = fc.oneof(
  fc.record({ kind: kind('add'), at: fc.nat(), index: fc.nat(4), below: fc.nat(2) }),
  fc.record({ kind: kind('rename'), at: fc.nat(), text: fc.string(), joins: fc.boolean() }),
  fc.record({ kind: kind('remove'), at: fc.nat() }),
  fc.record({ kind: kind('move'), at: fc.nat(), by: fc.constantFrom(-1 as const, 1 as const) }),
  fc.record({ kind: kind('hang'), at: fc.nat(), on: fc.nat(), index: fc.nat(4) }),
  fc.record({ kind: kind('addMany'), at: fc.nat(), index: fc.nat(4), count: fc.nat(3), below: fc.nat(2) }),
  fc.record({ kind: kind('undo') }),
  fc.record({ kind: kind('redo') }),
);

function stepFor(root: Idea, any: AnyStep): MapStep {
  if (any.kind === 'undo' || any.kind === 'redo') return { type: any.kind };
  const ids = idsOf(root);
  const id = ids[any.at % ids.length] ?? 'root';
  if (any.kind === 'rename') return { type: 'rename', id, text: any.text, joinsLast: any.joins };
  if (any.kind === 'remove') return { type: 'remove', id };
  if (any.kind === 'move') return { type: 'move', id, by: any.by };
  if (any.kind === 'hang')
    return { type: 'hang', id, parentId: ids[any.on % ids.length] ?? 'root', index: any.index };
  const branch = () => ({
    ...leaf(newIdeaId()),
    children: Array.from({ length: any.below }, () => leaf(newIdeaId())),
  });
  if (any.kind === 'add') return { type: 'add', parentId: id, index: any.index, idea: branch() };
  const ideas = Array.from({ length: any.count }, branch);
  return { type: 'addMany', parentId: id, index: any.index, ideas };
}

/** Checks that ids are unique: `placesOf` would swallow duplicates. */
const isTree = (root: Idea) => root.id === 'root' && countIdeas(root) === placesOf(root).size;

it('a mind map stays a tree with unique ids after any steps, and undo restores each earlier state', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      let history: MapHistory = startHistory(tree);
      for (const any of steps) {
        const next = mapHistoryReducer(history, stepFor(history.present, any));
        expect(isTree(next.present)).toBe(true);
        if (any.kind !== 'undo' && any.kind !== 'redo' && next !== history) {
          const joins = any.kind === 'rename' && any.joins && history.past.length > 0;
          const before = mapHistoryReducer(next, { type: 'undo' });
          expect(before.present).toBe(joins ? history.past.at(-1) : history.present);
          expect(mapHistoryReducer(before, { type: 'redo' }).present).toBe(next.present);
        }
        history = next;
      }
    }),
  );
});

it('an edit of a mind map loses only removed ideas', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      let history = startHistory(tree);
      for (const any of steps) {
        if (any.kind === 'undo' || any.kind === 'redo') continue;
        const next = stepFor(history.present, any);
        const gone = new Set<string>();
        const top = next.type === 'remove' ? placesOf(history.present).get(next.id) : undefined;
        if (top?.parent) for (const { data } of top.descendants()) gone.add(data.id);
        const after = mapHistoryReducer(history, next);
        expect(idsOf(after.present)).toEqual(
          expect.arrayContaining(idsOf(history.present).filter((id) => !gone.has(id))),
        );
        history = after;
      }
    }),
  );
});

it('moving a branch moves all of it and nothing else', () => {
  fc.assert(
    fc.property(
      fc.array(anyStep, { maxLength: 20 }),
      fc.nat(),
      fc.nat(),
      fc.nat(4),
      (steps, at, on, index) => {
        let history = startHistory(tree);
        for (const any of steps) history = mapHistoryReducer(history, stepFor(history.present, any));
        const root = history.present;
        const hung = stepFor(root, { kind: 'hang', at, on, index });
        if (hung.type !== 'hang') throw new Error('not the step that was asked for');
        const next = mapHistoryReducer(history, hung).present;
        const before = placesOf(root);
        const after = placesOf(next);
        expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
        const { id, parentId } = hung;
        const isAllowed =
          id !== 'root' &&
          !before
            .get(parentId)
            ?.ancestors()
            .some(({ data }) => data.id === id);
        if (!isAllowed) {
          expect(next).toBe(root);
          return;
        }
        expect(after.get(id)?.parent?.data.id).toBe(parentId);
        expect(after.get(id)?.data).toBe(before.get(id)?.data);
        const others = (places: typeof before) =>
          [...places.values()].map(({ data, parent }) => [data.id, data.id === id ? null : parent?.data.id]);
        expect(others(after)).toEqual(expect.arrayContaining(others(before)));
      },
    ),
  );
});
