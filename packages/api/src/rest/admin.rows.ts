import { adminSession, adminVerifyInput, setStatusInput } from '@repo/contracts/admin';
import { isoDate } from '@repo/contracts/fields';
import { z } from 'zod';
import { dataMessageReply, ok, successReply } from './reply.ts';
import { type RestRow, row } from './row.ts';

export const adminRows: RestRow[] = [
  row({
    method: 'POST',
    path: '/v1/admin/verify',
    procedure: 'admin.verify',
    fails: ['WRONG_CREDENTIALS'],
    access: 'public',
    summary: 'The password gate of the content tool',
    body: adminVerifyInput,
    input: ({ body }) => body,
    reply: adminSession.extend({ success: z.literal(true) }),
    present: (output) => ok(output),
  }),
  row({
    method: 'POST',
    path: '/v1/admin/logout',
    procedure: 'admin.logOut',
    access: 'public',
    summary: 'End the admin session of the bearer token; it opens nothing afterwards',
    reply: successReply,
    present: (output) => ok(output),
  }),
  row({
    method: 'PUT',
    path: '/v1/status',
    procedure: 'admin.setStatus',
    access: 'admin',
    summary: "Publish all available content; the server's clock sets the date",
    body: setStatusInput,
    input: ({ body }) => body,
    reply: dataMessageReply(isoDate),
    present: ({ publishedAt, message }) => ok({ data: publishedAt, message }),
  }),
];
