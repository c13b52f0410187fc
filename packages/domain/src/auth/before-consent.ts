import { adultFrom } from '@repo/contracts/consent.rules';
import type { Gender } from '@repo/contracts/fields';
import type { DomainContext } from '#src/context.ts';

/**
 * Profile fields to store at sign-up. For a minor who needs consent first, leaves out the gender and starts
 * the waiting time.
 */
export function profileAtSignUp(ctx: DomainContext, { age, gender }: { age: number; gender: Gender }) {
  const now = ctx.clock.now();
  const adultAt = adultFrom(age, now);
  const isWaiting = ctx.settings.isConsentRequired && adultAt > now;
  return {
    age,
    gender: isWaiting ? null : gender,
    adultAt,
    consentAwaitedSince: isWaiting ? now : null,
  };
}
