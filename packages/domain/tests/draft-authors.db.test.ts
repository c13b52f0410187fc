import { deletedKind } from '@repo/contracts/deleted-content';
import { contentLists } from '@repo/contracts/items/content-lists';
import { draftChangesKeptDays } from '@repo/contracts/limits/content';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { tableOf } from '#src/content/bin/content-tables.ts';
import { drafts, importLibrary, previewPublish, publishContent, signedBy } from '#src/index.ts';
import { sampleLibrary } from '#src/testing/index.ts';
import { draftRows } from './draft-rows.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';
import { day, sweep } from './sweep-fixtures.ts';

useFreshDatabase();
beforeEach(() => importLibrary(ctx, sampleLibrary()));

const chapterId = 'econ-1';
const as = (teacher: string) => signedBy(ctx, teacher);
const authorOf = async (itemId: string) => (await drafts.getLastChange(ctx, { itemId }))?.changedBy;
const firstOf = async (list: (typeof contentLists)[number]) =>
  (await drafts.itemVerbs[list].list(ctx, { chapterId }))[0]?._id ?? '';
const changedBy = async () =>
  Object.fromEntries(
    (await previewPublish(ctx)).changes.map(({ chapterId: place, ...change }) => [place, change.changedBy]),
  );

it('every kind of draft remembers who changed it', async () => {
  await drafts.createPaper(ctx, {
    ...{ name: 'Paper', board: 'CBSE', year: 2026, minutes: 180, readingMinutes: 15, instructions: [] },
    ...{ isAvailable: true, units: [{ name: 'All', marks: 1, chapterIds: [] }] },
    sections: [
      { name: 'A', title: '', units: [], rows: [{ kind: 'choice', marks: 1, count: 1, choices: 0 }] },
    ],
  });
  const rows = await draftRows();
  for (const kind of deletedKind.options) {
    const id = String(rows[kind][0]?.id);
    ctx.time.pass(60_000);
    await as('Meera').database.db.transaction((tx) =>
      tx.execute(
        sql`update ${tableOf[kind]} set updated_at = updated_at + interval '1 second' where id = ${id}`,
      ),
    );
    expect(await drafts.getLastChange(ctx, { itemId: id }), kind).toEqual({
      changedBy: 'Meera',
      changedAt: ctx.time.now.toISOString(),
    });
  }
});

it.each(contentLists)('an item in %s records who copied, moved or restored it', async (list) => {
  const id = await firstOf(list);
  const { ids } = await drafts.copyItems(as('Meera'), list, { chapterId, ids: [id], toChapterId: chapterId });
  expect(await authorOf(ids[0] ?? '')).toBe('Meera');
  expect(await authorOf(id)).toBe('');
  await drafts.moveItems(as('Mr Rao'), list, { chapterId, ids: [id], toChapterId: 'econ-2' });
  expect(await authorOf(id)).toBe('Mr Rao');
  await drafts.itemVerbs[list].remove(as('Asha'), { id });
  const [deleted] = (await drafts.listDeleted(ctx, {})).items;
  expect(deleted).toMatchObject({ itemId: id, deletedBy: 'Asha' });
  await drafts.restoreDeleted(as('Mrs Iyer'), { id: deleted?.id ?? 0, withOwner: false });
  expect(await authorOf(id)).toBe('Mrs Iyer');
});

it('reordering a list does not count as a change of its items', async () => {
  const ids = ['econ-1-t2', 'econ-1-t1'];
  await drafts.reorderItems(as('Meera'), 'topics', { chapterId, ids });
  expect(await authorOf('econ-1-t1')).toBe('');
  expect(await authorOf(chapterId)).toBe('Meera');
});

it('the publish preview names the teachers who changed a chapter since the last publish, newest first', async () => {
  await drafts.updateTopic(as('Before'), { id: 'econ-1-t1', name: 'Old' });
  await publishContent(ctx, { author: 'test', note: '' });
  ctx.time.pass(60_000);
  await drafts.updateTopicPage(as('Meera'), {
    ...{ topicId: 'econ-1-t1', pageId: 'econ-1-t1-p1', content: 'New' },
  });
  ctx.time.pass(60_000);
  const card = { chapterId, ids: ['econ-1-card-1'], toChapterId: 'econ-2' };
  await drafts.moveItems(as('Mr Rao'), 'flashcards', card);
  await drafts.deleteTopic(as('Asha'), { id: 'chem-1-t1' });
  await drafts.updateTopic(ctx, { id: 'chem-1-t2', name: 'By nobody' });
  expect(await changedBy()).toEqual({
    'econ-1': ['Mr Rao', 'Meera'],
    'econ-2': ['Mr Rao'],
    'chem-1': ['Asha'],
  });
});

it('a failed change leaves no name, and concurrent changes keep their own', async () => {
  const stale = { id: 'econ-1-t1', name: 'Late', seenUpdatedAt: '2020-01-01T00:00:00.000Z' };
  await expect(drafts.updateTopic(as('Asha'), stale)).rejects.toMatchObject({ code: 'STALE_EDIT' });
  await Promise.all(
    ['econ-1-t1', 'econ-1-t2', 'econ-2-t1', 'econ-2-t2'].map((id) =>
      drafts.updateTopic(as(`Teacher of ${id}`), { id, name: id }),
    ),
  );
  for (const id of ['econ-1-t1', 'econ-1-t2', 'econ-2-t1', 'econ-2-t2'])
    expect(await authorOf(id)).toBe(`Teacher of ${id}`);
  await drafts.updateTopic(ctx, { id: 'econ-1-t1', name: 'Nameless' });
  expect(await authorOf('econ-1-t1')).toBe('');
});

it('the daily sweep removes names after a year', async () => {
  await drafts.updateTopic(as('Meera'), { id: 'econ-1-t1', name: 'New' });
  ctx.time.pass((draftChangesKeptDays - 1) * day);
  await sweep();
  expect(await authorOf('econ-1-t1')).toBe('Meera');
  ctx.time.pass(day);
  await sweep();
  expect(await authorOf('econ-1-t1')).not.toBe('Meera');
});
