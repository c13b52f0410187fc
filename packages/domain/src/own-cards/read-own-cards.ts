import type { AccountExport } from '@repo/contracts/account-export';
import { ownCardsReadMax } from '@repo/contracts/limits/own-cards';
import type { ReadOwnCards, SavedOwnCard } from '@repo/contracts/own-cards';
import { ownCards } from '@repo/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import { readChanged } from '#src/saved/saved-rows.ts';
import type { Transaction } from '#src/transactions.ts';

type OwnCardRow = typeof ownCards.$inferSelect;

const textsOf = ({ front, back, changedAt }: OwnCardRow) => ({
  front,
  back,
  changedAt: changedAt.toISOString(),
});

export const savedOwnCardOf = (row: OwnCardRow): SavedOwnCard => ({
  ...{ cardId: row.id, chapterId: row.chapterId, isRemoved: row.isRemoved },
  ...textsOf(row),
});

/** The student's own cards that changed after the change with the number `after`. Without Super too: they wrote them. */
export async function readOwnCards(ctx: UserContext, { after }: { after: number }): Promise<ReadOwnCards> {
  const { rows, ...page } = await readChanged(ctx, ownCards, after, ownCardsReadMax);
  return { items: rows.map(savedOwnCardOf), ...page };
}

type Named = Pick<AccountExport['ownCards'][number], 'chapterId' | 'chapter' | 'subject'>;

/** The cards that the student wrote, in the order of their last changes. @param named a chapter with its names */
export async function exportOwnCards(
  { user }: UserContext,
  tx: Transaction,
  named: (chapterId: string) => Named,
): Promise<AccountExport['ownCards']> {
  const rows = await tx
    .select()
    .from(ownCards)
    .where(and(eq(ownCards.userId, user.id), eq(ownCards.isRemoved, false)))
    .orderBy(asc(ownCards.sequence));
  return rows.map((row) => ({ ...named(row.chapterId), ...textsOf(row) }));
}
