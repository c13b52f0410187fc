import type { ConsentEvent, ExportedConsents } from '@repo/contracts/consent';
import { consentTextVersion } from '@repo/contracts/consent.text';
import { consentRecords, guardianships, users } from '@repo/db/schema';
import { and, asc, eq } from 'drizzle-orm';
import type { DomainContext, UserContext } from '#src/context.ts';
import { hmacSha256 } from '#src/hash.ts';
import type { Transaction } from '#src/transactions.ts';

const accountHashOf = (salt: string, userId: string) => hmacSha256(salt, `account ${userId}`);
const guardianHashOf = (salt: string, email: string) => hmacSha256(salt, `guardian ${email}`);

/** A student and whom they have named. */
type Named = Pick<typeof guardianships.$inferSelect, 'userId' | 'salt' | 'email' | 'provedBy'>;

/** Writes down what a guardian decided, in the transaction in which it takes effect. */
export async function recordConsent(
  ctx: DomainContext,
  tx: Transaction,
  { userId, salt, email, provedBy }: Named,
  event: ConsentEvent,
): Promise<void> {
  await tx.insert(consentRecords).values({
    id: ctx.ids.next(),
    salt,
    accountHash: accountHashOf(salt, userId),
    guardianHash: guardianHashOf(salt, email),
    event,
    textVersion: consentTextVersion,
    provedBy,
    recordedAt: ctx.clock.now(),
  });
}

/** Whether somebody has taken a consent for this account back; with an address, whether this guardian has. */
export async function wasWithdrawn(
  ctx: DomainContext,
  { userId, salt }: { userId: string; salt: string },
  email?: string,
): Promise<boolean> {
  const [found] = await ctx.database.db
    .select({ id: consentRecords.id })
    .from(consentRecords)
    .where(
      and(
        eq(consentRecords.accountHash, accountHashOf(salt, userId)),
        eq(consentRecords.event, 'withdrawn'),
        email === undefined ? undefined : eq(consentRecords.guardianHash, guardianHashOf(salt, email)),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/**
 * Whether a record is about this account and this guardian: for somebody who has to show it after the account is gone,
 * and knows its id and the address.
 */
export const isRecordOf = (
  record: Pick<typeof consentRecords.$inferSelect, 'salt' | 'accountHash' | 'guardianHash'>,
  userId: string,
  email: string,
): boolean =>
  record.accountHash === accountHashOf(record.salt, userId) &&
  record.guardianHash === guardianHashOf(record.salt, email);

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

async function exportRecords(
  tx: Transaction,
  { userId, salt }: { userId: string; salt: string },
): Promise<ExportedConsents['consents']> {
  const rows = await tx
    .select()
    .from(consentRecords)
    .where(eq(consentRecords.accountHash, accountHashOf(salt, userId)))
    .orderBy(asc(consentRecords.recordedAt));
  return rows.map(({ id, event, textVersion, provedBy, recordedAt }) => ({
    ...{ recordId: id, event, textVersion, provedBy },
    at: recordedAt.toISOString(),
  }));
}

/** Whom the student named and what was decided, oldest first, for the export of the account. */
export async function exportConsents({ user }: UserContext, tx: Transaction): Promise<ExportedConsents> {
  const [account] = await tx.select().from(users).where(eq(users.id, user.id));
  const [named] = await tx.select().from(guardianships).where(eq(guardianships.userId, user.id));
  return {
    guardian: named
      ? {
          email: named.email,
          askedAt: named.askedAt.toISOString(),
          provedBy: named.provedBy,
          provedAt: iso(named.provedAt),
        }
      : null,
    adultFrom: iso(account?.adultAt ?? null),
    consentedAt: iso(account?.consentedAt ?? null),
    consentAwaitedSince: iso(account?.consentAwaitedSince ?? null),
    consents: named ? await exportRecords(tx, named) : [],
  };
}
