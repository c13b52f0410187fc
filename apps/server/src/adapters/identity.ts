import { email } from '@repo/contracts/fields';
import type { Identity, ProvenIdentity } from '@repo/domain';
import { CodeChallengeMethod, OAuth2Client } from 'arctic';
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { within } from '../limits/within.ts';
import { createKeySource } from './identity-keys.ts';
import { createMetadataSource } from './identity-metadata.ts';

/** Limits for one request to the provider, and for a whole verification or exchange with all its requests. */
const defaultLimitsMs = { request: 5_000, whole: 10_000 };
const clockToleranceSeconds = 60;
const scopes = ['openid', 'email', 'profile'];
const googleIssuer = 'https://accounts.google.com';
const tooLong = 'the identity provider took too long';

const claims = z.object({
  sub: z.string().min(1).max(255),
  // An array would name several clients; Google sends one string.
  aud: z.string(),
  email,
  // Some providers send a string.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .default(false),
  name: z.string().nullish(),
  nonce: z.string().nullish(),
});

export type IdentityFlow = { state: string; nonce: string; codeVerifier: string };

export type IdentityProvider = Identity & {
  /** The provider's page for choosing an account. Rejects when the provider's addresses can't be fetched. */
  startAddress(flow: IdentityFlow): Promise<URL>;
  /**
   * Exchanges the code of a flow. Rejects when the provider refuses it, or when its token is invalid.
   * @param answeredBy the issuer that the response names (RFC 9207), if any
   */
  exchange(flow: IdentityFlow, code: string, answeredBy?: string | null): Promise<ProvenIdentity>;
};

export type IdentitySettings = {
  /** The issuer's address without a trailing slash. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Our callback, as registered with the provider. */
  redirectAddress: string;
  limitsMs?: { request: number; whole: number };
};

/**
 * Whether the token itself is invalid. All other errors are the provider's: it is unreachable or sends
 * nonsense.
 */
const isOfToken = (error: unknown) =>
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported ||
  error instanceof errors.JWKSNoMatchingKey;

/** Signing in with Google by OpenID Connect: authorization code with PKCE, endpoints and keys by discovery. */
export function createIdentityProvider(settings: IdentitySettings): IdentityProvider {
  const { issuer, clientId, clientSecret, redirectAddress } = settings;
  const limitsMs = settings.limitsMs ?? defaultLimitsMs;
  const metadata = createMetadataSource(issuer, limitsMs.request);
  const client = new OAuth2Client(clientId, clientSecret, redirectAddress);
  // Google's tokens may name the issuer without the scheme.
  const issuers = issuer === googleIssuer ? [issuer, 'accounts.google.com'] : issuer;
  let keys: { address: string; find: JWTVerifyGetKey } | null = null;

  async function keySource(): Promise<JWTVerifyGetKey> {
    const { keysAddress } = await metadata();
    if (keys?.address !== keysAddress)
      keys = { address: keysAddress, find: createKeySource(keysAddress, limitsMs.request) };
    return keys.find;
  }

  async function verify(idToken: string, nonce?: string): Promise<ProvenIdentity> {
    const { payload } = await jwtVerify(idToken, await keySource(), {
      issuer: issuers,
      audience: clientId,
      algorithms: ['RS256'],
      clockTolerance: clockToleranceSeconds,
      // Also refuses a token that was issued in the future.
      maxTokenAge: '1h',
      requiredClaims: ['exp', 'sub'],
    });
    const { success, data: found } = claims.safeParse(payload);
    if (!success) throw new errors.JWTInvalid('claims that we need are missing');
    if (nonce !== undefined && found.nonce !== nonce)
      throw new errors.JWTClaimValidationFailed('unexpected "nonce" claim value', payload, 'nonce');
    return {
      provider: 'google',
      subject: found.sub,
      email: found.email,
      isEmailVerified: found.email_verified,
      name: found.name ?? null,
    };
  }

  async function exchange(
    { nonce, codeVerifier }: IdentityFlow,
    code: string,
    answeredBy?: string | null,
  ): Promise<ProvenIdentity> {
    if (answeredBy && answeredBy !== issuer) throw new Error('the answer is of another identity provider');
    const { tokenEndpoint } = await metadata();
    const tokens = await client.validateAuthorizationCode(tokenEndpoint, code, codeVerifier);
    return verify(tokens.idToken(), nonce);
  }

  return {
    async startAddress({ state, nonce, codeVerifier }) {
      const { authorizationEndpoint } = await metadata();
      const method = CodeChallengeMethod.S256;
      const address = client.createAuthorizationURLWithPKCE(
        authorizationEndpoint,
        state,
        method,
        codeVerifier,
        scopes,
      );
      address.searchParams.set('nonce', nonce);
      // On a shared phone, nobody should be signed in as the previous person.
      address.searchParams.set('prompt', 'select_account');
      return address;
    },
    exchange: (...answer) => within(limitsMs.whole, exchange(...answer), tooLong),
    async verifyIdToken(idToken) {
      try {
        return await within(limitsMs.whole, verify(idToken), tooLong);
      } catch (error) {
        if (isOfToken(error)) return null;
        throw error;
      }
    },
  };
}
