import { resultsMax } from '@repo/contracts/limits/progress';
import type { ResultList } from '@repo/contracts/progress';
import { publishedTests, testResults } from '@repo/db/schema';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import { presentResult } from './present-result.ts';

/**
 * Tests per statement, some 250 KB, because a statement's result is parsed in one go and blocks other
 * requests.
 */
const testsAtOnce = 50;

const stored = publishedTests.snapshot;
/** `presentSeenTest` as JSON made by the database. */
const seenTestJson = sql<string>`jsonb_build_object(
  'testId', jsonb_build_object('_id', ${stored} -> 'testId', 'title', ${stored} -> 'title',
    'passingScore', ${stored} -> 'passingScore', 'questions', ${stored} -> 'questions'),
  'chapterId', jsonb_build_object('_id', ${stored} -> 'chapterId', 'name', ${stored} -> 'chapterName',
    'subject', jsonb_build_object('_id', ${stored} -> 'subjectId', 'name', ${stored} -> 'subjectName')))::text`;

/** The JSON of these tests, by hash. */
async function readSeenTests(
  { database: { db } }: UserContext,
  hashes: readonly string[],
  signal?: AbortSignal,
) {
  const seenTests: ResultList['seenTests'] = {};
  for (let at = 0; at < hashes.length; at += testsAtOnce) {
    signal?.throwIfAborted();
    const rows = await db
      .select({ hash: publishedTests.hash, json: seenTestJson })
      .from(publishedTests)
      .where(inArray(publishedTests.hash, hashes.slice(at, at + testsAtOnce)));
    for (const { hash, json } of rows) seenTests[hash] = json;
  }
  return seenTests;
}

/**
 * A student's newest 1,000 results, newest first, with each of their tests once.
 * @throws the signal's reason once nobody waits for them any more
 */
export async function listResults(ctx: UserContext, signal?: AbortSignal): Promise<ResultList> {
  const rows = await ctx.database.db
    .select()
    .from(testResults)
    .where(eq(testResults.userId, ctx.user.id))
    .orderBy(desc(testResults.createdAt), desc(testResults.id))
    .limit(resultsMax);
  const hashes = [...new Set(rows.map(({ testHash }) => testHash))];
  return { results: rows.map(presentResult), seenTests: await readSeenTests(ctx, hashes, signal) };
}
