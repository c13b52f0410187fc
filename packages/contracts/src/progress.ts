import { z } from 'zod';
import { id, isoDate, wellFormedText } from './fields.ts';
import { question } from './items/question.ts';
import { answerPartsMax, pointGroupsMax, pointsMax, questionsMax, typedMaxLength } from './limits/content.ts';
import { paperAnswersMax, unanswered } from './limits/progress.ts';

/** A reading position in a chapter's notes; both indexes count from 0. */
export const notesProgress = z.object({
  currentTopicIndex: z.int().min(0).max(10_000),
  currentPageIndex: z.int().min(0).max(10_000),
});

export const chapterProgress = z
  .object({ chapter: id, isCompleted: z.boolean(), notesProgress })
  .meta({ id: 'ChapterProgress' });
export type ChapterProgress = z.infer<typeof chapterProgress>;

export const chapterProgressInput = z.object({ subjectId: id, chapterId: id });
export type ChapterProgressInput = z.infer<typeof chapterProgressInput>;

export const subjectProgressInput = z.object({ subjectId: id });

export const savePositionInput = chapterProgressInput.extend({ notesProgress });
export type SavePositionInput = z.infer<typeof savePositionInput>;

export const subjectProgress = z
  .object({
    subjectId: id,
    completedChapters: z.int(),
    totalChapters: z.int(),
    completionPercentage: z.int(),
  })
  .meta({ id: 'SubjectProgress' });
export type SubjectProgress = z.infer<typeof subjectProgress>;

/**
 * Progress in the published content: the finished chapters; the chapter last read or finished, `at` that time,
 * null before the first page; the newest quiz of each chapter; chapters with an answered written question.
 */
export const standing = z.object({
  completed: z.array(id),
  last: chapterProgressInput.extend({ notesProgress, at: isoDate }).nullable(),
  quizzes: z.array(z.object({ chapterId: id, isPassed: z.boolean(), at: isoDate })),
  written: z.array(id),
});
export type Standing = z.infer<typeof standing>;

/** The typed texts instead of chosen options, in the order of the questions. */
const typed = z.array(wellFormedText().max(typedMaxLength).nullable()).max(questionsMax).optional();

/**
 * A finished quiz. The server marks it from `answers` and ignores the documented numbers. Where `typed` has a
 * text, it marks that instead; `answers` then has the option with the same value, for older servers.
 * `timeTaken` is in seconds. `attemptId` makes retries idempotent; `contentTimestamp` names the published
 * version the student saw.
 */
export const submitTestInput = z.object({
  testId: id,
  chapterId: id,
  answers: z.array(z.int().min(unanswered).max(1_000).nullable()).max(500),
  typed,
  timeTaken: z.int().min(0).max(1_000_000),
  attemptId: wellFormedText().min(1).max(64).optional(),
  contentTimestamp: isoDate.optional(),
});
export type SubmitTestInput = z.infer<typeof submitTestInput>;

/** The marks of a quiz: `score` in percent, `timeTaken` in seconds. */
const resultMarks = z.object({
  _id: id,
  score: z.int(),
  isPassed: z.boolean(),
  timeTaken: z.int(),
  correctAnswers: z.int(),
  incorrectAnswers: z.int(),
  answers: z.array(z.int()),
  /** Absent when nothing was typed. A wrong text that equals no option has -1 in `answers`. */
  typed: z.array(z.string().nullable()).optional(),
  createdAt: isoDate,
});

/** A test with its chapter and subject, as a student saw them. */
const seenTest = z.object({
  testId: z.object({
    _id: id,
    title: z.string(),
    passingScore: z.int(),
    questions: z.array(question),
  }),
  chapterId: z.object({ _id: id, name: z.string(), subject: z.object({ _id: id, name: z.string() }) }),
});
export type SeenTest = z.infer<typeof seenTest>;

/** The result of a quiz, with the test as the student saw it. */
export const testResult = z.object({ ...resultMarks.shape, ...seenTest.shape }).meta({ id: 'TestResult' });
export type TestResult = z.infer<typeof testResult>;

const resultOfSeenTest = resultMarks.extend({ testHash: z.string() });
export type ResultOfSeenTest = z.infer<typeof resultOfSeenTest>;

/**
 * Results, newest first, with each of their tests once: `seenTests` by the hash in a result, as JSON of a
 * SeenTest. The server doesn't parse that JSON, which may be megabytes.
 */
export const resultList = z.object({
  results: z.array(resultOfSeenTest),
  seenTests: z.record(z.string(), z.string()),
});
export type ResultList = z.infer<typeof resultList>;

