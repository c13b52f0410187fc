import type { ConsentEvent, ExportedConsents } from '@repo/contracts/consent';
import { consentTextVersion } from '@repo/contracts/consent.text';
import { consentDecisionsPerDayMax } from '@repo/contracts/limits/consent';
import * as consentMessages from '@repo/contracts/messages/consent';
import { studyDay } from '@repo/contracts/progress.rules';
import { startOfStudyDay } from '@repo/contracts/reminders.rules';
import { consentRecords, guardianships, users } from '@repo/db/schema';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { DomainContext, UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { hmacSha256 } from '#src/hash.ts';
import type { Pages } from '#src/json-stream.ts';
import type { Transaction } from '#src/transactions.ts';
import { isBetween, pagesOf, resultsAtOnce } from './export-pages.ts';

const accountHashOf = (salt: string, userId: string) => hmacSha256(salt, `account ${userId}`);
const guardianHashOf = (salt: string, email: string) => hmacSha256(salt, `guardian ${email}`);

/** A student and the guardian they named. */
type Named = Pick<typeof guardianships.$inferSelect, 'userId' | 'salt' | 'email' | 'provedBy'>;

/** Records a guardian's decision, in the transaction in which it takes effect. */
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

/**
 * Limits new consents per account and day; call it with the student's row locked. Withdrawals and refusals
 * are never limited.
 * @throws FORBIDDEN when today's limit for this account is reached
 */
export async function assertFewDecisions(
  { clock }: DomainContext,
  tx: Transaction,
  { userId, salt }: Named,
): Promise<void> {
  const dayBegan = startOfStudyDay(studyDay(clock.now()));
  const isOfToday = gte(consentRecords.recordedAt, dayBegan);
  const decided = await tx.$count(
    consentRecords,
    and(eq(consentRecords.accountHash, accountHashOf(salt, userId)), isOfToday),
  );
  if (decided >= consentDecisionsPerDayMax)
    throw new DomainError('FORBIDDEN', consentMessages.consentTooOften);
}

/** Whether any consent for this account was withdrawn; with an email, whether this guardian withdrew one. */
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
 * Whether a record is about this account and guardian. Proves a decision after the account is deleted, given
 * its id and the email.
 */
export const isRecordOf = (
  record: Pick<typeof consentRecords.$inferSelect, 'salt' | 'accountHash' | 'guardianHash'>,
  userId: string,
  email: string,
): boolean =>
  record.accountHash === accountHashOf(record.salt, userId) &&
  record.guardianHash === guardianHashOf(record.salt, email);

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Consent decisions up to that moment, oldest first. */
export async function* consentPages(
  { database, user }: UserContext,
  until: Date,
): Pages<ExportedConsents['consents'][number]> {
  const [named] = await database.db.select().from(guardianships).where(eq(guardianships.userId, user.id));
  if (!named) return;
  const { id, recordedAt, event, textVersion, provedBy } = consentRecords;
  const isOwn = eq(consentRecords.accountHash, accountHashOf(named.salt, user.id));
  const pages = pagesOf((last) =>
    database.db
      .select({ id, createdAt: recordedAt, event, textVersion, provedBy })
      .from(consentRecords)
      .where(and(isOwn, isBetween({ createdAt: recordedAt, id }, until, last)))
      .orderBy(asc(recordedAt), asc(id))
      .limit(resultsAtOnce),
  );
  for await (const records of pages)
    yield records.map(({ id: recordId, createdAt, ...record }) => ({
      ...{ recordId, ...record },
      at: createdAt.toISOString(),
    }));
}

/** The guardian the student named, for the export of the account. */
export async function exportGuardian(
  { user }: UserContext,
  tx: Transaction,
): Promise<Omit<ExportedConsents, 'consents'>> {
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
  };
}
