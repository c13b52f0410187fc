import { type ContentList, contentLists, itemNouns } from '@repo/contracts/items/content-lists';
import { beforeEach, describe, expect, it } from 'vitest';
import { drafts, importLibrary, previewPublish, publishContent } from '#src/index.ts';
import { sampleLibrary } from '#src/testing/index.ts';
import { expectCode } from './expect-code.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();
beforeEach(() => importLibrary(ctx, sampleLibrary()));

type Input = { chapterId: string; ids: string[]; toChapterId: string };
type Item = { _id: string; updatedAt: string; pages?: { _id: string; content: string; updatedAt: string }[] };
const verbsOf = (list: ContentList) => ({
  list: (chapterId: string): Promise<Item[]> => drafts.itemVerbs[list].list(ctx, { chapterId }),
  copy: (input: Input) => drafts.copyItems(ctx, list, input),
  move: (input: Input) => drafts.moveItems(ctx, list, input),
});
/** The first of each kind in the sample, with the field of its name, if any. */
const kinds = contentLists.map((list) => ({
  ...verbsOf(list),
  noun: itemNouns[list],
  first: async () => {
    const [item] = await verbsOf(list).list('econ-1');
    if (!item) throw new Error(`The sample has no ${list}`);
    return { id: item._id, name: ['name', 'title'].find((field) => field in item) };
  },
}));

/** An item's content, without what differs in a copy. */
function contentOf({ _id, updatedAt: _, pages, ...fields }: Item, name?: string) {
  const { chapter: __, subject: ___, ...rest } = fields as Record<string, unknown>;
  if (name) delete rest[name];
  return { ...rest, pages: pages?.map(({ content }) => content) };
}
const idsIn = (items: Item[]) =>
  items.flatMap(({ _id, pages }) => [_id, ...(pages ?? []).map((page) => page._id)]);

describe.each(kinds)('a $noun', ({ first, list, copy, move }) => {
  it('an item is duplicated in its chapter, with another name and new ids', async () => {
    const { id, name } = await first();
    const before = await list('econ-1');
    const original = before.find(({ _id }) => _id === id) as Item;
    const { ids, updatedAt } = await copy({ chapterId: 'econ-1', ids: [id], toChapterId: 'econ-1' });
    const after = await list('econ-1');
    const made = after.at(-1) as Item;
    expect(after.map(({ _id }) => _id)).toEqual([...before.map(({ _id }) => _id), ...ids]);
    expect(contentOf(made, name)).toEqual(contentOf(original, name));
    // Undoing the copy sends this time, so a copy edited meanwhile stays.
    expect(made.updatedAt).toBe(updatedAt);
    if (name) expect(Reflect.get(made, name)).toBe(`${Reflect.get(original, name)} (copy)`);
    expect(idsIn([made]).filter((one) => idsIn(before).includes(one))).toEqual([]);
  });

  it('an item is copied to the end of another chapter with its own name', async () => {
    const { id } = await first();
    const [original] = (await list('econ-1')).filter(({ _id }) => _id === id);
    const there = await list('chem-1');
    await copy({ chapterId: 'econ-1', ids: [id], toChapterId: 'chem-1' });
    const after = await list('chem-1');
    expect(after).toHaveLength(there.length + 1);
    expect(contentOf(after.at(-1) as Item)).toEqual(contentOf(original as Item));
    expect((await list('econ-1')).map(({ _id }) => _id)).toContain(id);
  });

  it('an item moves unchanged to the end of another chapter: no edit becomes stale', async () => {
    const { id } = await first();
    const [original] = (await list('econ-1')).filter(({ _id }) => _id === id);
    await move({ chapterId: 'econ-1', ids: [id], toChapterId: 'chem-1' });
    const moved = (await list('chem-1')).at(-1) as Item;
    expect(idsIn([moved])).toEqual(idsIn([original as Item]));
    expect(moved.updatedAt).toBe(original?.updatedAt);
    expect((await list('econ-1')).map(({ _id }) => _id)).not.toContain(id);
  });

  it("an item can't be moved or copied from a chapter that lacks it, or to an unknown one", async () => {
    const { id } = await first();
    for (const act of [copy, move]) {
      await expectCode(act({ chapterId: 'econ-2', ids: [id], toChapterId: 'chem-1' }), 'NOT_FOUND');
      await expectCode(act({ chapterId: 'econ-1', ids: [id], toChapterId: 'nowhere' }), 'NOT_FOUND');
      const oneIsMissing = { chapterId: 'econ-1', ids: [id, 'no-such'], toChapterId: 'chem-1' };
      await expectCode(act(oneIsMissing), 'NOT_FOUND');
    }
    expect((await list('econ-1')).map(({ _id }) => _id)).toContain(id);
  });

  it("an item can't be moved to its own chapter", async () => {
    const { id } = await first();
    await expectCode(move({ chapterId: 'econ-1', ids: [id], toChapterId: 'econ-1' }), 'CONFLICT');
  });
});

it('several items move in the order of their list, whatever the order of the request', async () => {
  await drafts.moveItems(ctx, 'topics', {
    chapterId: 'econ-1',
    ids: ['econ-1-t2', 'econ-1-t1'],
    toChapterId: 'econ-2',
  });
  const names = (await drafts.listTopics(ctx, { chapterId: 'econ-2' })).map(({ _id }) => _id);
  expect(names).toEqual(['econ-2-t1', 'econ-2-t2', 'econ-1-t1', 'econ-1-t2']);
});

it('a copied name stays within the length limit', async () => {
  const long = await drafts.createTopic(ctx, { chapter: 'econ-1', name: 'n'.repeat(200), description: '' });
  await drafts.copyItems(ctx, 'topics', { chapterId: 'econ-1', ids: [long._id], toChapterId: 'econ-1' });
  const copy = (await drafts.listTopics(ctx, { chapterId: 'econ-1' })).at(-1);
  expect(copy?.name).toBe(`${'n'.repeat(193)} (copy)`);
});

it('a move counts as a change of both chapters, and two opposite concurrent moves both finish', async () => {
  await publishContent(ctx, { author: 'test', note: '' });
  await Promise.all([
    drafts.moveItems(ctx, 'flashcards', {
      chapterId: 'econ-1',
      ids: ['econ-1-card-1'],
      toChapterId: 'econ-2',
    }),
    drafts.moveItems(ctx, 'flashcards', {
      chapterId: 'econ-2',
      ids: ['econ-2-card-1'],
      toChapterId: 'econ-1',
    }),
  ]);
  const { changes } = await previewPublish(ctx);
  expect(changes.map(({ chapterId }) => chapterId)).toEqual(['econ-1', 'econ-2']);
});
