import {
  findTextsInput,
  foundTexts,
  replacedTexts,
  replaceTextsInput,
} from '@repo/contracts/replace-content';
import * as domain from '@repo/domain';
import { router, wholeLibraryProcedure } from '../trpc.ts';

/** Find and replace across the drafts. */
export const replaceRouter = router({
  find: wholeLibraryProcedure
    .input(findTextsInput)
    .output(foundTexts)
    .mutation(({ ctx, input }) => domain.findTexts(ctx.domain, input)),

  /** Replaces texts. Undoing a replacement is the same call with the reverse edits. */
  run: wholeLibraryProcedure
    .input(replaceTextsInput)
    .output(replacedTexts)
    .mutation(({ ctx, input }) => domain.replaceTexts(ctx.domain, input)),
});
