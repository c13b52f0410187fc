import {
  adminSession,
  adminVerifyInput,
  publishedVersion,
  publishInput,
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

  publish: adminProcedure
    .input(publishInput)
    .output(publishedVersion)
    .mutation(({ ctx, input }) => publish(ctx.domain, input.note)),
});
