import { messages } from '@repo/contracts/messages';
import { contentImports } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext, Transaction } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { sha256 } from '#src/hash.ts';

/**
 * Runs an import in one transaction, once for its id: whoever sends it again, also at the same time, gets the answer of
 * the first. A failed import leaves its id free.
 * @throws CONFLICT when the id was used for something else
 */
export async function importOnce<T extends object>(
  ctx: DomainContext,
  input: { importId: string },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { importId: id, ...rest } = input;
  const fingerprint = sha256(JSON.stringify(rest));
  return ctx.database.db.transaction(async (tx) => {
    const taken = await tx
      .insert(contentImports)
      .values({ id, fingerprint, outcome: {}, createdAt: ctx.clock.now() })
      .onConflictDoNothing()
      .returning({ id: contentImports.id });
    if (taken.length === 0) {
      const [known] = await tx.select().from(contentImports).where(eq(contentImports.id, id));
      if (known?.fingerprint !== fingerprint) throw new DomainError('CONFLICT', messages.importIdUsed);
      return known.outcome as T;
    }
    const outcome = await work(tx);
    await tx.update(contentImports).set({ outcome }).where(eq(contentImports.id, id));
    return outcome;
  });
}
