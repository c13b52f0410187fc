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

const plainName = /^[\p{L}\p{M}][\p{L}\p{M}'’.-]{0,29}$/u;

/** A student's first name for a mail to a stranger; null where it could be more than a name. */
export function firstNameFor(name: string): string | null {
  const [first = ''] = name.trim().split(/\s+/);
  return plainName.test(first) && !/\.\p{L}/u.test(first) ? first : null;
}
