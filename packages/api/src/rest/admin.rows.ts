import { partAnd, spread } from './reply.ts';
import { type RestRow, row } from './row.ts';

export const adminRows: RestRow[] = [
  row('POST', '/v1/admin/verify', {
    procedure: 'admin.verify',
    summary: 'The password gate of the content tool',
    reply: spread(),
  }),
  row('POST', '/v1/admin/logout', {
    procedure: 'admin.logOut',
    summary: 'End the admin session of the bearer token; it opens nothing afterwards',
    reply: spread(),
  }),
  row('PUT', '/v1/status', {
    procedure: 'admin.setStatus',
    summary: "Publish all available content; the server's clock sets the date",
    reply: partAnd('publishedAt'),
  }),
];
