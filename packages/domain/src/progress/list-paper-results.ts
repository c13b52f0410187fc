import { paperResultsMax } from '@repo/contracts/limits/progress';
import type { PaperResult } from '@repo/contracts/progress';
import { paperResults } from '@repo/db/schema';
import { desc, eq } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import { presentPaperResult } from './present-result.ts';

/** The student's board papers, newest first, at most 100. */
export async function listPaperResults(ctx: UserContext): Promise<PaperResult[]> {
  const rows = await ctx.database.db
    .select()
    .from(paperResults)
    .where(eq(paperResults.userId, ctx.user.id))
    .orderBy(desc(paperResults.createdAt), desc(paperResults.id))
    .limit(paperResultsMax);
  return rows.map(presentPaperResult);
}
