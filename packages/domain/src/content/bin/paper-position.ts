import { papersMax } from '@repo/contracts/limits/content';
import * as contentMessages from '@repo/contracts/messages/content';
import { papers } from '@repo/db/schema';
import { count, max, sql } from 'drizzle-orm';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';

/**
 * Position of new papers, at the end. Locks, so that concurrent additions get different ones.
 * @throws CONFLICT when there would be too many
 */
export async function nextPaperPosition(tx: Transaction, added = 1): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('add-papers'))`);
  const [all] = await tx.select({ n: count(), last: max(papers.position) }).from(papers);
  if (Number(all?.n ?? 0) + added > papersMax)
    throw new DomainError('CONFLICT', contentMessages.tooManyPapers);
  return all?.last == null ? 0 : Number(all.last) + 1;
}
