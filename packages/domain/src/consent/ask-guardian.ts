import type { AgeInput, ConsentState, GuardianEmailInput } from '@repo/contracts/consent';
import { adultFrom, isConsentMissing } from '@repo/contracts/consent.rules';
import { unconsentedAccountKeptDays } from '@repo/contracts/limits/consent';
import { mailboxOf } from '@repo/contracts/mailbox.rules';
import * as authMessages from '@repo/contracts/messages/auth';
import * as consentMessages from '@repo/contracts/messages/consent';
import { guardianLinks, guardianships, users } from '@repo/db/schema';
import { and, eq, isNull } from 'drizzle-orm';
import { wasWithdrawn } from '#src/account/consent-records.ts';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { queueGuardianMail } from './guardian-links.ts';

const iso = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

/** When an account waiting since then is deleted; null for one that does not wait. */
export const deletedFrom = (awaitedSince: Date | null): Date | null =>
  awaitedSince && new Date(awaitedSince.getTime() + unconsentedAccountKeptDays * 86_400_000);

const readOwn = async (ctx: UserContext) => {
  const [found] = await ctx.database.db
    .select({ account: users, guardianship: guardianships })
    .from(users)
    .leftJoin(guardianships, eq(guardianships.userId, users.id))
    .where(eq(users.id, ctx.user.id));
  if (!found) throw new DomainError('NOT_FOUND', consentMessages.consentNotNeeded);
  return found;
};

/** The student's progress towards a guardian's consent. */
export async function getConsentState(ctx: UserContext): Promise<ConsentState> {
  const { account, guardianship } = await readOwn(ctx);
  const isRefused = account.refusalDueAt !== null;
  const isNobodyAsked = guardianship === null || isRefused;
  const nextStep = account.adultAt === null ? 'age' : isNobodyAsked ? 'guardian' : 'waiting';
  return {
    step: ctx.user.isConsentNeeded ? nextStep : 'done',
    isWithdrawn:
      account.consentedAt === null && guardianship !== null && (await wasWithdrawn(ctx, guardianship)),
    isRefused,
    guardianEmail: guardianship?.email ?? null,
    askedAt: iso(guardianship?.askedAt),
    deletedFrom: ctx.user.isConsentNeeded
      ? iso(account.refusalDueAt ?? deletedFrom(account.consentAwaitedSince))
      : null,
  };
}

/**
 * Sets the age of an account without one; only once, because consent depends on it.
 * @throws CONFLICT when the age is known
 */
export async function tellAge(ctx: UserContext, { age }: AgeInput): Promise<void> {
  const adultAt = adultFrom(age, ctx.clock.now());
  const told = await ctx.database.db
    .update(users)
    .set({ age, adultAt })
    .where(and(eq(users.id, ctx.user.id), isNull(users.adultAt)))
    .returning({ id: users.id });
  if (told.length === 0) throw new DomainError('CONFLICT', consentMessages.ageKnown);
}

/**
 * Locks the student's row against a guardian's concurrent decision. @throws CONFLICT when no consent is
 * needed
 */
async function lockWaiting(ctx: UserContext, tx: Transaction): Promise<void> {
  const [account] = await tx
    .select({ adultAt: users.adultAt, consentedAt: users.consentedAt })
    .from(users)
    .where(eq(users.id, ctx.user.id))
    .for('no key update');
  if (account?.adultAt === null) throw new DomainError('CONFLICT', authMessages.ageRequired);
  if (!ctx.settings.isConsentRequired || !account || !isConsentMissing(account, ctx.clock.now()))
    throw new DomainError('CONFLICT', consentMessages.consentNotNeeded);
}

/** Replaces the guardian. Voids the previous one's proofs, payment, links and refusal. */
async function nameGuardian(ctx: UserContext, tx: Transaction, email: string): Promise<void> {
  const fresh = { email, askedAt: ctx.clock.now(), provedBy: null, provedAt: null, orderId: null };
  const mine = eq(guardianships.userId, ctx.user.id);
  await tx.update(users).set({ refusalDueAt: null }).where(eq(users.id, ctx.user.id));
  const [known] = await tx.select({ email: guardianships.email }).from(guardianships).where(mine);
  if (known?.email === email)
    return void (await tx.update(guardianships).set({ askedAt: fresh.askedAt }).where(mine));
  await tx.delete(guardianLinks).where(eq(guardianLinks.userId, ctx.user.id));
  await tx
    .insert(guardianships)
    .values({ userId: ctx.user.id, salt: `${ctx.ids.next()}${ctx.ids.next()}`, ...fresh })
    .onConflictDoUpdate({ target: guardianships.userId, set: fresh });
}

/** Limits mails per student and per address, so that neither many students nor one can flood a mailbox. */
async function countMail(ctx: UserContext, email: string): Promise<void> {
  await ctx.tries.take('guardianMail', ctx.user.email);
  await ctx.tries.take('guardianMail', email);
}

/**
 * Names or replaces the guardian and mails them.
 * @throws BAD_INPUT for the student's own address; CONFLICT when no consent is needed; TOO_MANY; UNAVAILABLE
 */
export async function askGuardian(
  ctx: UserContext,
  { email }: GuardianEmailInput,
): Promise<{ message: string }> {
  if (mailboxOf(email) === mailboxOf(ctx.user.email))
    throw new DomainError('BAD_INPUT', consentMessages.guardianEmailIsOwn);
  await countMail(ctx, email);
  await ctx.database.db.transaction(async (tx) => {
    await lockWaiting(ctx, tx);
    await nameGuardian(ctx, tx, email);
    await queueGuardianMail(ctx, tx, ctx.user, email);
  });
  ctx.mailSignal.notify();
  return { message: consentMessages.guardianMailSent };
}

/** Mails the guardian again. @throws CONFLICT when none is named or needed; TOO_MANY; UNAVAILABLE */
export async function askGuardianAgain(ctx: UserContext): Promise<{ message: string }> {
  const { account, guardianship } = await readOwn(ctx);
  if (!guardianship || account.refusalDueAt)
    throw new DomainError('CONFLICT', consentMessages.guardianNotNamed);
  return askGuardian(ctx, { email: guardianship.email });
}
