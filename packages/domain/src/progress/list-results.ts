import type { TestResult } from '@repo/contracts/progress';
import { testResults } from '@repo/db/schema';
import { desc, eq } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import { presentResult } from './present-result.ts';

/** A student's results, newest first. */
export async function listResults(ctx: UserContext): Promise<TestResult[]> {
  const rows = await ctx.database.db
    .select()
    .from(testResults)
    .where(eq(testResults.userId, ctx.user.id))
    .orderBy(desc(testResults.createdAt), desc(testResults.id));
  return rows.map(presentResult);
}
