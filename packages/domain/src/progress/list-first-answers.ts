import type { Chapter } from '@repo/contracts/content';
import { isAskedByBoard } from '@repo/contracts/extra.rules';
import type {
  AnsweredChapter,
  FirstAnswer,
  FirstAnswers,
  WrittenAnswer,
} from '@repo/contracts/first-answers';
import {
  firstAnswerPapersMax,
  firstAnswersMax,
  resultsMax,
  unanswered,
} from '@repo/contracts/limits/progress';
import { outcomeOf } from '@repo/contracts/progress.rules';
import type { Question } from '@repo/contracts/tests';
import { writtenHalves } from '@repo/contracts/written.rules';
import { chapterProgress, paperResults, publishedTests, testResults, writtenResults } from '@repo/db/schema';
import { dayOf, questionItem } from '@repo/revision/memory';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';

/** Tests per statement, because a statement's result is parsed in one go and blocks other requests. */
const testsAtOnce = 50;

type Met = FirstAnswer & { chapterId: string };
type MetWritten = WrittenAnswer & { chapterId: string };
type Asked = Pick<Question, 'question' | 'correctAnswer' | 'isExtra'>;

/** The parts of a test that identify its questions, the right answers, and what the board asks. */
const askedJson = sql<string | null>`(
  select jsonb_agg(jsonb_build_array(each.question -> 'question', each.question -> 'correctAnswer',
    each.question -> 'isExtra') order by place)
  from jsonb_array_elements(${publishedTests.snapshot} -> 'questions') with ordinality each(question, place))::text`;

/** The questions of these test snapshots, by the hash of the test. */
async function readAsked({ database: { db } }: UserContext, hashes: readonly string[], signal?: AbortSignal) {
  const asked = new Map<string, Asked[]>();
  for (let at = 0; at < hashes.length; at += testsAtOnce) {
    signal?.throwIfAborted();
    const rows = await db
      .select({ hash: publishedTests.hash, json: askedJson })
      .from(publishedTests)
      .where(inArray(publishedTests.hash, hashes.slice(at, at + testsAtOnce)));
    for (const { hash, json } of rows) {
      const questions = JSON.parse(json ?? '[]') as [string, number, true | null][];
      asked.set(
        hash,
        questions.map(([question, correctAnswer, isExtra]) => ({
          ...{ question, correctAnswer },
          ...(isExtra ? { isExtra } : {}),
        })),
      );
    }
  }
  return asked;
}

/** The questions of the newest quizzes, oldest first. */
async function metInQuizzes(ctx: UserContext, signal?: AbortSignal): Promise<Met[]> {
  const { testHash, chapterId, answers, typed, createdAt } = testResults;
  const rows = await ctx.database.db
    .select({ testHash, chapterId, answers, typed, createdAt })
    .from(testResults)
    .where(eq(testResults.userId, ctx.user.id))
    .orderBy(desc(createdAt), desc(testResults.id))
    .limit(resultsMax);
  const asked = await readAsked(ctx, [...new Set(rows.map((row) => row.testHash))], signal);
  // Hashes the questions of a repeated test once.
  const items = new Map<string, string[]>();
  const itemsOf = (row: (typeof rows)[number], questions: readonly Asked[]) => {
    const known =
      items.get(row.testHash) ?? questions.map((question) => questionItem(row.chapterId, question));
    items.set(row.testHash, known);
    return known;
  };
  return rows.toReversed().flatMap((row) => {
    const questions = asked.get(row.testHash) ?? [];
    const hashes = itemsOf(row, questions);
    return questions.flatMap((question, index): Met[] => {
      if (!isAskedByBoard(question)) return [];
      return [
        {
          ...{ chapterId: row.chapterId, item: hashes[index] ?? '', atMs: row.createdAt.getTime() },
          isRight: outcomeOf(
            question,
            row.answers[index] ?? unanswered,
            (row.typed?.[index] ?? null) !== null,
          ),
        },
      ];
    });
  });
}

/** The newest answers to written questions outside papers. */
async function metAlone({ database: { db }, user }: UserContext): Promise<MetWritten[]> {
  const { writtenId, chapterId, halves, outOfHalves, createdAt } = writtenResults;
  const rows = await db
    .select({ writtenId, chapterId, halves, outOfHalves, createdAt })
    .from(writtenResults)
    .where(eq(writtenResults.userId, user.id))
    .orderBy(desc(createdAt), desc(writtenResults.id))
    .limit(resultsMax);
  return rows.map(({ createdAt: answeredAt, ...row }) => ({ ...row, atMs: answeredAt.getTime() }));
}

