import { adultFrom } from '@repo/contracts/consent.rules';
import type { Gender } from '@repo/contracts/fields';
import type { DomainContext } from '#src/context.ts';

/**
 * What of a profile is stored at sign-up. Where a guardian must agree first, of a minor only what asking needs: the
 * gender is left out, and the time that the account may wait begins.
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
