import { adultAgeYears } from './limits/consent.ts';

/** From when a person who is `ageYears` old at `at` is an adult in any case; a birthday in between is not known. */
export function adultFrom(ageYears: number, at: Date): Date {
  const from = new Date(at);
  from.setUTCFullYear(from.getUTCFullYear() + adultAgeYears - ageYears);
  return from;
}

/** Whether a guardian's consent is missing; somebody whose age is not known counts as a minor. */
export function isConsentMissing(
  account: { adultAt: Date | null; consentedAt: Date | null },
  now: Date,
): boolean {
  if (account.consentedAt !== null) return false;
  return account.adultAt === null || account.adultAt > now;
}

/**
 * Whether a guardian's refusal has ended the account: only what may still be paid keeps it from being deleted, and nobody is
 * signed in. One who came of age in the days before stays.
 */
export function isRefusalDue(
  account: { adultAt: Date | null; refusalDueAt: Date | null },
  now: Date,
): boolean {
  const { adultAt, refusalDueAt } = account;
  return refusalDueAt !== null && refusalDueAt <= now && (adultAt === null || adultAt > refusalDueAt);
}
