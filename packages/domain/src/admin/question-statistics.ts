import type { QuestionStatistics, TestStatistics } from '@repo/contracts/admin';
import { unanswered } from '@repo/contracts/limits/progress';
import type { Question } from '@repo/contracts/tests';
import { publishedTests, testResults, tests } from '@repo/db/schema';
import { avg, count, eq, inArray, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { foundOne } from '../content/drafts/chapter-item.ts';

/** What a student was asked to choose from: questions that differ only in their explanation share a key. */
const keyOf = ({ question, options, correctAnswer }: Question) =>
  JSON.stringify([question, options, correctAnswer]);

type Tally = Omit<QuestionStatistics, 'shareCorrectPercent' | 'isCurrent' | 'number'>;

const emptyTally = ({ question, options, correctAnswer }: Question): Tally => ({
  question,
  options: options.map((text) => ({ text, chosen: 0 })),
  correctAnswer,
  tries: 0,
  notSelected: 0,
  correct: 0,
  lastSeenAt: null,
});

type Answered = { question: Question; answer: number; tries: number; lastSeenAt: Date };

function add(tally: Tally, { answer, tries, lastSeenAt }: Answered): void {
  const at = lastSeenAt.toISOString();
  tally.tries += tries;
  if (tally.lastSeenAt === null || tally.lastSeenAt < at) tally.lastSeenAt = at;
  const option = tally.options[answer];
  if (option) option.chosen += tries;
  else tally.notSelected += tries;
  if (answer === tally.correctAnswer) tally.correct += tries;
}

type AnswerCount = { hash: string; number: number; answer: number; tries: number; last_seen_at: string };

/**
 * Every question as students saw it with every answer it got, counted by the database: results are many. Its text
 * comes once for each form of the test.
 */
async function readAnswers(tx: Transaction, testId: string): Promise<Answered[]> {
  const counts = await tx.execute<AnswerCount>(sql`
    with seen as materialized (
      select hash, jsonb_array_length(snapshot -> 'questions') as questions from ${publishedTests}
      where hash in (select test_hash from ${testResults} where test_id = ${testId}))
    select seen.hash, number, coalesce((result.answers ->> number)::int, ${unanswered}) as answer,
      count(*)::int as tries, max(result.created_at) as last_seen_at
    from ${testResults} result
    join seen on seen.hash = result.test_hash
    cross join lateral generate_series(0, seen.questions - 1) number
    where result.test_id = ${testId}
    group by seen.hash, number, answer`);
  const hashes = [...new Set(counts.map(({ hash }) => hash))];
  if (hashes.length === 0) return [];
  const seenTests = await tx.select().from(publishedTests).where(inArray(publishedTests.hash, hashes));
  const questionsOf = new Map(seenTests.map(({ hash, snapshot }) => [hash, snapshot.questions]));
  return counts.flatMap(({ hash, number, answer, tries, last_seen_at }) => {
    const question = questionsOf.get(hash)?.[number];
    return question ? { question, answer, tries, lastSeenAt: new Date(last_seen_at) } : [];
  });
}

async function readTotals(tx: Transaction, testId: string) {
  const [row] = await tx
    .select({
      tries: count(),
      passed: sql<string>`count(*) filter (where ${testResults.isPassed})`,
      average: avg(testResults.scorePercent),
    })
    .from(testResults)
    .where(eq(testResults.testId, testId));
  return {
    tries: Number(row?.tries ?? 0),
    passed: Number(row?.passed ?? 0),
    averageScorePercent: row?.average == null ? null : Math.round(Number(row.average)),
  };
}

/**
 * How a test's questions were answered over all tries, without who answered. Results refer to the test as it was
 * seen, so an edited question is counted separately from its earlier form: `isCurrent` are those of the draft, in
 * its order; behind them what students saw earlier.
 * @throws NOT_FOUND for an unknown test
 */
export async function getQuestionStatistics(
  ctx: DomainContext,
  input: { testId: string },
): Promise<TestStatistics> {
  return ctx.database.db.transaction(async (tx) => {
    const test = foundOne(await tx.select().from(tests).where(eq(tests.id, input.testId)), 'Test');
    const numbers = new Map(test.questions.map((question, index) => [keyOf(question), index + 1]));
    const tallies = new Map(test.questions.map((question) => [keyOf(question), emptyTally(question)]));
    for (const answered of await readAnswers(tx, test.id)) {
      const key = keyOf(answered.question);
      const tally = tallies.get(key) ?? emptyTally(answered.question);
      tallies.set(key, tally);
      add(tally, answered);
    }
    return {
      title: test.title,
      ...(await readTotals(tx, test.id)),
      questions: [...tallies].map(([key, tally]) => ({
        ...tally,
        number: numbers.get(key) ?? null,
        isCurrent: numbers.has(key),
        shareCorrectPercent: tally.tries === 0 ? null : Math.round((tally.correct / tally.tries) * 100),
      })),
    };
  });
}
