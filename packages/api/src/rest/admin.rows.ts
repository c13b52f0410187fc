import { adminSession, adminVerifyInput } from '@repo/contracts/admin';
import { z } from 'zod';
import { ok } from './reply.ts';
import { type RestRow, row } from './row.ts';

export const adminRows: RestRow[] = [
  row({
    method: 'POST',
    path: '/v1/admin/verify',
    procedure: 'admin.verify',
    access: 'public',
    summary: 'The password gate of the content tool',
    body: adminVerifyInput,
    input: ({ body }) => body,
    reply: adminSession.extend({ success: z.literal(true) }),
    present: (output) => ok(output),
  }),
];
