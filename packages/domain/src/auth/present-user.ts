import type { User } from '@repo/contracts/auth';
import { planAt } from '@repo/contracts/auth.rules';
import { isConsentMissing, isRefusalDue } from '@repo/contracts/consent.rules';
import type { UserRow } from '@repo/db/prepared-queries';
import type { DomainContext } from '#src/context.ts';

/**
 * Converts Postgres' `2026-11-21 10:00:00.123456+00` to ISO 8601 with milliseconds; other forms go through a
 * Date.
 */
function isoOf(time: string): string {
  if (time[10] !== ' ' || !time.endsWith('+00')) return new Date(time).toISOString();
  const milliseconds = time.slice(20, -3).slice(0, 3).padEnd(3, '0');
  return `${time.slice(0, 10)}T${time.slice(11, 19)}.${milliseconds}Z`;
}

const iso = (time: string | null): string | null => (time === null ? null : isoOf(time));

const momentOf = (time: string | null): Date | null => (time === null ? null : new Date(time));
const consentOf = ({ adultAt, consentedAt }: UserRow) => ({
  adultAt: momentOf(adultAt),
  consentedAt: momentOf(consentedAt),
});

/** Whether a guardian's refusal has closed this account. */
export const isRefused = ({ clock }: Pick<DomainContext, 'clock'>, row: UserRow): boolean =>
  isRefusalDue({ adultAt: momentOf(row.adultAt), refusalDueAt: momentOf(row.refusalDueAt) }, clock.now());

/** A user row as every reply contains it, with the current plan and consent. */
export function presentUser(
  { clock, settings }: Pick<DomainContext, 'clock' | 'settings'>,
  row: UserRow,
): User {
  const now = clock.now();
  const isConsentNeeded = settings.isConsentRequired && isConsentMissing(consentOf(row), now);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    age: row.age,
    gender: row.gender,
    isVerified: row.verifiedAt !== null,
    plan: planAt(row.expiryDate, now),
    expiryDate: iso(row.expiryDate),
    createdAt: isoOf(row.createdAt),
    lastLogin: iso(row.lastLogin),
    freeChapterClaimed: row.freeChapterClaimed,
    profilePicture: row.profilePicture,
    invitedBy: row.invitedBy,
    unlockedChapters: row.unlockedChapters,
    invitesAccepted: row.invitesAccepted,
    ...(row.deletionDueAt === null ? {} : { deletionDueAt: isoOf(row.deletionDueAt) }),
    ...(isConsentNeeded ? { isConsentNeeded } : {}),
  };
}
