import { resultsMax } from '@repo/contracts/limits/progress';
import type { WrittenResult } from '@repo/contracts/progress';
import { desc } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import { newestWritten } from './newest-written.ts';
import { presentWrittenResult } from './present-result.ts';

/** The newest result of each written question that the student answered, newest first, at most 1,000. */
export async function listWrittenResults(ctx: UserContext): Promise<WrittenResult[]> {
  const newest = newestWritten(ctx);
  const rows = await ctx.database.db
    .select()
    .from(newest)
    .orderBy(desc(newest.createdAt), desc(newest.id))
    .limit(resultsMax);
  return rows.map(presentWrittenResult);
}
