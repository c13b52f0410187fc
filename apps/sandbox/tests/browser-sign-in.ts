import * as client from 'openid-client';
import { expect } from 'vitest';

export const redirectUri = 'http://localhost:3000/api/v1/auth/google/callback';

/** Opens the sign-in like a browser and answers the chooser's form; resolves with the redirect's address. */
export async function startSignIn(config: client.Configuration, form: Record<string, string>) {
  const verifier = client.randomPKCECodeVerifier();
  const checks = {
    pkceCodeVerifier: verifier,
    expectedNonce: client.randomNonce(),
    expectedState: client.randomState(),
    idTokenExpected: true,
  };
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    nonce: checks.expectedNonce,
    state: checks.expectedState,
  });
  const chooser = await fetch(address);
  const page = await chooser.text();
  expect(page).toContain('Choose an account');
  const hidden = [
    ...(page.split('</form>')[0]?.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g) ?? []),
  ];
  const body = new URLSearchParams();
  for (const [, name = '', value = ''] of hidden) body.set(name, plainText(value));
  for (const [name, value] of Object.entries(form)) body.set(name, value);
  const answer = await fetch(`${config.serverMetadata().issuer}/authorize`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  return { checks, returned: new URL(answer.headers.get('location') ?? '') };
}

const plainText = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
