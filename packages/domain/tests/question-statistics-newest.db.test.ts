import { judgedStudentsMin } from '@repo/contracts/limits/admin';
import type { Question } from '@repo/contracts/tests';
import { publishedTests, testResults, users } from '@repo/db/schema';
import { beforeEach, expect, it } from 'vitest';
import { drafts, getQuestionStatistics, importLibrary, publishContent, submitTest } from '#src/index.ts';
import { createStudent, sampleLibrary } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();

const testId = 'econ-1-test';
const attempt = { testId, chapterId: 'econ-1', timeTaken: 5 };
const publish = () => publishContent(ctx, { author: 'test', note: '' });
const student = () => createStudent(ctx, { expiryDate: new Date('2030-01-01') });
const statistics = () => getQuestionStatistics(ctx, { testId });

beforeEach(async () => {
  await importLibrary(ctx, sampleLibrary());
  await publish();
});

/** Right answers 0, 1, 2 to the three sample questions. */
const allRight = [0, 1, 2];

it("the statistics of a test count only a student's newest try", async () => {
  const [first, second] = [await student(), await student()];
  for (const answers of [[3, 3, 3], [3, 3, 2], allRight]) {
    ctx.time.now = new Date(ctx.time.now.getTime() + 60_000);
    await submitTest(first, { ...attempt, answers });
  }
  await submitTest(second, { ...attempt, answers: [3, 1, -1] });
  const { tries, passed, averageScorePercent, questions } = await statistics();
  expect([tries, passed, averageScorePercent]).toEqual([2, 1, 67]);
  expect(questions.map((each) => [each.tries, each.correct, each.notSelected])).toEqual([
    [2, 1, 0],
    [2, 2, 0],
    [2, 1, 1],
  ]);
});

it(`the statistics of a test show no discrimination before there are ${judgedStudentsMin} students`, async () => {
  const told = async () => (await statistics()).questions.map(({ discrimination }) => discrimination);
  for (let n = 1; n < judgedStudentsMin; n += 1)
    await submitTest(await student(), { ...attempt, answers: n % 2 ? allRight : [1, 1, 1] });
  expect(await told()).toEqual([null, null, null]);
  await submitTest(await student(), { ...attempt, answers: [1, 1, 1] });
  // Everybody answered the second question right, so it has no discrimination. The first and the third always
  // agree.
  expect(await told()).toEqual([1, null, 1]);
});

it('the statistics of a test give a negative figure to a question that the better students get wrong', async () => {
  for (let n = 1; n <= judgedStudentsMin; n += 1)
    await submitTest(await student(), { ...attempt, answers: n % 2 ? [3, 1, 2] : [0, 3, 3] });
  const { questions } = await statistics();
  expect(questions.map(({ discrimination }) => discrimination)).toEqual([-1, null, null]);
});

type Stored = Pick<typeof testResults.$inferSelect, 'userId' | 'testHash' | 'answers' | 'createdAt'>;

/** A plain reimplementation of the database's counts. */
function reference(results: readonly Stored[], questionsOf: ReadonlyMap<string, readonly Question[]>) {
  const newest = new Map<string, Stored>();
  for (const result of results)
    if ((newest.get(result.userId)?.createdAt ?? new Date(0)) < result.createdAt)
      newest.set(result.userId, result);
  const seen = new Map<string, { isRight: number; rest: number; answer: number }[]>();
  for (const { testHash, answers } of newest.values()) {
    const questions = questionsOf.get(testHash) ?? [];
    const right = questions.map(({ correctAnswer }, at) => (answers[at] === correctAnswer ? 1 : 0));
    const total = right.reduce<number>((sum, each) => sum + each, 0);
    questions.forEach(({ question }, at) => {
      const isRight = right[at] ?? 0;
      const rest = (total - isRight) / (questions.length - 1);
      seen.set(question, [...(seen.get(question) ?? []), { isRight, rest, answer: answers[at] ?? -1 }]);
    });
  }
  const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  return new Map(
    [...seen].map(([question, tries]) => {
      const [p, m] = [mean(tries.map(({ isRight }) => isRight)), mean(tries.map(({ rest }) => rest))];
      const shared = mean(tries.map(({ isRight, rest }) => (isRight - p) * (rest - m)));
      const [ofRight, ofRest] = [
        mean(tries.map(({ isRight }) => (isRight - p) ** 2)),
        mean(tries.map(({ rest }) => (rest - m) ** 2)),
      ];
      return [
        question,
        {
          tries: tries.length,
          chosen: [0, 1, 2, 3].map((option) => tries.filter(({ answer }) => answer === option).length),
          percent: Math.round(p * 100),
          discrimination: shared / Math.sqrt(ofRight * ofRest),
        },
      ];
    }),
  );
}

