import { topicDraft } from '@repo/contracts/content.drafts';
import * as inputs from '@repo/contracts/content.inputs';
import { drafts } from '@repo/domain';
import { z } from 'zod';
import { adminProcedure, router } from '#src/trpc.ts';

export const topicsRouter = router({
  list: adminProcedure
    .input(inputs.chapterOfInput)
    .output(z.array(topicDraft))
    .query(({ ctx, input }) => drafts.listTopics(ctx.domain, input)),
  create: adminProcedure
    .input(inputs.createTopicInput)
    .output(topicDraft)
    .mutation(({ ctx, input }) => drafts.createTopic(ctx.domain, input)),
  update: adminProcedure
    .input(inputs.updateTopicInput)
    .output(topicDraft)
    .mutation(({ ctx, input }) => drafts.updateTopic(ctx.domain, input)),
  delete: adminProcedure
    .input(inputs.itemInput)
    .output(topicDraft)
    .mutation(({ ctx, input }) => drafts.deleteTopic(ctx.domain, input)),
  /** A new order: exactly the ids that are there. */
  reorder: adminProcedure
    .input(inputs.reorderItemsInput)
    .output(inputs.newOrder)
    .mutation(({ ctx, input }) => drafts.reorderTopics(ctx.domain, input)),

  addPage: adminProcedure
    .input(inputs.addTopicPageInput)
    .output(topicDraft)
    .mutation(({ ctx, input }) => drafts.addTopicPage(ctx.domain, input)),
  /** `seenUpdatedAt` is that of the page. */
  updatePage: adminProcedure
    .input(inputs.updateTopicPageInput)
    .output(topicDraft)
    .mutation(({ ctx, input }) => drafts.updateTopicPage(ctx.domain, input)),
  deletePage: adminProcedure
    .input(inputs.deleteTopicPageInput)
    .output(topicDraft)
    .mutation(({ ctx, input }) => drafts.deleteTopicPage(ctx.domain, input)),
  reorderPages: adminProcedure
    .input(inputs.reorderTopicPagesInput)
    .output(inputs.newOrder)
    .mutation(({ ctx, input }) => drafts.reorderTopicPages(ctx.domain, input)),
});
