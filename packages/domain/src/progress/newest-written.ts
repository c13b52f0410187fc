import { writtenResults } from '@repo/db/schema';
import { desc, eq } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';

/** Subquery: the newest result of each written question that this student answered. */
export const newestWritten = ({ database: { db }, user }: UserContext) =>
  db
    .selectDistinctOn([writtenResults.writtenId])
    .from(writtenResults)
    .where(eq(writtenResults.userId, user.id))
    .orderBy(writtenResults.writtenId, desc(writtenResults.createdAt), desc(writtenResults.id))
    .as('newest');