type MetInPapers = { choices: Met[]; written: MetWritten[] };

/** The questions of the newest board papers, oldest first. Skips questions of deleted versions. */
async function metInPapers(ctx: UserContext, signal?: AbortSignal): Promise<MetInPapers> {
  const { answers, contentPublishedAt, createdAt } = paperResults;
  const rows = await ctx.database.db
    .select({ answers, contentPublishedAt, createdAt })
    .from(paperResults)
    .where(eq(paperResults.userId, ctx.user.id))
    .orderBy(desc(createdAt), desc(paperResults.id))
    .limit(firstAnswerPapersMax);
  const chapters = new Map<string, Chapter | null>();
  const chapterOf = async (publishedAt: string, chapterId: string) => {
    const key = `${publishedAt} ${chapterId}`;
    const known = chapters.get(key);
    if (known !== undefined) return known;
    const chapter = await ctx.published.chapterOf(await ctx.published.at(publishedAt), chapterId);
    chapters.set(key, chapter);
    return chapter;
  };
  const met: MetInPapers = { choices: [], written: [] };
  for (const row of rows.toReversed()) {
    signal?.throwIfAborted();
    for (const answer of row.answers) {
      const { chapterId } = answer;
      const chapter = await chapterOf(row.contentPublishedAt.toISOString(), chapterId);
      const atMs = row.createdAt.getTime();
      if ('writtenId' in answer) {
        const { writtenId, alternative, ticked } = answer;
        const written = chapter?.written?.find(({ _id }) => _id === writtenId);
        if (written) {
          const halves = writtenHalves(written, alternative, ticked);
          met.written.push({ chapterId, writtenId, halves, outOfHalves: written.marks * 2, atMs });
        }
        continue;
      }
      const { testId, index } = answer;
      const question = chapter?.tests.find(({ _id }) => _id === testId)?.questions[index];
      if (!question || !isAskedByBoard(question)) continue;
      met.choices.push({
        ...{ chapterId, item: questionItem(chapterId, question), atMs },
        isRight: outcomeOf(question, answer.answer, answer.isTyped ?? false),
      });
    }
  }
  return met;
}

/**
 * Each question once, with its first answer. For equal times the quiz counts, because quizzes come first
 * here.
 */
function firstOf<One extends { atMs: number }>(met: readonly One[], nameOf: (one: One) => string): One[] {
  const firsts = new Map<string, One>();
  for (const one of met.toSorted((a, b) => a.atMs - b.atMs))
    if (!firsts.has(nameOf(one))) firsts.set(nameOf(one), one);
  return [...firsts.values()].slice(-firstAnswersMax);
}

/**
 * For each chapter, the first answer in quizzes and board papers to each question that the board asks,
 * because later answers repeat what was seen; the same of written questions, by the student's own ticks; and on
 * which days the chapter was read (docs/forecast.md).
 * @throws the signal's reason once nobody waits for them any more
 */
export async function listFirstAnswers(ctx: UserContext, signal?: AbortSignal): Promise<FirstAnswers> {
  const [quizzes, papers, alone, progress] = await Promise.all([
    metInQuizzes(ctx, signal),
    metInPapers(ctx, signal),
    metAlone(ctx),
    ctx.database.db.select().from(chapterProgress).where(eq(chapterProgress.userId, ctx.user.id)),
  ]);
  const chapters = new Map<string, AnsweredChapter>();
  for (const { chapterId, completedAt, updatedAt } of progress)
    chapters.set(chapterId, {
      chapterId,
      isBegun: true,
      isFinished: completedAt !== null,
      readDays: [...new Set([updatedAt, completedAt ?? updatedAt].map((at) => dayOf(at.getTime())))],
      ...{ answers: [], written: [] },
    });
  const chapterOf = (chapterId: string): AnsweredChapter => {
    const chapter = chapters.get(chapterId) ?? {
      ...{ chapterId, isBegun: false, isFinished: false, readDays: [], answers: [], written: [] },
    };
    chapters.set(chapterId, chapter);
    return chapter;
  };
  const choices = firstOf([...quizzes, ...papers.choices], ({ item }) => item);
  for (const { chapterId, ...answer } of choices) chapterOf(chapterId).answers.push(answer);
  const written = firstOf([...alone, ...papers.written], ({ writtenId }) => writtenId);
  for (const { chapterId, ...answer } of written) chapterOf(chapterId).written.push(answer);
  return { chapters: [...chapters.values()] };
}
