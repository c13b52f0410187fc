import { chapterInput } from '@repo/contracts/content';
import { isoDate } from '@repo/contracts/fields';
import { dataReply, ok, successReply } from './reply.ts';
import { type RestRow, row } from './row.ts';

export const contentRows: RestRow[] = [
  row({
    method: 'POST',
    path: '/v1/chapters/claim-free',
    procedure: 'content.claimFreeChapter',
    fails: ['NOT_FOUND', 'CONFLICT'],
    access: 'user',
    summary: 'Open one chapter for free; once per user, for ever',
    body: chapterInput,
    input: ({ body }) => body,
    reply: successReply,
    present: (output) => ok(output),
  }),
  row({
    method: 'POST',
    path: '/v1/chapters/unlock',
    procedure: 'content.unlockChapter',
    fails: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    access: 'user',
    summary: 'Open a chapter for five accepted invites',
    body: chapterInput,
    input: ({ body }) => body,
    reply: successReply,
    present: (output) => ok(output),
  }),
  row({
    method: 'GET',
    path: '/v1/status/:type',
    procedure: 'content.status',
    access: 'public',
    summary: 'When content was last published (lastPublishedContentAt); null before the first time',
    input: ({ params }) => params,
    reply: dataReply(isoDate.nullable()),
    present: (output) => ok({ data: output }),
  }),
];