/** Maximum length of `ticked`. */
const tickedMaxLength = answerPartsMax * pointGroupsMax * pointsMax;
const ticked = z
  .string()
  .max(tickedMaxLength)
  .regex(/^[01]*$/);

/**
 * An answer to a written question, marked by the student: `ticked` has a '1' for each point made and a '0'
 * for each other, in the order of parts, groups and points. The server counts the marks by the version the
 * student saw.
 */
export const submitWrittenInput = z.object({
  writtenId: id,
  chapterId: id,
  alternative: z.int().min(0).max(1),
  ticked,
  attemptId: wellFormedText().min(1).max(64).optional(),
  contentTimestamp: isoDate.optional(),
});
export type SubmitWrittenInput = z.infer<typeof submitWrittenInput>;

/** The result of an answer, in half marks. */
export const writtenResult = z
  .object({
    writtenId: id,
    chapterId: id,
    alternative: z.int(),
    ticked: z.string(),
    halves: z.int(),
    outOfHalves: z.int(),
    createdAt: isoDate,
  })
  .meta({ id: 'WrittenResult' });
export type WrittenResult = z.infer<typeof writtenResult>;
/** The newest result of each written question the student answered, newest first. */
export const writtenResults = z.array(writtenResult);

/**
 * One test question in a paper: `index` in its test, `answer` an option or -1; `isTyped` for a typed text that
 * matches no option.
 */
export const choiceInPaper = z.object({
  chapterId: id,
  testId: id,
  index: z
    .int()
    .min(0)
    .max(questionsMax - 1),
  answer: z.int().min(unanswered).max(1_000),
  isTyped: z.literal(true).optional(),
});
/** One written question in a paper. */
export const writtenInPaper = submitWrittenInput.pick({
  chapterId: true,
  writtenId: true,
  alternative: true,
  ticked: true,
});

/**
 * A finished board paper with all its questions, answered or not. The server marks it by the version the
 * student saw; `timeTaken` is in seconds.
 */
export const submitPaperInput = z.object({
  paperId: id,
  answers: z
    .array(z.union([choiceInPaper, writtenInPaper]))
    .min(1)
    .max(paperAnswersMax),
  timeTaken: z.int().min(0).max(1_000_000),
  attemptId: wellFormedText().min(1).max(64).optional(),
  contentTimestamp: isoDate.optional(),
});
export type SubmitPaperInput = z.infer<typeof submitPaperInput>;
export type PaperAnswer = SubmitPaperInput['answers'][number];

const unitMarks = z.object({
  name: z.string(),
  halves: z.int(),
  /** Maximum of the paper's questions. */
  outOfHalves: z.int(),
  /** The unit's marks in the board exam. */
  boardMarks: z.int(),
});
/** The result of one unit's answers, in half marks. */
export type UnitMarks = z.infer<typeof unitMarks>;

/** A paper's result in half marks, in total and by unit. */
export const paperResult = z
  .object({
    _id: id,
    paperId: id,
    /** The test's name at that time. */
    name: z.string(),
    halves: z.int(),
    outOfHalves: z.int(),
    units: z.array(unitMarks),
    timeTaken: z.int(),
    createdAt: isoDate,
  })
  .meta({ id: 'PaperResult' });
export type PaperResult = z.infer<typeof paperResult>;
/** The student's papers, newest first. */
export const paperResults = z.array(paperResult);

/**
 * The progress page's figures (docs/product/study.md#progress-page): whole percentages, `streak` in days,
 * `lastStudied` null when never.
 */
export const progressFigures = z
  .object({
    overall: z.object({ completionPercentage: z.int() }),
    chapterStats: z.object({ completed: z.int(), inProgress: z.int(), notStarted: z.int() }),
    testStats: z.object({ totalTestsTaken: z.int(), averageScore: z.int() }),
    subjects: z.array(
      z.object({ subjectName: z.string(), totalChapters: z.int(), completionPercentage: z.int() }),
    ),
    joinedDate: isoDate,
    streak: z.int(),
    lastStudied: isoDate.nullable(),
    /** Answered written questions, and the marks of the newest answer to each; absent before the first. */
    writtenStats: z.object({ answered: z.int(), marksPercentage: z.int() }).optional(),
  })
  .meta({ id: 'ProgressFigures' });
export type ProgressFigures = z.infer<typeof progressFigures>;

/** The student's consecutive study days (docs/product/study.md#streak), on any plan. */
export const streak = z.object({ days: z.int() });
export type Streak = z.infer<typeof streak>;

/** Without Super the page is locked and contains no figures (docs/product/study.md#progress-page). */
export const progressPage = z.object({ isLocked: z.boolean(), data: progressFigures.nullable() });
export type ProgressPage = z.infer<typeof progressPage>;
