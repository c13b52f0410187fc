import { reportsPerDayMax } from '@repo/contracts/limits/reports';
import { reportedGone, tooManyReports } from '@repo/contracts/messages/reports';
import type { SendReportInput } from '@repo/contracts/reports';
import { beforeEach, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent, importSampleContent } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { card, chapterId, list, question, report, superStudent } from './report-fixtures.ts';

useFreshDatabase();

const dayMs = 24 * 3_600_000;

let student: UserContext;
beforeEach(async () => {
  await importSampleContent(ctx);
  student = await superStudent();
});

const sendFrom = (from: UserContext, part: Partial<SendReportInput>) => domain.sendReport(from, report(part));
const send = (part: Partial<SendReportInput> = {}) => sendFrom(student, part);
const rows = () => database.sql<{ note: string }[]>`select note from mistake_reports order by note`;

// docs/product/content.md#reported-mistakes
it.each([
  ['a page of notes', { kind: 'page', itemId: 'econ-1-t1-p2' }, 'topics', 2, 'Page two.'],
  ['a page of a summary', { kind: 'page', itemId: 'econ-1-summary-p1' }, 'summaries', 1, 'Summary of'],
  ['a card', card, 'flashcards', null, 'Card of econ-1?\nYes'],
  ['a question', question, 'tests', 2, 'Q2\none\ntwo'],
  [
    'a written question',
    { kind: 'written', itemId: 'econ-1-written-1' },
    'written',
    null,
    'Written question',
  ],
] as const)(
  'a report of a mistake of %s records its place and its text',
  async (_what, item, inList, part, words) => {
    await send({ ...item, fault: 'typing', note: 'Look again' });
    expect(await list()).toEqual([
      expect.objectContaining({
        ...{ ...item, chapterId, list: inList, part, count: 1, isChanged: false, solvedAt: null, thanks: '' },
        ...{ subjectName: 'Economics', chapterName: 'Economics 1' },
        excerpt: expect.stringContaining(words),
        faults: [{ fault: 'typing', count: 1 }],
        notes: [{ fault: 'typing', note: 'Look again', at: ctx.time.now.toISOString() }],
      }),
    ]);
  },
);

it('a report of a mistake counts once however often it is sent, even after it was solved and its item deleted', async () => {
  const sent = report({ note: 'once' });
  await domain.sendReport(student, sent);
  await domain.sendReport(student, sent);
  expect(await rows()).toEqual([{ note: 'once' }]);
  const [group] = await list();
  await domain.solveReports(ctx, { ...card, newestAt: group?.newestAt ?? '', thanks: '', reason: '' });
  await domain.drafts.deleteFlashcard(ctx, { id: card.itemId });
  await domain.publishContent(ctx, { author: 'test', note: '' });
  await domain.sendReport(student, sent);
  expect(await rows()).toHaveLength(1);
  expect(await list()).toEqual([]);
});

it('a report of a mistake replaces an earlier one of the same student and item for good', async () => {
  const first = report({ note: 'first' });
  await domain.sendReport(student, first);
  ctx.time.pass(1_000);
  await send({ note: 'second', fault: 'text' });
  await domain.sendReport(student, first);
  expect(await list()).toMatchObject([
    { count: 1, notes: [{ note: 'second', fault: 'text' }], newestAt: ctx.time.now.toISOString() },
  ]);
});

it('a report of a mistake is stored once when two arrive concurrently', async () => {
  await Promise.all(['a', 'b', 'c', 'd'].map((note) => send({ note })));
  expect(await rows()).toHaveLength(1);
  const sent = report({ itemId: question.itemId, kind: 'question' });
  await Promise.all([1, 2, 3].map(() => domain.sendReport(student, sent)));
  expect(await rows()).toHaveLength(2);
});

it('a report of a mistake is rejected for a locked chapter and a missing item', async () => {
  const basic = await createStudent(ctx);
  await expect(sendFrom(basic, {})).rejects.toMatchObject({ code: 'CHAPTER_LOCKED' });
  await expect(send({ chapterId: 'nowhere' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(send({ itemId: 'econ-2-card-1' }), 'of another chapter').rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: reportedGone,
  });
  expect(await rows()).toEqual([]);
});

it('a report of a mistake is accepted for the version the student has, even if the newest lacks the item', async () => {
  const contentTimestamp = (await domain.getLastPublished(ctx)) ?? undefined;
  await domain.drafts.deleteFlashcard(ctx, { id: card.itemId });
  ctx.time.pass(1_000);
  await domain.publishContent(ctx, { author: 'test', note: '' });
  await send({ contentTimestamp });
  expect(await list()).toMatchObject([{ ...card, excerpt: 'Card of econ-1?\nYes', place: null }]);
  await expect(send({ reportId: 'later' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('a report of a mistake is limited per student and day; the next day allows more', async () => {
  await database.sql`
      insert into mistake_reports (user_id, id, sent_ids, chapter_id, kind, item_id, chapter_name, list,
        parent_id, excerpt, text_hash, fault, note, reported_at)
      select ${student.user.id}, n::text, array[n::text], 'c', 'card', n::text, 'C', 'flashcards', n::text, '', '',
        'other', '', ${ctx.time.now.toISOString()}::timestamptz
      from generate_series(1, ${reportsPerDayMax - 1}) n`;
  await send();
  await expect(send({ ...question })).rejects.toMatchObject({ code: 'FORBIDDEN', message: tooManyReports });
  await send({ note: 'another text of the same is no further one' });
  await sendFrom(await superStudent(), { ...question });
  ctx.time.pass(dayMs);
  await send({ ...question });
  expect(await list()).toContainEqual(expect.objectContaining({ ...question, count: 2 }));
});

it("a report of a mistake is deleted with its student's account", async () => {
  await send({ note: 'mine' });
  await database.sql`delete from users where id = ${student.user.id}`;
  expect(await rows()).toEqual([]);
});
