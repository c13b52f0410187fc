import { z } from 'zod';
import { plan } from './auth.ts';
import { exportedConsents } from './consent.ts';
import { id, isoDate } from './fields.ts';
import { choiceInPaper, writtenInPaper } from './progress.ts';
import { exportedReminder } from './reminders.ts';
import { exportedReport } from './reports.ts';
import { revisionPlan } from './revision.plan.ts';
import { exportedReview } from './revision.ts';
import { type SavedKind, savedKindNames } from './saved.rules.ts';
import { savedKinds } from './saved-kinds.ts';

/** A chapter as it was published last; without a name when it is published no more. */
const chapterNamed = z.object({
  chapterId: id,
  chapter: z.string().nullable(),
  subject: z.string().nullable(),
});

const answeredQuestion = z.object({
  question: z.string(),
  /** The text of the option; null: unanswered. */
  chosen: z.string().nullable(),
  isRight: z.boolean(),
});

const savedList = <Shape extends z.ZodRawShape>(exported: Shape) =>
  z.array(z.object({ ...chapterNamed.shape, ...exported, changedAt: isoDate }));

/** What the student saved: of each kind a list, `marks` for the kind `mark`. */
const savedLists = Object.fromEntries(
  savedKindNames.map((kind) => [`${kind}s`, savedList(savedKinds[kind].exported)]),
) as {
  [Kind in SavedKind as `${Kind}s`]: ReturnType<typeof savedList<(typeof savedKinds)[Kind]['exported']>>;
};

const marks = z.object({ marks: z.number(), outOf: z.number() });

/** Everything that is stored about one student, for people and programs; times are ISO 8601 in UTC. */
export const accountExport = z
  .object({
    formatVersion: z.literal(1),
    exportedAt: isoDate,
    account: z.object({
      id,
      name: z.string(),
      email: z.string(),
      age: z.int().nullable(),
      gender: z.string().nullable(),
      plan,
      superUntil: isoDate.nullable(),
      profilePicture: z.string().nullable(),
      createdAt: isoDate,
      lastLogin: isoDate.nullable(),
      deletionDueAt: isoDate.nullable(),
      hasPassword: z.boolean(),
      wasInvited: z.boolean(),
    }),
    /** Identity providers that sign this account in. */
    signInWith: z.array(z.object({ provider: z.string(), personId: z.string(), since: isoDate })),
    sessions: z.array(z.object({ startedAt: isoDate, endsAt: isoDate, device: z.string().nullable() })),
    knownBrowsers: z.array(z.object({ lastUsedAt: isoDate })),
    /** Friends who accepted an invite; who they are is theirs. */
    acceptedInvites: z.array(z.object({ acceptedAt: isoDate })),
    unlockedChapters: z.array(chapterNamed.extend({ by: z.enum(['free', 'invites']), unlockedAt: isoDate })),
    chapters: z.array(
      chapterNamed.extend({
        /** From 1, as the notes count them. */
        topic: z.int(),
        page: z.int(),
        finishedAt: isoDate.nullable(),
        updatedAt: isoDate,
      }),
    ),
    quizzes: z.array(
      z.object({
        subject: z.string(),
        chapter: z.string(),
        test: z.string(),
        scorePercent: z.int(),
        isPassed: z.boolean(),
        timeTakenSeconds: z.int(),
        takenAt: isoDate,
        answers: z.array(answeredQuestion),
      }),
    ),
    writtenAnswers: z.array(marks.extend({ question: z.string(), answeredAt: isoDate })),
    papers: z.array(
      marks.extend({
        paper: z.string(),
        timeTakenSeconds: z.int(),
        satAt: isoDate,
        units: z.array(marks.extend({ unit: z.string() })),
        answers: z.array(z.union([choiceInPaper, writtenInPaper])),
      }),
    ),
    /** Days of India, such as 2026-11-21. */
    studyDays: z.array(z.object({ day: z.string(), cardsReviewedAt: isoDate.nullable() })),
    /** What was done with cards and questions that come back, in the order in which it came here. */
    reviews: z.array(chapterNamed.extend(exportedReview.shape)),
    /** To which day is revised, and how much a day; null: never asked. */
    revisionPlan: revisionPlan.nullable(),
    /** Mistakes in the content that were reported. */
    reports: z.array(chapterNamed.extend(exportedReport.shape)),
    /** When the student is reminded, and on how many browsers; null: they never wanted that. */
    reminder: exportedReminder.nullable(),
    ...savedLists,
    orders: z.array(
      z.object({
        orderId: z.string(),
        amountRupees: z.number(),
        currency: z.string(),
        status: z.string(),
        createdAt: isoDate,
        superFrom: isoDate.nullable(),
        superUntil: isoDate.nullable(),
      }),
    ),
    ...exportedConsents.shape,
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof accountExport>;
