import { adminRows } from './admin.rows.ts';
import { authRows } from './auth.rows.ts';
import { chapterItemRows } from './chapter-items.rows.ts';
import { contentRows } from './content.rows.ts';
import { draftRows } from './drafts.rows.ts';
import { openApiDocument as documentOf } from './open-api.ts';
import { paymentRows } from './payment.rows.ts';
import { progressRows } from './progress.rows.ts';
import type { RestRow } from './row.ts';

export { documentedFailures } from './documented-failures.ts';
export type { Access, Method, ProcedurePath, RestRequest, RestRow } from './row.ts';

/** Every documented call but the bulk download, which is bytes. */
export const restRows: readonly RestRow[] = [
  ...authRows,
  ...contentRows,
  ...progressRows,
  ...paymentRows,
  ...adminRows,
  ...draftRows,
  ...chapterItemRows,
];

/** The OpenAPI document of all documented calls. */
export const openApiDocument = ({ publicUrl }: { publicUrl: string }) => documentOf(restRows, publicUrl);
