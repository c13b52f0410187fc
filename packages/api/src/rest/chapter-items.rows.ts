import * as drafts from '@repo/contracts/content.drafts';
import * as inputs from '@repo/contracts/content.inputs';
import { messages } from '@repo/contracts/messages';
import { z } from 'zod';
import { admin, bodyOf, done, idOnly, withId } from './draft-inputs.ts';
import { dataMessageReply, dataReply, ok } from './reply.ts';
import { type RestRow, row } from './row.ts';

/** Items of a chapter that are created, read, changed and deleted alike. */
function itemRows(
  plural: 'flashcards' | 'tests' | 'memes' | 'mindmaps' | 'summaries',
  noun: string,
  item: z.ZodType,
  bodies: { create: z.ZodType; update: z.ZodType; takesFile?: boolean },
): RestRow[] {
  const takesFile = bodies.takesFile ?? false;
  const one = dataMessageReply(item);
  return [
    row({
      ...admin,
      method: 'POST',
      path: `/v1/${plural}`,
      procedure: `content.${plural}.create`,
      fails: ['NOT_FOUND'],
      summary: `Create a ${noun.toLowerCase()} at the end of its chapter`,
      body: bodies.create,
      input: bodyOf,
      takesFile,
      reply: one,
      present: done(messages.itemCreated(noun)),
    }),
    row({
      ...admin,
      method: 'GET',
      path: `/v1/chapters/:id/${plural}`,
      procedure: `content.${plural}.list`,
      summary: `The ${plural} of a chapter, as drafts`,
      input: ({ params }) => ({ chapterId: params.id }),
      reply: dataReply(z.array(item)),
      present: (output) => ok({ data: output }),
    }),
    row({
      ...admin,
      method: 'PUT',
      path: `/v1/${plural}/:id`,
      procedure: `content.${plural}.update`,
      summary: `Change a ${noun.toLowerCase()}`,
      body: bodies.update,
      input: withId,
      takesFile,
      reply: one,
      present: done(messages.itemUpdated(noun)),
    }),
    row({
      ...admin,
      method: 'DELETE',
      path: `/v1/${plural}/:id`,
      procedure: `content.${plural}.delete`,
      summary: `Delete a ${noun.toLowerCase()}`,
      input: idOnly,
      reply: one,
      present: done(messages.itemDeleted(noun)),
    }),
  ];
}

const summaryPageRow = (
  method: 'POST' | 'PUT' | 'DELETE',
  act: 'add' | 'update' | 'delete',
  body: z.ZodType,
  message: string,
) =>
  row({
    ...admin,
    method,
    path: `/v1/summaries/pages/${act}`,
    procedure: `content.summaries.${act}Page`,
    fails: act === 'delete' ? ['NOT_FOUND', 'CONFLICT'] : ['NOT_FOUND'],
    summary: `${act[0]?.toUpperCase()}${act.slice(1)} a page of a summary; replies with the whole summary`,
    body,
    input: bodyOf,
    reply: dataMessageReply(drafts.summaryDraft),
    present: done(message),
  });

/** An address, or in its place a file named image in multipart/form-data. */
const memeBody = z.object({ imageUrl: z.string().optional(), alt: z.string().optional() });

/** The calls for what stands in a chapter (spec section 7, 'Admin content'). */
export const chapterItemRows: RestRow[] = [
  summaryPageRow('POST', 'add', inputs.addSummaryPageInput, messages.itemCreated('Page')),
  summaryPageRow('PUT', 'update', inputs.updateSummaryPageInput, messages.itemUpdated('Page')),
  summaryPageRow('DELETE', 'delete', inputs.deleteSummaryPageInput, messages.itemDeleted('Page')),
  ...itemRows('mindmaps', 'Mindmap', drafts.mindmapDraft, {
    create: inputs.createMindmapInput,
    update: inputs.updateMindmapInput,
  }),
  ...itemRows('flashcards', 'Flashcard', drafts.flashcardDraft, {
    create: inputs.createFlashcardInput,
    update: inputs.updateFlashcardInput,
  }),
  ...itemRows('summaries', 'Summary', drafts.summaryDraft, {
    create: inputs.createSummaryInput,
    update: inputs.updateSummaryInput,
  }),
  ...itemRows('tests', 'Test', drafts.testDraft, {
    create: inputs.createTestInput,
    update: inputs.updateTestInput,
  }),
  ...itemRows('memes', 'Meme', drafts.memeDraft, {
    create: memeBody.extend({ chapter: z.string(), subject: z.string().optional() }),
    update: memeBody,
    takesFile: true,
  }),
];
