import type { QuestionStatistics, TestStatistics } from '@repo/contracts/admin';
import { unanswered } from '@repo/contracts/limits/progress';
import type { Question } from '@repo/contracts/tests';
import { publishedTests, testResults, tests } from '@repo/db/schema';
import { eq, inArray, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { foundOne } from '../content/drafts/chapter-item.ts';
import { addRest, discriminationOf, noRest, type RestSums } from './discrimination.ts';

/** Identifies the choices of a question: questions that differ only in their explanation share a key. */
const keyOf = ({ question, options, correctAnswer }: Question) =>
  JSON.stringify([question, options, correctAnswer]);

type Tally = Omit<QuestionStatistics, 'shareCorrectPercent' | 'discrimination' | 'isCurrent' | 'number'>;
/** A question's counts, with the results of the other questions in the same tries. */
type Counted = { tally: Tally; right: RestSums; wrong: RestSums };

const nothingCounted = ({ question, options, correctAnswer }: Question): Counted => ({
  tally: {
    question,
    options: options.map((text) => ({ text, chosen: 0 })),
    correctAnswer,
    tries: 0,
    notSelected: 0,
    correct: 0,
    lastSeenAt: null,
  },
  right: noRest,
  wrong: noRest,
});

type Answered = { question: Question; answer: number; tries: number; lastSeenAt: Date; rest: RestSums };

function add(counted: Counted, { answer, tries, lastSeenAt, rest }: Answered): void {
  const { tally } = counted;
  const at = lastSeenAt.toISOString();
  tally.tries += tries;
  if (tally.lastSeenAt === null || tally.lastSeenAt < at) tally.lastSeenAt = at;
  const option = tally.options[answer];
  if (option) option.chosen += tries;
  else tally.notSelected += tries;
  const isRight = answer === tally.correctAnswer;
  if (isRight) tally.correct += tries;
  const side = isRight ? 'right' : 'wrong';
  counted[side] = addRest(counted[side], rest);
}

/**
 * Only each student's newest result, because students who try again have seen the answers and would count
 * repeatedly.
 */
const newestResults = (testId: string) => sql`
  select distinct on (user_id) test_hash, answers, correct_answers, is_passed, score_percent, created_at
  from ${testResults} where test_id = ${testId} order by user_id, created_at desc, id desc`;

type AnswerCount = {
  hash: string;
  number: number;
  answer: number;
  tries: number;
  last_seen_at: string;
  compared: number;
  rest: number;
  rest_squares: number;
};

/**
 * Counts in the database, because results are many. Returns each question's text once per form of the test.
 * Unpacks a result's answers once, as an array, because long JSON would be parsed again for each question. A
 * question alone in its test has nothing to correlate with.
 */
async function readAnswers(tx: Transaction, testId: string): Promise<Answered[]> {
  const counts = await tx.execute<AnswerCount>(sql`
    with newest as materialized (
      select test_hash, correct_answers, created_at, translate(answers::text, '[]', '{}')::int[] as answers
      from (${newestResults(testId)}) result),
    asked as materialized (
      select hash, (place - 1)::int as number, (question ->> 'correctAnswer')::int as right_answer,
        nullif(jsonb_array_length(snapshot -> 'questions') - 1, 0)::float8 as others
      from ${publishedTests}
      cross join lateral jsonb_array_elements(snapshot -> 'questions') with ordinality each(question, place)
      where hash in (select test_hash from newest)),
    answered as (
      select hash, number, created_at, answer,
        (correct_answers - (answer = right_answer)::int) / others as rest
      from newest join asked on hash = test_hash
      cross join lateral (select coalesce(answers[number + 1], ${unanswered}) as answer) given)
    select hash, number, answer, count(*)::int as tries, max(created_at) as last_seen_at,
      count(rest)::int as compared, coalesce(sum(rest), 0) as rest, coalesce(sum(rest * rest), 0) as rest_squares
    from answered group by hash, number, answer`);
  const hashes = [...new Set(counts.map(({ hash }) => hash))];
  if (hashes.length === 0) return [];
  const seenTests = await tx.select().from(publishedTests).where(inArray(publishedTests.hash, hashes));
  const questionsOf = new Map(seenTests.map(({ hash, snapshot }) => [hash, snapshot.questions]));
  return counts.flatMap(({ hash, number, answer, tries, last_seen_at, compared, rest, rest_squares }) => {
    const question = questionsOf.get(hash)?.[number];
    if (!question) return [];
    const sums = { count: compared, sum: Number(rest), squares: Number(rest_squares) };
    return [{ question, answer, tries, lastSeenAt: new Date(last_seen_at), rest: sums }];
  });
}

async function readTotals(tx: Transaction, testId: string) {
  const [row] = await tx.execute<{ tries: number; passed: number; average: number | null }>(sql`
    select count(*)::int as tries, (count(*) filter (where is_passed))::int as passed,
      round(avg(score_percent))::int as average
    from (${newestResults(testId)}) newest`);
  return {
    tries: row?.tries ?? 0,
    passed: row?.passed ?? 0,
    averageScorePercent: row?.average ?? null,
  };
}

/**
 * How each student's newest try answered a test's questions, anonymously. Results refer to the test as it was
 * seen, so earlier forms of an edited question are counted separately: first the draft's questions in order
 * (`isCurrent`), then earlier ones.
 * @throws NOT_FOUND for an unknown test
 */
export async function getQuestionStatistics(
  ctx: DomainContext,
  input: { testId: string },
): Promise<TestStatistics> {
  return ctx.database.db.transaction(async (tx) => {
    const test = foundOne(await tx.select().from(tests).where(eq(tests.id, input.testId)), 'Test');
    const numbers = new Map(test.questions.map((question, index) => [keyOf(question), index + 1]));
    const counts = new Map(test.questions.map((question) => [keyOf(question), nothingCounted(question)]));
    for (const answered of await readAnswers(tx, test.id)) {
      const key = keyOf(answered.question);
      const counted = counts.get(key) ?? nothingCounted(answered.question);
      counts.set(key, counted);
      add(counted, answered);
    }
    return {
      title: test.title,
      ...(await readTotals(tx, test.id)),
      questions: [...counts].map(([key, { tally, right, wrong }]) => ({
        ...tally,
        number: numbers.get(key) ?? null,
        isCurrent: numbers.has(key),
        shareCorrectPercent: tally.tries === 0 ? null : Math.round((tally.correct / tally.tries) * 100),
        discrimination: discriminationOf(right, wrong),
      })),
    };
  });
}
