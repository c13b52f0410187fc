import type { StudentCall } from '@repo/contracts/limits/request';
import {
  chapterProgress,
  chapterProgressInput,
  paperResult,
  savePositionInput,
  submitPaperInput,
  submitTestInput,
  submitWrittenInput,
  testResult,
  writtenResult,
} from '@repo/contracts/progress';
import { sendReportInput, thankedInput } from '@repo/contracts/reports';
import { sendReviewsInput, sentReviews } from '@repo/contracts/revision';
import { revisionPlanReply, setRevisionPlanInput } from '@repo/contracts/revision.plan';
import { type SavedKind, savedKindNames } from '@repo/contracts/saved.rules';
import { savedKinds } from '@repo/contracts/saved-kinds';
import { studyDays } from '@repo/contracts/study-days';
import { type ZodType, z } from 'zod';

/** One kind of study event that the server stores. */
type StudyKind<Body extends ZodType, Reply extends ZodType> = {
  /** The content of an event of this kind. */
  body: Body;
  /** The server's reply once it is stored. */
  reply: Reply;
  /** The per-student rate limit that counts it. */
  limitedAs: StudentCall;
};

const kind = <Body extends ZodType, Reply extends ZodType>(described: StudyKind<Body, Reply>) => described;

/** The attempt's id makes an event count once, even from another device or release. */
const attempt = { attemptId: true } as const;

/** Per item, the change with the newest settled time wins, across devices; the reply is that one. */
const saved = Object.fromEntries(
  savedKindNames.map((name) => {
    const { change: body, saved: reply } = savedKinds[name];
    return [name, kind<ZodType, ZodType>({ body, reply, limitedAs: 'study' })];
  }),
) as {
  [Name in SavedKind]: StudyKind<(typeof savedKinds)[Name]['change'], (typeof savedKinds)[Name]['saved']>;
};

/** Every kind, by its name in the log. */
export const studyKinds = {
  /** The newest by settled time wins, across devices. */
  position: kind({ body: savePositionInput, reply: chapterProgress, limitedAs: 'study' }),
  completion: kind({ body: chapterProgressInput, reply: chapterProgress, limitedAs: 'study' }),
  quiz: kind({ body: submitTestInput.required(attempt), reply: testResult, limitedAs: 'quiz' }),
  written: kind({ body: submitWrittenInput.required(attempt), reply: writtenResult, limitedAs: 'quiz' }),
  paper: kind({ body: submitPaperInput.required(attempt), reply: paperResult, limitedAs: 'quiz' }),
  /** Reviews count once by their device's numbers; `sentClockMs` is the event's `clockMs`. */
  review: kind({
    body: sendReviewsInput,
    reply: sentReviews.pick({ nextSequence: true }),
    limitedAs: 'study',
  }),
  /** The day's first flashcard was turned; only the event's time counts. */
  cards: kind({ body: z.object({}), reply: studyDays, limitedAs: 'study' }),
  /** The newest by settled time wins, across devices. */
  plan: kind({ body: setRevisionPlanInput, reply: revisionPlanReply, limitedAs: 'study' }),
  report: kind({ body: sendReportInput, reply: z.null(), limitedAs: 'study' }),
  thanked: kind({ body: thankedInput, reply: z.null(), limitedAs: 'study' }),
  ...saved,
} as const;

export type StudyKindName = keyof typeof studyKinds;
export type StudyBody<Name extends StudyKindName> = z.output<(typeof studyKinds)[Name]['body']>;
export type StudyReply<Name extends StudyKindName> = z.output<(typeof studyKinds)[Name]['reply']>;

export const isStudyKind = (name: string): name is StudyKindName => Object.hasOwn(studyKinds, name);
