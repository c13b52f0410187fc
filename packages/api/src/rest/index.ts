import { adminRows } from './admin.rows.ts';
import { authRows } from './auth.rows.ts';
import { consentRows } from './consent.rows.ts';
import { contentRows } from './content.rows.ts';
import { draftRows } from './drafts.rows.ts';
import { openApiDocument as documentOf } from './open-api.ts';
import { paymentRows } from './payment.rows.ts';
import { progressRows } from './progress.rows.ts';
import type { RestRow } from './row.ts';

export type { JsonSchema } from './json-schema.ts';
export { documentedFailures, type RestRow } from './row.ts';

/** Every documented call except those without a procedure (open-api.ts). */
export const restRows: readonly RestRow[] = [
  ...authRows,
  ...consentRows,
  ...contentRows,
  ...progressRows,
  ...paymentRows,
  ...adminRows,
  ...draftRows,
];

/** The OpenAPI document of all documented calls, for third-party clients. */
export const openApiDocument = ({ publicUrl }: { publicUrl: string }) => documentOf(restRows, publicUrl);
