import { summaryDraft } from '@repo/contracts/content.drafts';
import * as inputs from '@repo/contracts/content.inputs';
import { drafts } from '@repo/domain';
import { router } from '#src/trpc.ts';
import { draftProcedures, mutation } from './draft-procedures.ts';

export const summariesRouter = router({
  ...draftProcedures('summaries'),
  addPage: mutation(inputs.addSummaryPageInput, summaryDraft, drafts.addSummaryPage, 'NOT_FOUND'),
  updatePage: mutation(inputs.updateSummaryPageInput, summaryDraft, drafts.updateSummaryPage, 'NOT_FOUND'),
  deletePage: mutation(
    inputs.deleteSummaryPageInput,
    summaryDraft,
    drafts.deleteSummaryPage,
    'NOT_FOUND',
    'CONFLICT',
  ),
  copyPages: mutation(inputs.transferPagesInput, inputs.madeCopies, drafts.copySummaryPages, 'NOT_FOUND'),
  movePages: mutation(
    inputs.transferPagesInput,
    inputs.newOrder,
    drafts.moveSummaryPages,
    'NOT_FOUND',
    'CONFLICT',
  ),
  reorderPages: mutation(inputs.reorderSummaryPagesInput, inputs.newOrder, drafts.reorderSummaryPages),
});
