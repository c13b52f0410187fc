import { z } from 'zod';
import { id } from '../fields.ts';
import * as contentMessages from '../messages/content.ts';
import { fieldsIn } from './fields-in.ts';
import { changed, chapterField, lineField, seen } from './item.ts';
import { page, pageChange, pageDraft } from './page.ts';

const fields = {
  title: lineField(contentMessages.titleRequired),
  chapter: chapterField,
  pages: { wire: z.array(page) },
};

export const summary = z.object({ _id: id, ...fieldsIn(fields, 'wire') }).meta({ id: 'Summary' });
export type Summary = z.infer<typeof summary>;

export const summaryDraft = summary
  .extend({ pages: z.array(pageDraft), ...changed })
  .meta({ id: 'SummaryDraft' });
export type SummaryDraft = z.infer<typeof summaryDraft>;

export const createSummaryInput = z.object(fieldsIn(fields, 'create'));
export type CreateSummaryInput = z.infer<typeof createSummaryInput>;
export const updateSummaryInput = z.object({ id, ...seen, ...fieldsIn(fields, 'update') });
export type UpdateSummaryInput = z.infer<typeof updateSummaryInput>;

/** The fields before the pages of a summary in a library file. */
export const librarySummaryHead = z.strictObject(fieldsIn(fields, 'file'));

export const addSummaryPageInput = z.object({ summaryId: id });
export const updateSummaryPageInput = z.object({ summaryId: id, ...pageChange });
export type UpdateSummaryPageInput = z.infer<typeof updateSummaryPageInput>;
export const deleteSummaryPageInput = z.object({ summaryId: id, pageId: id, ...seen });
export type DeleteSummaryPageInput = z.infer<typeof deleteSummaryPageInput>;
