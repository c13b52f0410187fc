import { paperTitle } from '@repo/contracts/papers.rules';
import { contentVersionParts, contentVersions } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { importSampleContent } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { publish, samplePaper } from './paper-fixtures.ts';

useFreshDatabase();

const { drafts } = domain;
const idsOfVersions = async () => (await domain.listVersions(ctx)).map(({ id }) => id).toReversed();
const compare = (fromId: number, toId: number) => domain.compareVersions(ctx, { fromId, toId });
/** Place, kind, fields and items of each change. */
const told = async (fromId: number, toId: number) =>
  (await compare(fromId, toId)).changes.map(({ kind, subjectName, chapterName, fields, items }) => [
    kind,
    chapterName ?? subjectName,
    fields.join(),
    items.map((item) => `${item.kind} ${item.list} ${item.label}`).join('; '),
  ]);

/**
 * Three versions: in the second a card and a chapter's name differ; in the third a chapter is removed and a
 * paper added.
 */
let first: number;
let second: number;
let third: number;
beforeEach(async () => {
  await importSampleContent(ctx);
  await drafts.updateFlashcard(ctx, { id: 'econ-2-card-1', answer: 'No' });
  await drafts.updateChapter(ctx, { id: 'chem-1', name: 'Salts' });
  await publish();
  await drafts.updateFlashcard(ctx, { id: 'econ-2-card-1', answer: 'Perhaps' });
  await drafts.updateChapter(ctx, { id: 'econ-3', isAllContentAvailable: false });
  await drafts.createPaper(ctx, samplePaper);
  await publish();
  [first = 0, second = 0, third = 0] = await idsOfVersions();
});

it('two versions can be compared in any combination and direction', async () => {
  const card = ['changed', 'Economics 2', 'flashcards', 'changed flashcards Card of econ-2?'];
  const paper = paperTitle(samplePaper);
  expect(await told(first, second)).toEqual([card, ['changed', 'Salts', 'name', '']]);
  expect(await told(second, first)).toEqual([card, ['changed', 'Chemistry 1', 'name', '']]);
  const gone = ['removed', 'Economics 3', '', ''];
  expect(await told(second, third)).toEqual([card, gone, ['added', paper, '', '']]);
  expect(await told(third, second)).toEqual([
    card,
    ['added', 'Economics 3', '', ''],
    ['removed', paper, '', ''],
  ]);
  expect(await told(first, third)).toEqual([
    card,
    gone,
    ['changed', 'Salts', 'name', ''],
    ['added', paper, '', ''],
  ]);
  expect(await told(third, third)).toEqual([]);
});

it('two versions are compared as published, without later changes of the drafts', async () => {
  const before = await compare(first, second);
  await drafts.updateFlashcard(ctx, { id: 'econ-2-card-1', answer: 'Not published' });
  await drafts.deleteChapter(ctx, { id: 'econ-1' });
  expect(await compare(first, second)).toEqual(before);
});

it('two versions are not found when one was swept', async () => {
  await database.db.delete(contentVersionParts).where(eq(contentVersionParts.versionId, first));
  await database.db.delete(contentVersions).where(eq(contentVersions.id, first));
  for (const [from, to] of [
    [first, third],
    [third, first],
  ] as const)
    await expect(compare(from, to)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'This version does not exist',
    });
  expect(await told(second, third)).toHaveLength(3);
});

const place = { chapterId: 'econ-2', list: 'flashcards', itemId: 'econ-2-card-1' } as const;
const open = (fromId: number, toId: number, where: Partial<typeof place> | object = {}) =>
  domain.compareItem(ctx, { fromId, toId, ...place, ...where });

it('an item in two versions is shown as in each of them', async () => {
  const { before, after } = await open(first, third);
  expect(before.flashcards).toMatchObject([{ _id: 'econ-2-card-1', answer: 'Yes' }]);
  expect(after.flashcards).toMatchObject([{ _id: 'econ-2-card-1', answer: 'Perhaps' }]);
  expect(before.topics).toBeUndefined();
});

it('an item in two versions is missing where its version lacks it, or its chapter', async () => {
  const there = { chapterId: 'econ-3', itemId: 'econ-3-card-1' };
  expect(await open(second, third, there)).toEqual({
    before: { flashcards: [expect.objectContaining({ question: 'Card of econ-3?' })] },
    after: {},
  });
  const none = open(first, third, { itemId: 'nothing' });
  await expect(none).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
