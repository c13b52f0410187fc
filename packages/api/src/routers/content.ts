import { messageReply } from '@repo/contracts/auth';
import { chapterInput } from '@repo/contracts/content';
import { isoDate } from '@repo/contracts/fields';
import * as domain from '@repo/domain';
import { publicProcedure, router, userProcedure } from '../trpc.ts';

export const contentRouter = router({
  claimFreeChapter: userProcedure
    .input(chapterInput)
    .output(messageReply)
    .mutation(({ ctx, input }) => domain.claimFreeChapter(ctx.student, input)),

  unlockChapter: userProcedure
    .input(chapterInput)
    .output(messageReply)
    .mutation(({ ctx, input }) => domain.unlockChapter(ctx.student, input)),

  lastPublished: publicProcedure
    .output(isoDate.nullable())
    .query(({ ctx }) => domain.getLastPublished(ctx.domain)),
});
