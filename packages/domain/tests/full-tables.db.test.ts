import { rowBounds } from '@repo/db/schema';
import { expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { importSampleContent } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { publishSamplePaper } from './paper-fixtures.ts';
import { report, superStudent } from './report-fixtures.ts';

useFreshDatabase();

type Verb = (student: UserContext, attemptId: string) => Promise<unknown>;
const chapterId = 'econ-1';
const quiz: Verb = (student, attemptId) =>
  domain.submitTest(student, { testId: 'econ-1-test', chapterId, answers: [0], timeTaken: 60, attemptId });
const written: Verb = (student, attemptId) =>
  domain.submitWritten(student, {
    ...{ writtenId: 'econ-1-written-1', chapterId, alternative: 0, ticked: '10', attemptId },
  });
const paper: Verb = async (student, attemptId) => {
  const { _id: paperId } = (await domain.drafts.listPapers(ctx))[0] ?? { _id: '' };
  const answers = [{ chapterId, testId: 'econ-1-test', index: 0, answer: 0 }];
  return domain.submitPaper(student, { paperId, answers, timeTaken: 3_600, attemptId });
};
const reported: Verb = async (student, reportId) => {
  await domain.sendReport(student, report({ reportId }));
  await database.sql`update mistake_reports set solved_at = now(), reported_at = reported_at - interval '9 days'`;
};

it.each([
  ['test_results', quiz],
  ['written_results', written],
  ['paper_results', paper],
  ['mistake_reports', reported],
] as const)(
  'an account at its limit of rows stores no more %s, and still repeats replies to earlier requests',
  async (table, send) => {
    await importSampleContent(ctx);
    await publishSamplePaper();
    const student = await superStudent();
    await send(student, 'first');
    await database.sql.unsafe(`
      insert into ${table} select (jsonb_populate_record(kept, jsonb_build_object('id', 'copy ' || n, 'attempt_id', 'copy ' || n))).*
      from ${table} kept, generate_series(3, ${rowBounds[table]}) n`);
    await send(student, 'last');
    await expect(send(student, 'one more')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await send(student, 'last');
    await send(await superStudent(), 'first of another');
    const [{ count = 0 } = {}] = await database.sql.unsafe<{ count: number }[]>(
      `select count(*)::int as count from ${table} where user_id = '${student.user.id}'`,
    );
    expect(count).toBe(rowBounds[table]);
  },
);
