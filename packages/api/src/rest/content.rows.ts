import { data, spread } from './reply.ts';
import { type RestRow, row } from './row.ts';

export const contentRows: RestRow[] = [
  row('POST', '/v1/chapters/claim-free', {
    procedure: 'content.claimFreeChapter',
    summary: 'Open one chapter for free; once per user, for ever',
    reply: spread(),
  }),
  row('POST', '/v1/chapters/unlock', {
    procedure: 'content.unlockChapter',
    summary: 'Open a chapter for five accepted invites',
    reply: spread(),
  }),
  row('GET', '/v1/status/:type', {
    procedure: 'content.status',
    summary: 'When content was last published (lastPublishedContentAt); null before the first time',
    reply: data,
  }),
];
