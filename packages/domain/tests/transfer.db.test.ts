import { beforeEach, describe, expect, it } from 'vitest';
import { drafts, importLibrary, previewPublish, publishContent } from '#src/index.ts';
import { sampleLibrary } from '#src/testing/index.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();
beforeEach(() => importLibrary(ctx, sampleLibrary()));

type Input = { chapterId: string; ids: string[]; toChapterId: string };
type Item = { _id: string; updatedAt: string; pages?: { _id: string; content: string; updatedAt: string }[] };
type Kind = {
  id: string;
  list: (chapterId: string) => Promise<Item[]>;
  copy: (input: Input) => Promise<{ ids: string[] }>;
  move: (input: Input) => Promise<{ ids: string[] }>;
  /** The field that names it, where it has one. */
  name?: 'name' | 'title';
};

const kinds: Record<string, Kind> = {
  topic: {
    id: 'econ-1-t1',
    list: (chapterId) => drafts.listTopics(ctx, { chapterId }),
    copy: (input) => drafts.copyTopics(ctx, input),
    move: (input) => drafts.moveTopics(ctx, input),
    name: 'name',
  },
  summary: {
    id: 'econ-1-summary',
    list: (chapterId) => drafts.listSummaries(ctx, { chapterId }),
    copy: (input) => drafts.copySummaries(ctx, input),
    move: (input) => drafts.moveSummaries(ctx, input),
    name: 'title',
  },
  flashcard: {
    id: 'econ-1-card-1',
    list: (chapterId) => drafts.listFlashcards(ctx, { chapterId }),
    copy: (input) => drafts.copyFlashcards(ctx, input),
    move: (input) => drafts.moveFlashcards(ctx, input),
  },
  test: {
    id: 'econ-1-test',
    list: (chapterId) => drafts.listTests(ctx, { chapterId }),
    copy: (input) => drafts.copyTests(ctx, input),
    move: (input) => drafts.moveTests(ctx, input),
    name: 'title',
  },
  meme: {
    id: 'econ-1-meme-1',
    list: (chapterId) => drafts.listMemes(ctx, { chapterId }),
    copy: (input) => drafts.copyMemes(ctx, input),
    move: (input) => drafts.moveMemes(ctx, input),
  },
  'mind map': {
    id: 'econ-1-mindmap',
    list: (chapterId) => drafts.listMindmaps(ctx, { chapterId }),
    copy: (input) => drafts.copyMindmaps(ctx, input),
    move: (input) => drafts.moveMindmaps(ctx, input),
    name: 'title',
  },
  'written question': {
    id: 'econ-1-written-1',
    list: (chapterId) => drafts.listWritten(ctx, { chapterId }),
    copy: (input) => drafts.copyWritten(ctx, input),
    move: (input) => drafts.moveWritten(ctx, input),
  },
};

/** What an item says, without what tells it from its copy. */
function contentOf({ _id, updatedAt: _, pages, ...fields }: Item, name?: string) {
  const { chapter: __, subject: ___, ...rest } = fields as Record<string, unknown>;
  if (name) delete rest[name];
  return { ...rest, pages: pages?.map(({ content }) => content) };
}
const idsIn = (items: Item[]) =>
  items.flatMap(({ _id, pages }) => [_id, ...(pages ?? []).map((page) => page._id)]);

