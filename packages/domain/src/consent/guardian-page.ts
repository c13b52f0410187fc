import {
  consentProofs,
  type GuardianEmailInput,
  type GuardianLinkInput,
  type GuardianView,
} from '@repo/contracts/consent';
import * as consentMessages from '@repo/contracts/messages/consent';
import { firstNameFor } from '@repo/contracts/names.rules';
import { guardianships, users } from '@repo/db/schema';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { wasWithdrawn } from '#src/account/consent-records.ts';
import { issueCodeToNobody } from '#src/auth/mail-codes.ts';
import type { DomainContext } from '#src/context.ts';
import { deletedFrom } from './ask-guardian.ts';
import {
  findMailedWard,
  findWard,
  type GuardianLink,
  queueGuardianMail,
  type Ward,
} from './guardian-links.ts';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** The guardian's view of this student. */
export async function presentWard(ctx: DomainContext, ward: Ward): Promise<GuardianView> {
  const { guardianship, consentedAt, consentAwaitedSince } = ward;
  const isWithdrawn = consentedAt === null && (await wasWithdrawn(ctx, guardianship, guardianship.email));
  const since = consentedAt ?? (isWithdrawn ? consentAwaitedSince : null) ?? guardianship.askedAt;
  return {
    firstName: firstNameFor(ward.name),
    email: guardianship.email,
    state: consentedAt !== null ? 'given' : isWithdrawn ? 'withdrawn' : 'asked',
    since: since.toISOString(),
    proofs: consentProofs.filter((name) => ctx.adultChecks[name]),
    provedBy: guardianship.provedBy,
    deletedFrom: consentedAt === null ? iso(deletedFrom(consentAwaitedSince)) : null,
    deletionDueAt: iso(ward.deletionDueAt),
  };
}

/** The page behind the link of a guardian's mail. @throws NOT_FOUND */
export async function openGuardianPage(ctx: DomainContext, link: GuardianLink): Promise<GuardianView> {
  return presentWard(ctx, await findWard(ctx, link));
}

/**
 * Mails a fresh link to the guardian of this link, when another browser opened it or it is too old.
 * @throws NOT_FOUND after a year; TOO_MANY; UNAVAILABLE when the outbox can't be written
 */
export async function renewGuardianLink(
  ctx: DomainContext,
  { token }: GuardianLinkInput,
): Promise<{ message: string }> {
  const { guardianship } = await findMailedWard(ctx, token);
  await ctx.tries.take('guardianMail', guardianship.email);
  await ctx.database.db.transaction(async (tx) => {
    const ward = await findMailedWard(ctx, token, tx);
    await queueGuardianMail(ctx, tx, ward, ward.guardianship.email);
  });
  ctx.mailSignal.notify();
  return { message: consentMessages.guardianLinkRenewed };
}

/**
 * Mails a fresh link for each student who named this address. Reply and timing are the same when there is
 * none.
 * @throws TOO_MANY; UNAVAILABLE when the outbox can't be written
 */
export async function sendGuardianLinks(
  ctx: DomainContext,
  { email }: GuardianEmailInput,
): Promise<{ message: string }> {
  await ctx.tries.take('guardianMail', email);
  await ctx.database.db.transaction(async (tx) => {
    const wards = await tx
      .select({ id: users.id, name: users.name })
      .from(guardianships)
      .innerJoin(users, eq(users.id, guardianships.userId))
      .where(
        and(eq(guardianships.email, email), gt(users.adultAt, ctx.clock.now()), isNull(users.refusalDueAt)),
      )
      .limit(5);
    for (const ward of wards) await queueGuardianMail(ctx, tx, ward, email);
    if (wards.length === 0) await issueCodeToNobody(ctx, tx);
  });
  ctx.mailSignal.notify();
  return { message: consentMessages.guardianLinkSent };
}
