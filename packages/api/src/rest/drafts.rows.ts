import * as drafts from '@repo/contracts/content.drafts';
import * as inputs from '@repo/contracts/content.inputs';
import { messages } from '@repo/contracts/messages';
import { z } from 'zod';
import { admin, bodyOf, done, idOnly, withId } from './draft-inputs.ts';
import { dataMessageReply, dataReply, ok } from './reply.ts';
import { type RestRow, row } from './row.ts';

const subjectRows: RestRow[] = [
  row({
    ...admin,
    method: 'POST',
    path: '/v1/subjects',
    procedure: 'content.subjects.create',
    summary: 'Create a subject; with a picture as multipart/form-data (name, description, image)',
    body: inputs.createSubjectInput.omit({ imageFile: true }),
    input: bodyOf,
    takesFile: true,
    reply: dataMessageReply(drafts.subjectDraft),
    present: done(messages.itemCreated('Subject')),
  }),
  row({
    ...admin,
    method: 'GET',
    path: '/v1/subjects/details',
    procedure: 'content.subjects.list',
    summary: 'All subjects with their chapters and how much content each has, as drafts',
    reply: dataReply(z.array(drafts.subjectDraft)),
    present: (output) => ok({ data: output }),
  }),
  row({
    ...admin,
    method: 'PUT',
    path: '/v1/subjects/:id',
    procedure: 'content.subjects.update',
    summary: "Change a subject's name, colour or availability",
    body: z.object({
      name: z.string().optional(),
      color: z.string().optional(),
      isAllContentAvailable: z.boolean().optional(),
    }),
    input: withId,
    reply: dataMessageReply(drafts.subjectDraft),
    present: done(messages.itemUpdated('Subject')),
  }),
  row({
    ...admin,
    method: 'DELETE',
    path: '/v1/subjects/:id',
    procedure: 'content.subjects.delete',
    summary: 'Delete a subject with its chapters; says how many went',
    input: idOnly,
    reply: dataMessageReply(drafts.subjectDraft.extend({ deletedChapters: z.int() })),
    present: ({ subject, deletedChapters }) =>
      ok({ data: { ...subject, deletedChapters }, message: messages.itemDeleted('Subject') }),
  }),
];

const chapterRows: RestRow[] = [
  row({
    ...admin,
    method: 'POST',
    path: '/v1/chapters',
    procedure: 'content.chapters.create',
    fails: ['NOT_FOUND'],
    summary: 'Create an empty chapter at the end of a subject',
    body: inputs.createChapterInput,
    input: bodyOf,
    reply: dataMessageReply(drafts.chapterDraft),
    present: done(messages.itemCreated('Chapter')),
  }),
  row({
    ...admin,
    method: 'GET',
    path: '/v1/subjects/:id/chapters',
    procedure: 'content.chapters.list',
    summary: "A subject's chapters with all their content, as drafts",
    input: ({ params }) => ({ subjectId: params.id }),
    reply: dataReply(z.array(drafts.chapterDraft)),
    present: (output) => ok({ data: output }),
  }),
  row({
    ...admin,
    method: 'PUT',
    path: '/v1/chapters/:id',
    procedure: 'content.chapters.update',
    summary: "Change a chapter's name or availability",
    body: z.object({ name: z.string().optional(), isAllContentAvailable: z.boolean().optional() }),
    input: withId,
    reply: dataMessageReply(drafts.chapterDraft),
    present: done(messages.itemUpdated('Chapter')),
  }),
  row({
    ...admin,
    method: 'DELETE',
    path: '/v1/chapters/:id',
    procedure: 'content.chapters.delete',
    summary: 'Delete a chapter; says how many students have progress in it',
    input: idOnly,
    reply: dataMessageReply(drafts.chapterDraft.extend({ studentsWithProgress: z.int() })),
    present: ({ chapter, studentsWithProgress }) =>
      ok({ data: { ...chapter, studentsWithProgress }, message: messages.itemDeleted('Chapter') }),
  }),
];

const topicRows: RestRow[] = [
  row({
    ...admin,
    method: 'POST',
    path: '/v1/topics',
    procedure: 'content.topics.create',
    fails: ['NOT_FOUND'],
    summary: 'Create a topic without pages',
    body: inputs.createTopicInput,
    input: bodyOf,
    reply: dataMessageReply(drafts.topicDraft),
    present: done(messages.itemCreated('Topic')),
  }),
  row({
    ...admin,
    method: 'PUT',
    path: '/v1/topics/:id',
    procedure: 'content.topics.update',
    fails: ['CONFLICT'],
    summary: 'Rename a topic, or replace its pages; of those that were there only the last may be missing',
    body: z.object({
      name: z.string().optional(),
      description: z.string().optional(),
      pages: z.array(inputs.pageInput).optional(),
    }),
    input: withId,
    reply: dataMessageReply(drafts.topicDraft),
    present: done(messages.itemUpdated('Topic')),
  }),
  row({
    ...admin,
    method: 'DELETE',
    path: '/v1/topics/:id',
    procedure: 'content.topics.delete',
    summary: 'Delete a topic with its pages',
    input: idOnly,
    reply: dataMessageReply(drafts.topicDraft),
    present: done(messages.itemDeleted('Topic')),
  }),
];

/** The calls for subjects, chapters and topics (spec section 7, 'Admin content'). */
export const draftRows: RestRow[] = [...subjectRows, ...chapterRows, ...topicRows];
