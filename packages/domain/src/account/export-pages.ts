import type { AccountExport } from '@repo/contracts/account-export';
import {
  paperResults,
  publishedTests,
  publishedWritten,
  reviewBatches,
  type TestSnapshot,
  testResults,
  writtenResults,
} from '@repo/db/schema';
import { grades, type SettledEvent, unpackLog } from '@repo/revision/memory';
import { and, asc, eq, gt, gte, inArray, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { UserContext } from '#src/context.ts';
import type { Pages } from '#src/json-stream.ts';
import type { NamesOf } from './export-studies.ts';

/** Results per statement; each has some kilobytes of its test. */
export const resultsAtOnce = 25;
const batchesAtOnce = 100;
/** Takes some milliseconds to process. */
const eventsAtOnce = 2_000;

type ResultTable = typeof testResults | typeof writtenResults | typeof paperResults;
type Place = { createdAt: Date; id: string };

/** Rows after the last one up to that moment, ordered by the two columns. */
export const isBetween = (
  { createdAt, id }: Record<keyof Place, PgColumn>,
  until: Date,
  last: Place | null,
): SQL | undefined => {
  const isPast = lte(createdAt, until);
  if (!last) return isPast;
  return and(isPast, gte(createdAt, last.createdAt), or(gt(createdAt, last.createdAt), gt(id, last.id)));
};

/** The user's results after the last one up to that moment, in order of submission. */
const isNext = (table: ResultTable, { user }: UserContext, until: Date, last: Place | null) =>
  and(eq(table.userId, user.id), isBetween(table, until, last));

/** Pages of rows; each starts after the last row of the previous one. */
export async function* pagesOf<Row extends Place>(
  read: (last: Place | null) => Promise<Row[]>,
): AsyncGenerator<Row[], void> {
  for (let last: Place | null = null; ; ) {
    const rows: Row[] = await read(last);
    yield rows;
    last = rows.at(-1) ?? null;
    if (!last || rows.length < resultsAtOnce) return;
  }
}

const answersOf = (
  { questions }: TestSnapshot,
  { answers, typed }: Pick<typeof testResults.$inferSelect, 'answers' | 'typed'>,
) =>
  questions.map(({ question, options, correctAnswer }, at) => ({
    question,
    chosen: options[answers[at] ?? -1] ?? null,
    ...(typed?.[at] != null && { typed: typed[at] }),
    isRight: answers[at] === correctAnswer,
  }));

/** Quizzes submitted up to that moment, oldest first. */
export async function* quizPages(ctx: UserContext, until: Date): Pages<AccountExport['quizzes'][number]> {
  const { db } = ctx.database;
  const rows = pagesOf((last) =>
    db
      .select()
      .from(testResults)
      .where(isNext(testResults, ctx, until, last))
      .orderBy(asc(testResults.createdAt), asc(testResults.id))
      .limit(resultsAtOnce),
  );
  for await (const results of rows) {
    const hashes = [...new Set(results.map(({ testHash }) => testHash))];
    const tests = hashes.length
      ? await db.select().from(publishedTests).where(inArray(publishedTests.hash, hashes))
      : [];
    const seenBy = new Map(tests.map(({ hash, snapshot }) => [hash, snapshot]));
    yield results.flatMap((result) => {
      const seen = seenBy.get(result.testHash);
      if (!seen) return [];
      return {
        subject: seen.subjectName,
        chapter: seen.chapterName,
        test: seen.title,
        scorePercent: result.scorePercent,
        isPassed: result.isPassed,
        timeTakenSeconds: result.timeTakenSeconds,
        takenAt: result.createdAt.toISOString(),
        answers: answersOf(seen, result),
      };
    });
  }
}

const inMarks = (result: { halves: number; outOfHalves: number }) => ({
  marks: result.halves / 2,
  outOf: result.outOfHalves / 2,
});

/** Answers to written questions up to that moment, oldest first. */
export async function* writtenPages(
  ctx: UserContext,
  until: Date,
): Pages<AccountExport['writtenAnswers'][number]> {
  const rows = pagesOf((last) =>
    ctx.database.db
      .select({ ...writtenColumns, seen: publishedWritten.snapshot })
      .from(writtenResults)
      .innerJoin(publishedWritten, eq(publishedWritten.hash, writtenResults.writtenHash))
      .where(isNext(writtenResults, ctx, until, last))
      .orderBy(asc(writtenResults.createdAt), asc(writtenResults.id))
      .limit(resultsAtOnce),
  );
  for await (const results of rows)
    yield results.map(({ seen, ...result }) => ({
      question: seen.alternatives[result.alternative]?.question ?? '',
      ...inMarks(result),
      answeredAt: result.createdAt.toISOString(),
    }));
}
const { id, createdAt, alternative, halves, outOfHalves } = writtenResults;
const writtenColumns = { id, createdAt, alternative, halves, outOfHalves };

/** Papers submitted up to that moment, oldest first. */
export async function* paperPages(ctx: UserContext, until: Date): Pages<AccountExport['papers'][number]> {
  const rows = pagesOf((last) =>
    ctx.database.db
      .select()
      .from(paperResults)
      .where(isNext(paperResults, ctx, until, last))
      .orderBy(asc(paperResults.createdAt), asc(paperResults.id))
      .limit(resultsAtOnce),
  );
  for await (const results of rows)
    yield results.map((result) => ({
      paper: result.name,
      ...inMarks(result),
      timeTakenSeconds: result.timeTakenSeconds,
      satAt: result.createdAt.toISOString(),
      units: result.units.map((unit) => ({ unit: unit.name, ...inMarks(unit) })),
      answers: result.answers,
    }));
}

const gradeNames = new Map(
  (Object.keys(grades) as (keyof typeof grades)[]).map((name) => [grades[name], name] as const),
);

/** What happened to an item, in one word. */
const whatOf = (event: SettledEvent) =>
  event.kind === 'review' ? (gradeNames.get(event.grade) ?? 'again') : event.kind;

/** Reviews in order of arrival. @param until the arrival of the last batch */
export async function* reviewPages(
  ctx: UserContext,
  until: number,
  named: NamesOf,
): Pages<AccountExport['reviews'][number]> {
  const presented = (event: SettledEvent) => ({
    ...named(event.chapterId),
    item: event.item,
    what: whatOf(event),
    at: new Date(event.atMs).toISOString(),
  });
  for (let last = 0; last < until; ) {
    const batches = await ctx.database.db
      .select()
      .from(reviewBatches)
      .where(
        and(
          eq(reviewBatches.userId, ctx.user.id),
          gt(reviewBatches.arrival, last),
          lte(reviewBatches.arrival, until),
        ),
      )
      .orderBy(asc(reviewBatches.arrival))
      .limit(batchesAtOnce);
    let events: SettledEvent[] = [];
    for (const batch of batches) {
      events.push(...unpackLog(batch, batch.device, batch.firstSequence));
      if (events.length < eventsAtOnce) continue;
      yield events.map(presented);
      events = [];
    }
    yield events.map(presented);
    last = batches.at(-1)?.arrival ?? until;
  }
}
