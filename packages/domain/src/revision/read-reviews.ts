import { reviewBatchesReadMax, reviewsReadBytes } from '@repo/contracts/limits/revision';
import type { ReadReviews, ReadReviewsInput } from '@repo/contracts/revision';
import { reviewBatches } from '@repo/db/schema';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';

/** A page of the student's reviews from all devices after batch `after`, in order of arrival. */
export async function readReviews(ctx: UserContext, { after }: ReadReviewsInput): Promise<ReadReviews> {
  const rows = await ctx.database.db
    .select()
    .from(reviewBatches)
    .where(and(eq(reviewBatches.userId, ctx.user.id), gt(reviewBatches.arrival, after)))
    .orderBy(asc(reviewBatches.arrival))
    .limit(reviewBatchesReadMax + 1);
  let bytes = 0;
  const page = rows.filter(({ body, chapterIds }, index) => {
    const hasRoom = index < reviewBatchesReadMax && bytes < reviewsReadBytes;
    bytes += body.length + chapterIds.join().length;
    return hasRoom;
  });
  return {
    batches: page.map(({ device, firstSequence, chapterIds, body }) => ({
      ...{ device, firstSequence, chapterIds },
      body: body.toString('base64'),
    })),
    last: page.at(-1)?.arrival ?? after,
    isMore: rows.length > page.length,
  };
}
