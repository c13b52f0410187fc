import { createHash, randomBytes } from 'node:crypto';
import { BoundedMap } from '#src/bounded-map.ts';
import type { Account } from './account.ts';
import { OAuthError } from './oauth-error.ts';

const codeLifetimeMs = 10 * 60_000;
const accessTokenLifetimeMs = 3_600_000;

export type CodeGrant = {
  account: Account;
  clientId: string;
  redirectUri: string;
  scope: string;
  nonce?: string;
  codeChallenge: string;
};

const randomToken = () => randomBytes(32).toString('base64url');

/** The valid codes and access tokens, at most the last 1,000 of each. */
export function createGrants() {
  const codes = new BoundedMap<string, CodeGrant & { endsAt: number; accessToken?: string }>(1_000);
  const tokens = new BoundedMap<string, { account: Account; scope: string; endsAt: number }>(1_000);

  return {
    issueCode(grant: CodeGrant): string {
      const code = randomToken();
      codes.set(code, { ...grant, endsAt: Date.now() + codeLifetimeMs });
      return code;
    },

    /**
     * Redeems a code once and returns its grant with a new access token. A second use revokes the first one's
     * token.
     * @throws OAuthError invalid_grant
     */
    redeem(code: string, proof: { clientId: string; redirectUri: string; codeVerifier: string }) {
      const grant = codes.get(code);
      if (!grant || grant.endsAt < Date.now())
        throw new OAuthError('invalid_grant', 'Unknown or expired code');
      if (grant.accessToken) {
        tokens.delete(grant.accessToken);
        throw new OAuthError('invalid_grant', 'The code was used before');
      }
      const challenge = createHash('sha256').update(proof.codeVerifier).digest('base64url');
      if (grant.clientId !== proof.clientId)
        throw new OAuthError('invalid_grant', 'The code is of another client');
      if (grant.redirectUri !== proof.redirectUri)
        throw new OAuthError('invalid_grant', 'redirect_uri differs');
      if (grant.codeChallenge !== challenge)
        throw new OAuthError('invalid_grant', 'code_verifier does not match');

      const { account, scope } = grant;
      grant.accessToken = randomToken();
      tokens.set(grant.accessToken, { account, scope, endsAt: Date.now() + accessTokenLifetimeMs });
      return { ...grant, accessToken: grant.accessToken, expiresInSeconds: accessTokenLifetimeMs / 1000 - 1 };
    },

    findByAccessToken(accessToken: string): { account: Account; scope: string } | null {
      const token = tokens.get(accessToken);
      return token && token.endsAt > Date.now() ? token : null;
    },
  };
}
