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
 * To be called after a new row was inserted, in the same transaction. Rows that other requests insert at the same moment are
 * not seen: there may be as many more.
 * @throws FORBIDDEN when the account has more rows in the table than it may
 */
export async function assertRoom(tx: Transaction, table: BoundedTable, userId: string): Promise<void> {
  const rows = await tx.$count(table, eq(table.userId, userId));
  if (rows > rowBounds[getTableName(table) as Bounded]) throw new DomainError('FORBIDDEN', accountFull);
}
