import {
  cancelScheduledInput,
  scheduledPublish,
  schedulePublishInput,
} from '@repo/contracts/scheduled-publish';
import * as domain from '@repo/domain';
import { z } from 'zod';
import { adminProcedure, router, wholeLibraryProcedure } from '../trpc.ts';

/** An admin without a name is 'admin', as in the documented call. */
export const signed = <Input extends { author: string }>(input: Input): Input => ({
  ...input,
  author: input.author || 'admin',
});

export const scheduleRouter = router({
  /** Schedules a publish of the drafts as they will be then. */
  set: wholeLibraryProcedure
    .meta({ fails: ['CONFLICT'] })
    .input(schedulePublishInput)
    .output(scheduledPublish)
    .mutation(({ ctx, input }) => domain.schedulePublish(ctx.domain, signed(input))),

  /** Cancels a scheduled publish, or dismisses one that failed. */
  cancel: adminProcedure
    .meta({ fails: ['CONFLICT'] })
    .input(cancelScheduledInput)
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await domain.cancelScheduled(ctx.domain, input);
      return {};
    }),
});
