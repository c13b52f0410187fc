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

/** A chapter as last published; without a name when it is unpublished. */
const chapterNamed = z.object({
  chapterId: id,
  chapter: z.string().nullable(),
  subject: z.string().nullable(),
});

const answeredQuestion = z.object({
  question: z.string(),
  /** The text of the option; null when unanswered. */
  chosen: z.string().nullable(),
  /** The typed answer, instead of a chosen option. */
  typed: z.string().optional(),
  isRight: z.boolean(),
});

const savedList = <Shape extends z.ZodRawShape>(exported: Shape) =>
  z.array(z.object({ ...chapterNamed.shape, ...exported, changedAt: isoDate }));

/** What the student saved: a list per kind, `marks` for the kind `mark`. */
const savedLists = Object.fromEntries(
  savedKindNames.map((kind) => [`${kind}s`, savedList(savedKinds[kind].exported)]),
) as {
  [Kind in SavedKind as `${Kind}s`]: ReturnType<typeof savedList<(typeof savedKinds)[Kind]['exported']>>;
};

const marks = z.object({ marks: z.number(), outOf: z.number() });

/** Everything stored about one student, for people and programs; times are ISO 8601 in UTC. */
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
    /** Identity providers that can sign in to this account. */
    signInWith: z.array(z.object({ provider: z.string(), personId: z.string(), since: isoDate })),
    sessions: z.array(z.object({ startedAt: isoDate, endsAt: isoDate, device: z.string().nullable() })),
    knownBrowsers: z.array(z.object({ lastUsedAt: isoDate })),
    /** Friends who accepted an invite, anonymously. */
    acceptedInvites: z.array(z.object({ acceptedAt: isoDate })),
    unlockedChapters: z.array(chapterNamed.extend({ by: z.enum(['free', 'invites']), unlockedAt: isoDate })),
    chapters: z.array(
      chapterNamed.extend({
        /** The topic's number from 1, as in the notes. */
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
    /** Dates in India, such as 2026-11-21. */
    studyDays: z.array(z.object({ day: z.string(), cardsReviewedAt: isoDate.nullable() })),
    /** Reviews of cards and questions, in order of arrival. */
    reviews: z.array(chapterNamed.extend(exportedReview.shape)),
    /** Revision deadline and daily amount; null when never set. */
    revisionPlan: revisionPlan.nullable(),
    /** Reported mistakes in the content. */
    reports: z.array(chapterNamed.extend(exportedReport.shape)),
    /** Time of reminders and number of browsers; null when never set. */
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
