import { topic } from '@repo/contracts/content';
import { createTopicInput, itemInput, updateTopicInput } from '@repo/contracts/content.inputs';
import { drafts } from '@repo/domain';
import { adminProcedure, router } from '#src/trpc.ts';

export const topicsRouter = router({
  create: adminProcedure
    .input(createTopicInput)
    .output(topic)
    .mutation(({ ctx, input }) => drafts.createTopic(ctx.domain, input)),
  update: adminProcedure
    .input(updateTopicInput)
    .output(topic)
    .mutation(({ ctx, input }) => drafts.updateTopic(ctx.domain, input)),
  delete: adminProcedure
    .input(itemInput)
    .output(topic)
    .mutation(({ ctx, input }) => drafts.deleteTopic(ctx.domain, input)),
});
