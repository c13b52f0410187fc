import { accountFull } from '@repo/contracts/messages/request';
import { rowBounds } from '@repo/db/schema';
import { eq, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';

type Bounded = {
  [Name in keyof typeof rowBounds]: (typeof rowBounds)[Name] extends number ? Name : never;
}[keyof typeof rowBounds];
type BoundedTable = PgTable & { userId: PgColumn; _: { name: Bounded } };

/**
 * Call after inserting a row, in the same transaction. Concurrent inserts are not seen, so they may exceed
 * the limit.
 * @throws FORBIDDEN when the account has more rows in the table than allowed
 */
export async function assertRoom(tx: Transaction, table: BoundedTable, userId: string): Promise<void> {
  const rows = await tx.$count(table, eq(table.userId, userId));
  if (rows > rowBounds[getTableName(table) as Bounded]) throw new DomainError('FORBIDDEN', accountFull);
}
