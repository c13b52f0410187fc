import type { QuestionStatistics, TestStatistics } from '@repo/contracts/admin';
import { unanswered } from '@repo/contracts/limits';
import type { Question } from '@repo/contracts/tests';
import { testResults, tests } from '@repo/db/schema';
import { and, avg, count, eq, sql } from 'drizzle-orm';
import type { DomainContext, Transaction } from '#src/context.ts';
import { foundOne } from '../content/drafts/chapter-item.ts';

/** What a student was asked to choose from: the same key is the same question, whatever its explanation says. */
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

/** Every question as students saw it with every answer it got, counted by the database: results are many and long. */
async function readAnswers(tx: Transaction, testId: string): Promise<Answered[]> {
  const rows = await tx.execute<{
    question: Question;
    answer: number;
    tries: number;
    last_seen_at: string;
  }>(sql`
    select seen.question, answer, count(*)::int as tries, max(${testResults.createdAt}) as last_seen_at
    from ${testResults}
    cross join lateral jsonb_array_elements(${testResults.snapshot} -> 'questions') with ordinality seen(question, n)
    cross join lateral (select coalesce((${testResults.answers} ->> (seen.n::int - 1))::int, ${unanswered}) as answer) given
    where ${testResults.testId} = ${testId}
    group by seen.question, answer`);
  return rows.map(({ last_seen_at, ...row }) => ({ ...row, lastSeenAt: new Date(last_seen_at) }));
}

async function readTotals(tx: Transaction, testId: string) {
  const [row] = await tx
    .select({
      tries: count(),
      passed: sql<string>`count(*) filter (where ${testResults.isPassed})`,
      average: avg(testResults.scorePercent),
    })
    .from(testResults)
    .where(and(eq(testResults.testId, testId)));
  return {
    tries: Number(row?.tries ?? 0),
    passed: Number(row?.passed ?? 0),
    averageScorePercent: row?.average == null ? null : Math.round(Number(row.average)),
  };
}

/**
 * How a test's questions were answered, over all tries, without a word of who tried. Results keep the test as it was
 * seen, so a question that was edited is counted apart from what it was before: `isCurrent` are those of the draft, in
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
