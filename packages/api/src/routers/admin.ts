import { adminSession, adminVerifyInput, publishedVersion, publishInput } from '@repo/contracts/admin';
import { isoDate } from '@repo/contracts/fields';
import { messages } from '@repo/contracts/messages';
import * as domain from '@repo/domain';
import { z } from 'zod';
import { adminProcedure, publicProcedure, router } from '../trpc.ts';

export const adminRouter = router({
  verify: publicProcedure
    .input(adminVerifyInput)
    .output(adminSession)
    .mutation(({ ctx, input }) => domain.verifyAdmin(ctx.domain, input)),

  /** What the content tool shows first; fails when the admin session has ended. */
  overview: adminProcedure
    .output(z.object({ lastPublishedContentAt: isoDate.nullable() }))
    .query(async ({ ctx }) => ({ lastPublishedContentAt: await domain.getLastPublished(ctx.domain) })),

  publish: adminProcedure
    .input(publishInput)
    .output(publishedVersion)
    .mutation(async ({ ctx, input }) => {
      const { publishedAt } = await domain.publishContent(ctx.domain, { author: 'admin', note: input.note });
      return { publishedAt, message: messages.publishDone };
    }),
});
