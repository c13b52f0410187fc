import type { AccountExport } from '@repo/contracts/account-export';
import {
  chapterProgress,
  chapterUnlocks,
  paperResults,
  publishedTests,
  publishedWritten,
  reviewBatches,
  studyDays,
  type TestSnapshot,
  testResults,
  type VersionOutline,
  writtenResults,
} from '@repo/db/schema';
import { grades, type SettledEvent, unpackLog } from '@repo/revision/memory';
import { asc, eq } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import { exportMarks } from '#src/marks/read-marks.ts';
import { exportReports } from '#src/reports/export-reports.ts';
import { readPlan } from '#src/revision/plan.ts';
import type { Transaction } from '#src/transactions.ts';

type Studies = Pick<
  AccountExport,
  | 'unlockedChapters'
  | 'chapters'
  | 'quizzes'
  | 'writtenAnswers'
  | 'papers'
  | 'studyDays'
  | 'reviews'
  | 'revisionPlan'
  | 'reports'
  | 'marks'
>;

const inMarks = (result: { halves: number; outOfHalves: number }) => ({
  marks: result.halves / 2,
  outOf: result.outOfHalves / 2,
});

/** The names of a chapter and its subject; null when it is not published. */
function namesIn(outline: VersionOutline) {
  const names = new Map(
    outline.flatMap((subject) =>
      subject.chapters.map(({ _id, name }) => [_id, { chapter: name, subject: subject.name }] as const),
    ),
  );
  return (chapterId: string) => ({
    chapterId,
    ...(names.get(chapterId) ?? { chapter: null, subject: null }),
  });
}

const answersOf = ({ questions }: TestSnapshot, answers: readonly number[]) =>
  questions.map(({ question, options, correctAnswer }, at) => ({
    question,
    chosen: options[answers[at] ?? -1] ?? null,
    isRight: answers[at] === correctAnswer,
  }));

async function exportReading({ user }: UserContext, tx: Transaction, outline: VersionOutline) {
  const named = namesIn(outline);
  const unlocks = await tx
    .select()
    .from(chapterUnlocks)
    .where(eq(chapterUnlocks.userId, user.id))
    .orderBy(asc(chapterUnlocks.unlockedAt));
  const progress = await tx
    .select()
    .from(chapterProgress)
    .where(eq(chapterProgress.userId, user.id))
    .orderBy(asc(chapterProgress.updatedAt));
  const days = await tx
    .select()
    .from(studyDays)
    .where(eq(studyDays.userId, user.id))
    .orderBy(asc(studyDays.day));
  return {
    unlockedChapters: unlocks.map(({ chapterId, source, unlockedAt }) => ({
      ...named(chapterId),
      by: source,
      unlockedAt: unlockedAt.toISOString(),
    })),
    chapters: progress.map((row) => ({
      ...named(row.chapterId),
      topic: row.currentTopicIndex + 1,
      page: row.currentPageIndex + 1,
      finishedAt: row.completedAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
    })),
    studyDays: days.map(({ day, reviewedAt }) => ({
      day,
      cardsReviewedAt: reviewedAt?.toISOString() ?? null,
    })),
  };
}

async function exportQuizzes({ user }: UserContext, tx: Transaction): Promise<Studies['quizzes']> {
  const rows = await tx
    .select({ result: testResults, seen: publishedTests.snapshot })
    .from(testResults)
    .innerJoin(publishedTests, eq(publishedTests.hash, testResults.testHash))
    .where(eq(testResults.userId, user.id))
    .orderBy(asc(testResults.createdAt));
  return rows.map(({ result, seen }) => ({
    subject: seen.subjectName,
    chapter: seen.chapterName,
    test: seen.title,
    scorePercent: result.scorePercent,
    isPassed: result.isPassed,
    timeTakenSeconds: result.timeTakenSeconds,
    takenAt: result.createdAt.toISOString(),
    answers: answersOf(seen, result.answers),
  }));
}

async function exportOnPaper({ user }: UserContext, tx: Transaction) {
  const written = await tx
    .select({ result: writtenResults, seen: publishedWritten.snapshot })
    .from(writtenResults)
    .innerJoin(publishedWritten, eq(publishedWritten.hash, writtenResults.writtenHash))
    .where(eq(writtenResults.userId, user.id))
    .orderBy(asc(writtenResults.createdAt));
  const papers = await tx
    .select()
    .from(paperResults)
    .where(eq(paperResults.userId, user.id))
    .orderBy(asc(paperResults.createdAt));
  return {
    writtenAnswers: written.map(({ result, seen }) => ({
      question: seen.alternatives[result.alternative]?.question ?? '',
      ...inMarks(result),
      answeredAt: result.createdAt.toISOString(),
    })),
    papers: papers.map((result) => ({
      paper: result.name,
      ...inMarks(result),
      timeTakenSeconds: result.timeTakenSeconds,
      satAt: result.createdAt.toISOString(),
      units: result.units.map((unit) => ({ unit: unit.name, ...inMarks(unit) })),
      answers: result.answers,
    })),
  };
}

const gradeNames = new Map(
  (Object.keys(grades) as (keyof typeof grades)[]).map((name) => [grades[name], name] as const),
);

/** What was done with an item, in one word. */
const whatOf = (event: SettledEvent) =>
  event.kind === 'review' ? (gradeNames.get(event.grade) ?? 'again') : event.kind;

async function exportReviews({ user }: UserContext, tx: Transaction, outline: VersionOutline) {
  const named = namesIn(outline);
  const rows = await tx
    .select()
    .from(reviewBatches)
    .where(eq(reviewBatches.userId, user.id))
    .orderBy(asc(reviewBatches.arrival));
  return rows
    .flatMap((row) => unpackLog(row, row.device, row.firstSequence))
    .map((event) => ({
      ...named(event.chapterId),
      item: event.item,
      what: whatOf(event),
      at: new Date(event.atMs).toISOString(),
    }));
}

/** What the student read, finished and answered, oldest first. */
export async function exportStudies(
  ctx: UserContext,
  tx: Transaction,
  outline: VersionOutline,
): Promise<Studies> {
  return {
    ...(await exportReading(ctx, tx, outline)),
    quizzes: await exportQuizzes(ctx, tx),
    ...(await exportOnPaper(ctx, tx)),
    reviews: await exportReviews(ctx, tx, outline),
    revisionPlan: await readPlan(ctx, tx),
    reports: await exportReports(ctx, tx, namesIn(outline)),
    marks: await exportMarks(ctx, tx, namesIn(outline)),
  };
}
