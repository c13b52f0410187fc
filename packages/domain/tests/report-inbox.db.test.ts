import { reportedItemsMax, reportsOfItemMax, reportThanksAtOnceMax } from '@repo/contracts/limits/reports';
import { beforeEach, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { importSampleContent } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import {
  card,
  chapterId,
  list,
  page,
  question,
  reopen,
  send,
  solve,
  superStudent,
  written,
} from './report-fixtures.ts';

useFreshDatabase();

let asha: UserContext;
let bina: UserContext;
beforeEach(async () => {
  await importSampleContent(ctx);
  asha = await superStudent('Asha');
  bina = await superStudent('Bina');
});

// docs/product/content.md#reported-mistakes
it('the list of reports has each item once, most reported first, with the notes but without the students', async () => {
  await send(asha, page, { fault: 'figure' });
  await send(asha, card, { fault: 'answer', note: 'It is No' });
  ctx.time.pass(1_000);
  await send(bina, card, { fault: 'text', note: 'Not clear' });
  await send(await superStudent('Chitra'), card, { fault: 'answer' });
  const groups = await list();
  expect(groups).toMatchObject([
    {
      ...card,
      count: 3,
      faults: [
        { fault: 'answer', count: 2 },
        { fault: 'text', count: 1 },
      ],
      notes: [{ note: 'Not clear' }, { note: 'It is No' }],
    },
    { ...page, count: 1, notes: [] },
  ]);
  expect(await domain.countReportedItems(ctx)).toBe(2);
  const text = JSON.stringify(groups);
  for (const { user } of [asha, bina])
    for (const secret of [user.id, user.name, user.email]) expect(text).not.toContain(secret);
});

it('the list of reports shows where each is edited', async () => {
  const place = { subjectId: 'econ', chapterId };
  await send(asha, page);
  await send(asha, { ...page, itemId: 'econ-1-summary-p1' });
  await send(asha, card);
  await send(asha, question);
  await send(asha, written);
  const places = (await list()).map((group) => group.place);
  expect(places).toHaveLength(5);
  expect(places).toEqual(
    expect.arrayContaining([
      { ...place, list: 'topics', itemId: 'econ-1-t1', page: 'econ-1-t1-p2' },
      { ...place, list: 'summaries', itemId: 'econ-1-summary', page: 'econ-1-summary-p1' },
      { ...place, list: 'flashcards', itemId: 'econ-1-card-1', page: null },
      { ...place, list: 'tests', itemId: 'econ-1-test', page: '2' },
      { ...place, list: 'written', itemId: 'econ-1-written-1', page: null },
    ]),
  );
});

it('the list of reports detects later changes: a question is found by its position, other items by id', async () => {
  for (const item of [page, card, question]) await send(asha, item);
  await domain.drafts.updateTopicPage(ctx, {
    ...{ topicId: 'econ-1-t1', pageId: page.itemId, content: 'Page two, put right.' },
  });
  await domain.drafts.updateFlashcard(ctx, { id: card.itemId, answer: 'No' });
  const [test] = await domain.drafts.listTests(ctx, { chapterId });
  if (!test) throw new Error('the sample has no test');
  const { _id, chapter, updatedAt, ...fields } = test;
  await domain.drafts.updateTest(ctx, {
    ...{ ...fields, id: _id, seenUpdatedAt: updatedAt },
    questions: fields.questions.map((one, at) => (at === 1 ? { ...one, question: 'Q2, put right' } : one)),
  });
  const groups = await list();
  expect(groups.map(({ isChanged }) => isChanged)).toEqual([true, true, true]);
  expect(groups.find(({ kind }) => kind === 'question')?.place).toMatchObject({
    ...{ list: 'tests', itemId: 'econ-1-test', page: '2' },
  });
  expect(groups.find(({ kind }) => kind === 'page')?.excerpt, 'as it was').toBe('Page two.');
});

it('the list of reports keeps deleted items, and says so', async () => {
  await send(asha, card);
  await send(asha, question);
  await domain.drafts.deleteFlashcard(ctx, { id: card.itemId });
  expect((await list()).find(({ kind }) => kind === 'card')).toMatchObject({
    ...{ place: null, isChanged: false, chapterName: 'Economics 1', excerpt: 'Card of econ-1?\nYes' },
  });
  await domain.drafts.deleteChapter(ctx, { id: chapterId });
  expect(await list()).toMatchObject([
    { place: null, chapterName: 'Economics 1', subjectName: null },
    { place: null, chapterName: 'Economics 1', subjectName: null },
  ]);
});

it('the list of reports is limited, and says that there are more', async () => {
  await database.sql`
      insert into mistake_reports (user_id, id, sent_ids, chapter_id, kind, item_id, chapter_name, list,
        parent_id, excerpt, text_hash, fault, note, reported_at)
      select ${asha.user.id}, n::text, array[n::text], 'c', 'card', n::text, 'C', 'flashcards', n::text, '', '',
        'other', '', now() from generate_series(1, ${reportedItemsMax + 1}) n`;
  const { groups, hasMore } = await domain.listReports(ctx, { state: 'open' });
  expect([groups.length, hasMore]).toEqual([reportedItemsMax, true]);
  await database.sql`
      with made as (insert into users (id, name, email, created_at)
        select 'u' || n, 'N', n || '@example.com', now() from generate_series(1, ${reportsOfItemMax + 5}) n returning id)
      insert into mistake_reports (user_id, id, sent_ids, chapter_id, kind, item_id, chapter_name, list,
        parent_id, excerpt, text_hash, fault, note, reported_at)
      select id, 'r', array['r'], 'c', 'card', 'often', 'C', 'flashcards', 'often', '', '', 'other', 'a note', now()
      from made`;
  const [often] = await list();
  expect(often).toMatchObject({ itemId: 'often', count: reportsOfItemMax + 5 });
  expect(often?.notes).toHaveLength(reportsOfItemMax);
});

// docs/product/content.md#reported-mistakes
it("solving a report thanks everybody who reported the item, once across their devices, with the admin's message", async () => {
  await send(asha, card);
  await send(bina, card);
  await send(bina, page);
  expect(await domain.listSolvedReports(asha)).toEqual([]);
  expect(await solve(card, 'Well seen.')).toEqual({ count: 2, isOpen: false });
  const [own] = await domain.listSolvedReports(asha);
  expect(own).toMatchObject({ chapterName: 'Economics 1', thanks: 'Well seen.' });
  await domain.noteThanked(bina, { reportId: own?.reportId ?? '' });
  expect(await domain.listSolvedReports(asha), 'another student cannot put it away').toHaveLength(1);
  await domain.noteThanked(asha, { reportId: own?.reportId ?? '' });
  await domain.noteThanked(asha, { reportId: own?.reportId ?? '' });
  expect(await domain.listSolvedReports(asha)).toEqual([]);
  expect(await domain.listSolvedReports(bina)).toHaveLength(1);
  expect(await domain.countReportedItems(ctx)).toBe(1);
  expect(await list('solved')).toMatchObject([{ ...card, count: 2, thanks: 'Well seen.' }]);
});

it('solving a report with a reason tells everybody who reported the item, once their app can show reasons', async () => {
  await send(asha, card);
  await solve(card, '', 'The sign is a convention.');
  expect(await domain.listSolvedReports(asha), 'an older app would say that it was fixed').toEqual([]);
  const [own] = await domain.listSolvedReports(asha, { knowsReasons: true });
  expect(own).toMatchObject({ thanks: '', reason: 'The sign is a convention.' });
  const [group] = await list('solved');
  expect(group).toMatchObject({ ...card, reason: 'The sign is a convention.' });
  await reopen(card, group?.solvedAt);
  await solve(card, 'Fixed after all.');
  expect(await domain.listSolvedReports(asha)).toMatchObject([{ thanks: 'Fixed after all.', reason: '' }]);
});

it('solving a report leaves reports open that came after the admin looked, even a new text of the same student', async () => {
  await send(asha, card, { note: 'old' });
  await send(bina, card);
  const [seen] = await list();
  ctx.time.pass(1_000);
  await send(asha, card, { note: 'new' });
  const done = await domain.solveReports(ctx, {
    ...card,
    newestAt: seen?.newestAt ?? '',
    thanks: '',
    reason: '',
  });
  expect(done).toEqual({ count: 1, isOpen: true });
  expect(await list()).toMatchObject([{ count: 1, notes: [{ note: 'new' }] }]);
  expect(await domain.listSolvedReports(asha)).toEqual([]);
});

it('solving a report is done once by two concurrent admins', async () => {
  await send(asha, card);
  const done = await Promise.all([solve(card, 'one'), solve(card, 'two')]);
  expect(done.map(({ count }) => count).sort()).toEqual([0, 1]);
});

it('solving a report leaves a concurrent report open, whichever comes first', async () => {
  await send(asha, card, { note: 'first' });
  const [seen] = await list();
  ctx.time.pass(1_000);
  const solving = { ...card, newestAt: seen?.newestAt ?? '', thanks: '', reason: '' };
  await Promise.all([domain.solveReports(ctx, solving), send(asha, card, { note: 'second' })]);
  expect((await list()).flatMap(({ notes }) => notes.map(({ note }) => note))).toEqual(['second']);
});

it('solving a report is undone by a new report, and its student is thanked again', async () => {
  await send(asha, card);
  await solve(card);
  const [first] = await domain.listSolvedReports(asha);
  await domain.noteThanked(asha, { reportId: first?.reportId ?? '' });
  await send(asha, card, { note: 'still wrong' });
  expect(await list()).toMatchObject([{ count: 1, notes: [{ note: 'still wrong' }] }]);
  await solve(card);
  expect(await domain.listSolvedReports(asha)).toHaveLength(1);
});

it('solving a report thanks for the oldest first, a few at a time', async () => {
  const items = [card, page, question, written];
  for (const item of items) {
    await send(asha, item);
    await solve(item, item.itemId);
    ctx.time.pass(1_000);
  }
  const thanked = await domain.listSolvedReports(asha);
  expect(thanked.map(({ thanks }) => thanks)).toEqual(
    items.slice(0, reportThanksAtOnceMax).map(({ itemId }) => itemId),
  );
});
