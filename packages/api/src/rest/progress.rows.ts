import { messages } from '@repo/contracts/messages';
import {
  chapterProgress,
  notesProgress,
  progressFigures,
  subjectProgress,
  submitTestInput,
  testResult,
} from '@repo/contracts/progress';
import { z } from 'zod';
import { dataMessageReply, dataReply, ok } from './reply.ts';
import { type RestRequest, type RestRow, row } from './row.ts';

const chapterPath = '/v1/progress/:subjectId/:chapterId';
const positionInput = ({ params, body }: RestRequest) => ({ ...params, notesProgress: body.notesProgress });

/** Decisions 12: the same call by PUT and by PATCH. */
const savePosition = (method: 'PUT' | 'PATCH') =>
  row({
    method,
    path: chapterPath,
    procedure: 'progress.saveReadingPosition',
    fails: ['CHAPTER_LOCKED'],
    access: 'user',
    summary: 'Save the reading position; both indexes count from 0',
    body: z.object({ notesProgress }),
    input: positionInput,
    reply: dataMessageReply(chapterProgress),
    present: (output) => ok({ data: output, message: messages.positionSaved }),
  });

/** What clients send by the documentation; of the numbers only timeTaken is used. */
const submitBody = submitTestInput.extend({
  userId: z.string().optional(),
  correctAnswers: z.number().optional(),
  incorrectAnswers: z.number().optional(),
  score: z.number().optional(),
  isPassed: z.boolean().optional(),
  isCompleted: z.boolean().optional(),
});

export const progressRows: RestRow[] = [
  row({
    method: 'GET',
    path: '/v1/progress/overall',
    procedure: 'progress.overall',
    access: 'user',
    summary: 'Completed and total chapters of each published subject',
    reply: z.object({ success: z.literal(true), subjects: z.array(subjectProgress) }),
    present: (output) => ok({ subjects: output }),
  }),
  row({
    method: 'GET',
    path: '/v1/progress/page',
    procedure: 'progress.page',
    access: 'user',
    summary: 'The figures of the progress page; locked and without figures unless Super',
    reply: z.object({
      success: z.literal(true),
      isLocked: z.boolean(),
      data: progressFigures.nullable(),
    }),
    present: (output) => ok(output),
  }),
  row({
    method: 'GET',
    path: '/v1/progress/:subjectId',
    procedure: 'progress.subject',
    access: 'user',
    summary: 'Progress in each published chapter of a subject',
    input: ({ params }) => params,
    reply: dataReply(z.array(chapterProgress)),
    present: (output) => ok({ data: output }),
  }),
  row({
    method: 'GET',
    path: chapterPath,
    procedure: 'progress.chapter',
    access: 'user',
    summary: 'Progress and reading position in a chapter',
    input: ({ params }) => params,
    reply: dataReply(chapterProgress),
    present: (output) => ok({ data: output }),
  }),
  savePosition('PUT'),
  savePosition('PATCH'),
  row({
    method: 'POST',
    path: `${chapterPath}/complete`,
    procedure: 'progress.completeChapter',
    fails: ['CHAPTER_LOCKED'],
    access: 'user',
    summary: 'Mark a chapter as finished',
    input: ({ params }) => params,
    reply: dataMessageReply(chapterProgress),
    present: (output) => ok({ data: output, message: messages.completeDone }),
  }),
  row({
    method: 'POST',
    path: '/v1/tests/submit',
    procedure: 'progress.submitTest',
    fails: ['CHAPTER_LOCKED', 'NOT_FOUND'],
    access: 'user',
    summary: 'Hand a quiz in; the server marks it from the chosen indexes',
    body: submitBody,
    input: ({ body }) => body,
    reply: dataMessageReply(testResult),
    present: (output) => ok({ data: output, message: messages.testSubmitted }),
  }),
  row({
    method: 'GET',
    path: '/v1/tests/results',
    procedure: 'progress.results',
    access: 'user',
    summary: "The student's results, newest first",
    reply: dataReply(z.array(testResult)),
    present: (output) => ok({ data: output }),
  }),
];