it('question statistics of 10,000 results equal those counted one by one, before and after an edit', async () => {
  const [test] = await drafts.listTests(ctx, { chapterId: 'econ-1' });
  if (!test) throw new Error('no test');
  await submitTest(await student(), { ...attempt, answers: allRight });
  const { title, timeLimit, passingScore, questions } = test;
  const edited = questions.map((each, at) => (at === 0 ? { ...each, question: 'Q1, clearer' } : each));
  await drafts.updateTest(ctx, { id: testId, title, timeLimit, passingScore, questions: edited });
  await publish();
  await submitTest(await student(), { ...attempt, answers: allRight });
  const forms = await database.db.select().from(publishedTests);
  expect(forms).toHaveLength(2);

  // A deterministic sequence, for the same figures in each run.
  let state = 7;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const now = ctx.time.now.getTime();
  const people = Array.from({ length: 2_498 }, (_, n) => ({
    id: `student-${n}`,
    name: 'Asha',
    email: `student-${n}@example.com`,
    age: 15,
    gender: 'Female' as const,
    passwordHash: 'none',
    createdAt: new Date(now),
  }));
  const skills = people.map(random);
  const results = Array.from({ length: 9_998 }, (_, n) => {
    const who = n % people.length;
    const form = forms[random() < 0.5 ? 0 : 1];
    const asked = form?.snapshot.questions ?? [];
    const answers = asked.map(({ correctAnswer }) =>
      random() < (skills[who] ?? 0) ? correctAnswer : Math.floor(random() * 5) - 1,
    );
    const correctAnswers = answers.filter((answer, at) => answer === asked[at]?.correctAnswer).length;
    return {
      userId: people[who]?.id ?? '',
      id: `result-${n}`,
      attemptId: `attempt-${n}`,
      testId,
      chapterId: 'econ-1',
      testHash: form?.hash ?? '',
      answers,
      correctAnswers,
      incorrectAnswers: asked.length - correctAnswers,
      scorePercent: Math.round((correctAnswers / asked.length) * 100),
      isPassed: correctAnswers > 1,
      timeTakenSeconds: 5,
      createdAt: new Date(now + Math.floor(random() * 1e9)),
    };
  });
  const inParts = <T>(rows: readonly T[]) =>
    Array.from({ length: Math.ceil(rows.length / 2_000) }, (_, n) => rows.slice(n * 2_000, (n + 1) * 2_000));
  for (const rows of inParts(people)) await database.db.insert(users).values(rows);
  for (const rows of inParts(results)) await database.db.insert(testResults).values(rows);

  const stored = await database.db.select().from(testResults);
  expect(stored).toHaveLength(10_000);
  const expected = reference(stored, new Map(forms.map(({ hash, snapshot }) => [hash, snapshot.questions])));
  const counted = await statistics();
  expect(counted.tries).toBe(2_500);
  expect(counted.questions.map(({ question }) => question)).toEqual(['Q1, clearer', 'Q2', 'Q3', 'Q1']);
  for (const each of counted.questions) {
    const { discrimination = 0, ...figures } = expected.get(each.question) ?? {};
    expect({
      tries: each.tries,
      chosen: each.options.map(({ chosen }) => chosen),
      percent: each.shareCorrectPercent,
    }).toEqual(figures);
    expect(each.discrimination).toBeGreaterThan(0.2);
    expect(Math.abs((each.discrimination ?? 0) - discrimination)).toBeLessThanOrEqual(0.005 + 1e-9);
  }
});
