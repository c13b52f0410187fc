import { deletedKind } from '@repo/contracts/deleted-content';
import { byList } from '@repo/contracts/items/content-lists';
import { deletedContentKeptDays } from '@repo/contracts/limits/content';
import * as schema from '@repo/db/schema';
import { getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, expect, it } from 'vitest';
import { kindsWithin, owners, tableOf } from '#src/content/bin/content-tables.ts';
import * as domain from '#src/index.ts';
import { importSampleContent } from '#src/testing/index.ts';
import { draftRows, withoutHolderTimes } from './draft-rows.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();

const { drafts } = domain;
const chapterId = 'econ-1';
const variants = { 'hi-IN': { content: 'नमस्ते' } };

beforeEach(async () => {
  await importSampleContent(ctx);
  await drafts.addTopicPage(ctx, { topicId: 'econ-1-t1', content: '## Third\ntext', variants });
  await drafts.addSummaryPage(ctx, { summaryId: 'econ-1-summary' });
  await drafts.addSummaryPage(ctx, { summaryId: 'econ-1-summary' });
  await drafts.createPaper(ctx, {
    ...{
      name: 'Economics',
      board: 'CBSE',
      year: 2026,
      minutes: 180,
      readingMinutes: 15,
      instructions: [],
      isAvailable: true,
    },
    units: [{ name: 'All', marks: 20, chapterIds: [chapterId, 'econ-2'] }],
    sections: [
      { name: 'A', title: '', units: [], rows: [{ kind: 'choice', marks: 1, count: 20, choices: 0 }] },
    ],
  });
});

const rowsOf = async (kind: string) =>
  kind.endsWith('Pages') ? withoutHolderTimes(await draftRows()) : draftRows();

const bin = async () => (await drafts.listDeleted(ctx, {})).items;
const newest = async () => (await bin())[0]?.id ?? 0;
const restore = async (id?: number, withOwner = false) =>
  drafts.restoreDeleted(ctx, { id: id ?? (await newest()), withOwner });

/** How to delete one of each kind. */
const deletions: Record<(typeof deletedKind.options)[number], () => Promise<unknown>> = {
  subjects: () => drafts.deleteSubject(ctx, { id: 'econ' }),
  chapters: () => drafts.deleteChapter(ctx, { id: chapterId }),
  ...byList((list) => async () => {
    const [item] = await drafts.itemVerbs[list].list(ctx, { chapterId });
    await drafts.itemVerbs[list].remove(ctx, { id: item?._id ?? '' });
  }),
  topicPages: async () => {
    const page = (await drafts.listTopics(ctx, { chapterId }))[0]?.pages.at(-1);
    await drafts.deleteTopicPage(domain.signedBy(ctx, 'Mrs Iyer'), {
      topicId: 'econ-1-t1',
      pageId: page?._id ?? '',
    });
  },
  summaryPages: () =>
    drafts.deleteSummaryPage(ctx, { summaryId: 'econ-1-summary', pageId: 'econ-1-summary-p1' }),
  papers: async () => drafts.deletePaper(ctx, { id: (await drafts.listPapers(ctx))[0]?._id ?? '' }),
};

it.each(deletedKind.options)(
  'deleted content of the kind %s is restored exactly, at its position, with one call',
  async (kind) => {
    const before = await rowsOf(kind);
    await deletions[kind]();
    expect(await rowsOf(kind)).not.toEqual(before);
    const [deleted] = await bin();
    expect(deleted).toMatchObject({ kind, restorable: 'ready' });
    expect(deleted?.label).not.toBe('');
    expect(await restore()).toMatchObject({
      kind,
      itemId: deleted?.itemId,
      message: `'${deleted?.label}' is back`,
    });
    expect(await rowsOf(kind)).toEqual(before);
    expect(await bin()).toEqual([]);
  },
);

it('deleted content has a kind for every table of the drafts, with everything that refers to it', () => {
  const content = new Set<string>(deletedKind.options.map((kind) => getTableName(tableOf[kind])));
  const hanging = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .filter((table) =>
      getTableConfig(table).foreignKeys.some((key) =>
        content.has(getTableName(key.reference().foreignTable)),
      ),
    )
    .map((table) => getTableName(table));
  expect(hanging.filter((name) => !content.has(name))).toEqual([]);
  expect(new Set(kindsWithin('subjects'))).toEqual(
    new Set(deletedKind.options.filter((kind) => kind !== 'papers')),
  );
  expect(Object.entries(owners).flatMap(([kind, owner]) => (owner ? [] : kind))).toEqual([
    'subjects',
    'papers',
  ]);
});

it('deleted content of a subject with 20 chapters is restored identically in every table', async () => {
  for (let n = 4; n <= 20; n++)
    for (const kind of kindsWithin('chapters')) {
      const copied = sql`replace(to_jsonb(t)::text, '"econ-1', ${`"econ-${n}`}::text)::jsonb`;
      await database.db.execute(sql`insert into ${tableOf[kind]}
          select copy.* from ${tableOf[kind]} t, jsonb_populate_record(null::${tableOf[kind]}, ${copied}) copy
          where ${kind === 'chapters' ? sql`t.id = ${chapterId}` : sql`t.id like ${`${chapterId}-%`}`}`);
    }
  const before = await draftRows();
  expect(before.chapters).toHaveLength(21);
  expect((await deletions.subjects()) as object).toMatchObject({ deletedChapters: 20 });
  expect(Object.values(await draftRows()).flat().length).toBeLessThan(30);
  await restore();
  expect(await draftRows()).toEqual(before);
});

it('deleted content includes pages removed by replacing those of a topic', async () => {
  const [topic] = await drafts.listTopics(ctx, { chapterId });
  const pages = topic?.pages.slice(0, -1).map(({ _id }) => ({ _id })) ?? [];
  await drafts.updateTopic(domain.signedBy(ctx, 'Mr Rao'), { id: 'econ-1-t1', pages });
  expect(await bin()).toMatchObject([
    { kind: 'topicPages', itemId: topic?.pages.at(-1)?._id, deletedBy: 'Mr Rao' },
  ]);
  await restore();
  const ids = (await drafts.listTopics(ctx, { chapterId }))[0]?.pages.map(({ _id }) => _id);
  expect(ids).toEqual(topic?.pages.map(({ _id }) => _id));
});

it('deleted content shows what it was, where it was and who deleted it when', async () => {
  await deletions.topicPages();
  expect(await bin()).toMatchObject([
    {
      kind: 'topicPages',
      label: 'Third',
      path: [
        { kind: 'topics', label: 'First topic' },
        { kind: 'chapters', id: chapterId, label: 'Economics 1' },
        { kind: 'subjects', id: 'econ', label: 'Economics' },
      ],
      deletedBy: 'Mrs Iyer',
      deletedAt: ctx.clock.now().toISOString(),
      expiresAt: new Date(ctx.clock.now().getTime() + deletedContentKeptDays * 86_400_000).toISOString(),
    },
  ]);
});
