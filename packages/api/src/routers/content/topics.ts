import { topicDraft } from '@repo/contracts/content.drafts';
import * as inputs from '@repo/contracts/content.inputs';
import { drafts } from '@repo/domain';
import { router } from '#src/trpc.ts';
import { draftProcedures, mutation } from './draft-procedures.ts';

export const topicsRouter = router({
  ...draftProcedures('topics'),
  /** May delete the last page. */
  update: mutation(inputs.updateTopicInput, topicDraft, drafts.updateTopic, 'CONFLICT'),
  addPage: mutation(inputs.addTopicPageInput, topicDraft, drafts.addTopicPage),
  /** `seenUpdatedAt` is that of the page. */
  updatePage: mutation(inputs.updateTopicPageInput, topicDraft, drafts.updateTopicPage),
  deletePage: mutation(inputs.deleteTopicPageInput, topicDraft, drafts.deleteTopicPage),
  /** Adds to the end of another topic, or next to the page. */
  copyPages: mutation(inputs.transferPagesInput, inputs.madeCopies, drafts.copyTopicPages, 'NOT_FOUND'),
  movePages: mutation(
    inputs.transferPagesInput,
    inputs.newOrder,
    drafts.moveTopicPages,
    'NOT_FOUND',
    'CONFLICT',
  ),
  reorderPages: mutation(inputs.reorderTopicPagesInput, inputs.newOrder, drafts.reorderTopicPages),
});
