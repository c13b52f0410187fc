import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { type Account, claimsOf } from './account.ts';
import type { OidcMode } from './oidc-mode.ts';
import type { SigningKeys } from './signing-keys.ts';

const lifetimeSeconds = 3600;

export type IdTokenRequest = {
  issuer: string;
  clientId: string;
  account: Account;
  scope: string;
  nonce?: string;
  /** If given, the token contains at_hash. */
  accessToken?: string;
};

/** Creates a signed idToken (compact JWS, RS256) with Google's claims, wrong in the way the mode says. */
export async function mintIdToken(
  wanted: IdTokenRequest,
  keys: SigningKeys,
  mode: OidcMode,
): Promise<string> {
  if (mode.mode === 'keys-rotated') await keys.rotate();
  const { issuer, clientId, scope, accessToken } = wanted;
  const account =
    mode.mode === 'unverified-email' ? { ...wanted.account, email_verified: false } : wanted.account;
  const audience = mode.mode === 'wrong-audience' ? 'another-client-id' : clientId;
  const nonce = mode.mode === 'wrong-nonce' ? 'nonce-of-another-sign-in' : wanted.nonce;
  const issuedAt = Math.floor(Date.now() / 1000) + shiftSeconds(mode);
  const { kid, privateKey } = await signingKey(keys, mode);

  return new SignJWT({
    azp: audience,
    ...claimsOf(account, scope, issuer),
    ...(nonce !== undefined && { nonce }),
    ...(accessToken !== undefined && { at_hash: leftHalfHash(accessToken) }),
  })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuer(mode.mode === 'wrong-issuer' ? 'https://accounts.example.org' : issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(privateKey);
}

function shiftSeconds({ mode, skewSeconds }: OidcMode): number {
  if (mode === 'expired-token') return -2 * lifetimeSeconds;
  return mode === 'clock-skew' ? skewSeconds : 0;
}

async function signingKey(keys: SigningKeys, { mode }: OidcMode) {
  if (mode === 'unpublished-key') return keys.stranger();
  if (mode === 'bad-signature') return { ...(await keys.stranger()), kid: keys.current().kid };
  return keys.current();
}

/** OpenID Connect Core 3.1.3.6: the left half of the SHA-256 of the token. */
function leftHalfHash(accessToken: string): string {
  return createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');
}
