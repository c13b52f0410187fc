import { adultAgeYears } from './limits/consent.ts';

/** When a person of `ageYears` at `at` is surely an adult; the birthday in between is unknown. */
export function adultFrom(ageYears: number, at: Date): Date {
  const from = new Date(at);
  from.setUTCFullYear(from.getUTCFullYear() + adultAgeYears - ageYears);
  return from;
}

/** Whether a guardian's consent is missing; a user of unknown age counts as a minor. */
export function isConsentMissing(
  account: { adultAt: Date | null; consentedAt: Date | null },
  now: Date,
): boolean {
  if (account.consentedAt !== null) return false;
  return account.adultAt === null || account.adultAt > now;
}

/**
 * Whether a guardian's refusal has closed the account: nobody can sign in, and only a pending payment delays
 * its deletion. Not for a student who has come of age meanwhile.
 */
export function isRefusalDue(
  account: { adultAt: Date | null; refusalDueAt: Date | null },
  now: Date,
): boolean {
  const { adultAt, refusalDueAt } = account;
  return refusalDueAt !== null && refusalDueAt <= now && (adultAt === null || adultAt > refusalDueAt);
}
