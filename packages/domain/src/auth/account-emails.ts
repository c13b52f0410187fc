import { accountEmails, users } from '@repo/db/schema';
import { eq, inArray, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';

type NewAccount = typeof users.$inferInsert;

/** The ids of the accounts with these (lower-cased) emails. */
export async function accountIdsOf(
  db: Transaction | DomainContext['database']['db'],
  emails: string[],
): Promise<string[]> {
  const found = await db
    .select({ userId: accountEmails.userId })
    .from(accountEmails)
    .where(inArray(accountEmails.email, emails));
  return found.map(({ userId }) => userId);
}

/**
 * Inserts accounts. Writes their emails first, because shards of users can't keep these unique; on one
 * Postgres that does nothing.
 * @throws a unique violation when an email has an account
 */
export async function insertAccounts(tx: Transaction, accounts: NewAccount[]): Promise<void> {
  const named = accounts.map(({ email, id }) => sql`(${email}, ${id})`);
  await tx.execute(sql`insert into ${accountEmails} (email, user_id) values ${sql.join(named, sql`, `)}`);
  await tx.insert(users).values(accounts);
}

/** Deletes an account's row and its email, which then is free for another account. */
export async function deleteAccountRow(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`delete from ${accountEmails} where user_id = ${id}`);
  await tx.delete(users).where(eq(users.id, id));
}
