import { z } from 'zod';
import { outageLabels, outageModes } from '#src/outage.ts';

const tokenDeviations = [
  'wrong-audience',
  'wrong-issuer',
  'wrong-nonce',
  'expired-token',
  'clock-skew',
  'unverified-email',
  'bad-signature',
  'unpublished-key',
  'keys-rotated',
] as const;

export const oidcEndpoints = ['discovery', 'jwks', 'authorize', 'token', 'userinfo'] as const;
export type OidcEndpoint = (typeof oidcEndpoints)[number];

/**
 * How the provider deviates. `endpoints` limits an outage to some endpoints, by default all; `skewSeconds` is
 * for clock-skew.
 */
export const oidcModeInput = z.object({
  mode: z.enum(['normal', ...tokenDeviations, ...outageModes]),
  delayMs: z.coerce.number().int().min(0).max(600_000).default(5_000),
  skewSeconds: z.coerce.number().int().min(-31_536_000).max(31_536_000).default(300),
  endpoints: z
    .union([z.array(z.enum(oidcEndpoints)), z.enum(oidcEndpoints).transform((one) => [one])])
    .default([...oidcEndpoints]),
});
export type OidcMode = z.infer<typeof oidcModeInput>;

export const normalOidc: OidcMode = oidcModeInput.parse({ mode: 'normal' });

export const oidcModeLabels: Record<OidcMode['mode'], string> = {
  normal: 'Normal',
  'wrong-audience': 'Wrong audience: the idToken is for another client',
  'wrong-issuer': 'Wrong issuer: the idToken names another provider',
  'wrong-nonce': 'Wrong nonce: the idToken belongs to another sign-in',
  'expired-token': 'Expired token: the idToken ended an hour ago',
  'clock-skew': 'Clock skew: the provider’s clock is ahead or behind',
  'unverified-email': 'Unverified email, whoever signs in',
  'bad-signature': 'Bad signature: a stranger signed under a published key id',
  'unpublished-key': 'Unpublished key: the key id is in no key set',
  'keys-rotated': 'Keys rotated before every token',
  ...outageLabels,
};
