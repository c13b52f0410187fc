import { contentImports } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { sha256 } from '#src/hash.ts';
import type { Transaction } from '#src/transactions.ts';

export const importedMessage = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 ? '' : 's'} imported`;

/**
 * Runs an import in one transaction, once per id: a repeated or concurrent call returns the first reply. A
 * failed import frees its id.
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
      if (known?.fingerprint !== fingerprint)
        throw new DomainError(
          'CONFLICT',
          'This import was already made with another file. Start the import anew',
        );
      return known.outcome as T;
    }
    const outcome = await work(tx);
    await tx.update(contentImports).set({ outcome }).where(eq(contentImports.id, id));
    return outcome;
  });
}