describe.each(Object.entries(kinds))('a %s', (_, { id, list, copy, move, name }) => {
  it('is duplicated beside itself, under another name and with ids of its own', async () => {
    const before = await list('econ-1');
    const original = before.find(({ _id }) => _id === id) as Item;
    const { ids } = await copy({ chapterId: 'econ-1', ids: [id], toChapterId: 'econ-1' });
    const after = await list('econ-1');
    const made = after.at(-1) as Item;
    expect(after.map(({ _id }) => _id)).toEqual([...before.map(({ _id }) => _id), ...ids]);
    expect(contentOf(made, name)).toEqual(contentOf(original, name));
    if (name) expect(Reflect.get(made, name)).toBe(`${Reflect.get(original, name)} (copy)`);
    expect(idsIn([made]).filter((one) => idsIn(before).includes(one))).toEqual([]);
  });

  it('is copied to the end of another chapter under its own name', async () => {
    const [original] = (await list('econ-1')).filter(({ _id }) => _id === id);
    const there = await list('chem-1');
    await copy({ chapterId: 'econ-1', ids: [id], toChapterId: 'chem-1' });
    const after = await list('chem-1');
    expect(after).toHaveLength(there.length + 1);
    expect(contentOf(after.at(-1) as Item)).toEqual(contentOf(original as Item));
    expect((await list('econ-1')).map(({ _id }) => _id)).toContain(id);
  });

  it('moves to the end of another chapter as what it is: no edit becomes stale', async () => {
    const [original] = (await list('econ-1')).filter(({ _id }) => _id === id);
    await move({ chapterId: 'econ-1', ids: [id], toChapterId: 'chem-1' });
    const moved = (await list('chem-1')).at(-1) as Item;
    expect(idsIn([moved])).toEqual(idsIn([original as Item]));
    expect(moved.updatedAt).toBe(original?.updatedAt);
    expect((await list('econ-1')).map(({ _id }) => _id)).not.toContain(id);
  });

  it('is not found in a chapter where it is not, nor for one that is not there', async () => {
    const notFound = { code: 'NOT_FOUND' };
    for (const act of [copy, move]) {
      await expect(act({ chapterId: 'econ-2', ids: [id], toChapterId: 'chem-1' })).rejects.toMatchObject(
        notFound,
      );
      await expect(act({ chapterId: 'econ-1', ids: [id], toChapterId: 'nowhere' })).rejects.toMatchObject(
        notFound,
      );
      await expect(
        act({ chapterId: 'econ-1', ids: [id, 'no-such'], toChapterId: 'chem-1' }),
      ).rejects.toMatchObject(notFound);
    }
    expect((await list('econ-1')).map(({ _id }) => _id)).toContain(id);
  });

  it('cannot be moved to the chapter where it is', async () => {
    await expect(move({ chapterId: 'econ-1', ids: [id], toChapterId: 'econ-1' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });
});

it('moves several in the order of their list, whatever order they are named in', async () => {
  await drafts.moveTopics(ctx, {
    chapterId: 'econ-1',
    ids: ['econ-1-t2', 'econ-1-t1'],
    toChapterId: 'econ-2',
  });
  const names = (await drafts.listTopics(ctx, { chapterId: 'econ-2' })).map(({ _id }) => _id);
  expect(names).toEqual(['econ-2-t1', 'econ-2-t2', 'econ-1-t1', 'econ-1-t2']);
});

it('keeps a copied name within its length', async () => {
  const long = await drafts.createTopic(ctx, { chapter: 'econ-1', name: 'n'.repeat(200), description: '' });
  await drafts.copyTopics(ctx, { chapterId: 'econ-1', ids: [long._id], toChapterId: 'econ-1' });
  const copy = (await drafts.listTopics(ctx, { chapterId: 'econ-1' })).at(-1);
  expect(copy?.name).toBe(`${'n'.repeat(193)} (copy)`);
});

it('is a change of both chapters, and two moves against each other both end', async () => {
  await publishContent(ctx, { author: 'test', note: '' });
  await Promise.all([
    drafts.moveFlashcards(ctx, { chapterId: 'econ-1', ids: ['econ-1-card-1'], toChapterId: 'econ-2' }),
    drafts.moveFlashcards(ctx, { chapterId: 'econ-2', ids: ['econ-2-card-1'], toChapterId: 'econ-1' }),
  ]);
  const { changes } = await previewPublish(ctx);
  expect(changes.map(({ chapterId }) => chapterId)).toEqual(['econ-1', 'econ-2']);
});
