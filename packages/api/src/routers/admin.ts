import {
  adminSession,
  adminVerifyInput,
  contentVersion,
  publishedVersion,
  publishInput,
  publishPreview,
  rollBackInput,
  setStatusInput,
} from '@repo/contracts/admin';
import { isoDate } from '@repo/contracts/fields';
import { messages } from '@repo/contracts/messages';
import * as domain from '@repo/domain';
import { z } from 'zod';
import { adminProcedure, limitedProcedure, router } from '../trpc.ts';

async function publish(context: domain.DomainContext, note: string) {
  const { publishedAt } = await domain.publishContent(context, { author: 'admin', note });
  return { publishedAt, message: messages.publishDone };
}

export const adminRouter = router({
  verify: limitedProcedure('adminGate')
    .input(adminVerifyInput)
    .output(adminSession)
    .mutation(({ ctx, input }) => domain.verifyAdmin(ctx.domain, input)),

  /** What the content tool shows first; fails when the admin session has ended. */
  overview: adminProcedure
    .output(z.object({ lastPublishedContentAt: isoDate.nullable() }))
    .query(async ({ ctx }) => ({ lastPublishedContentAt: await domain.getLastPublished(ctx.domain) })),

  /** The documented name of publishing. */
  setStatus: adminProcedure
    .input(setStatusInput)
    .output(publishedVersion)
    .mutation(({ ctx }) => publish(ctx.domain, '')),

  /** What publishing now would change, and what may want mending first. */
  previewPublish: adminProcedure.output(publishPreview).query(({ ctx }) => domain.previewPublish(ctx.domain)),

  versions: adminProcedure
    .output(z.array(contentVersion))
    .query(({ ctx }) => domain.listVersions(ctx.domain)),

  rollBack: adminProcedure
    .input(rollBackInput)
    .output(publishedVersion)
    .mutation(async ({ ctx, input }) => {
      const { publishedAt } = await domain.rollBackVersion(ctx.domain, { ...input, author: 'admin' });
      return { publishedAt, message: messages.publishDone };
    }),

  publish: adminProcedure
    .input(publishInput)
    .output(publishedVersion)
    .mutation(({ ctx, input }) => publish(ctx.domain, input.note)),
});
