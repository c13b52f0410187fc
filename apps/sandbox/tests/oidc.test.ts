import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '#src/index.ts';
import { redirectUri, startSignIn } from './browser-sign-in.ts';
import { sendJson } from './send-json.ts';

const clientId = 'sandbox-google-client-id';
const clientSecret = 'sandbox-google-client-secret';
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sendJson('DELETE', `${sandbox.url}/api/oidc/mode`));

const setMode = (body: object) => sendJson('PUT', `${sandbox.url}/api/oidc/mode`, body);

function discover(authentication?: client.ClientAuth, toleranceSeconds = 0) {
  const metadata = { client_secret: clientSecret, [client.clockTolerance]: toleranceSeconds };
  return client.discovery(new URL(sandbox.issuer), clientId, metadata, authentication, {
    execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
  });
}

async function signIn(form: Record<string, string>, config?: client.Configuration) {
  const configuration = config ?? (await discover());
  const { checks, returned } = await startSignIn(configuration, form);
  return { configuration, tokens: await client.authorizationCodeGrant(configuration, returned, checks) };
}

const asha = { account: 'asha.kumari@example.com' };

test('a real client signs in through discovery, PKCE and nonce, and reads the claims Google would give', async () => {
  const { configuration, tokens } = await signIn(asha);
  const claims = tokens.claims();
  expect(claims).toMatchObject({
    iss: sandbox.issuer,
    aud: clientId,
    azp: clientId,
    email: 'asha.kumari@example.com',
    email_verified: true,
    name: 'Asha Kumari',
    given_name: 'Asha',
    family_name: 'Kumari',
  });
  expect(claims?.sub).toMatch(/^\d{21}$/);
  const info = await client.fetchUserInfo(configuration, tokens.access_token, claims?.sub ?? '');
  expect(info.email).toBe('asha.kumari@example.com');
  expect((await fetch(String(info.picture))).headers.get('content-type')).toContain('image/svg+xml');
});

test('client_secret_basic is as good as client_secret_post', async () => {
  const config = await discover(client.ClientSecretBasic(clientSecret));
  expect((await signIn(asha, config)).tokens.claims()?.name).toBe('Asha Kumari');
});

test('an account of the chooser may have any name and email, verified or not, and has the same sub the next time', async () => {
  const typed = { typed: 'yes', name: 'Zoya Khan', email: 'zoya@example.org' };
  const first = (await signIn({ ...typed, email_verified: 'on' })).tokens.claims();
  const second = (await signIn(typed)).tokens.claims();
  expect(first).toMatchObject({ name: 'Zoya Khan', email: 'zoya@example.org', email_verified: true });
  expect(second?.email_verified).toBe(false);
  expect(second?.sub).toBe(first?.sub);
});

test('cancelling the chooser comes back as access_denied with the state', async () => {
  const { checks, returned } = await startSignIn(await discover(), { cancel: 'yes' });
  expect(returned.searchParams.get('error')).toBe('access_denied');
  expect(returned.searchParams.get('state')).toBe(checks.expectedState);
});

test('a code works once, and its second use ends the access token of the first', async () => {
  const config = await discover();
  const { checks, returned } = await startSignIn(config, asha);
  const tokens = await client.authorizationCodeGrant(config, returned, checks);
  await expect(client.authorizationCodeGrant(config, returned, checks)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
  const info = await fetch(`${sandbox.issuer}/userinfo`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  expect(info.status).toBe(401);
});

test('a code is worth nothing without its own verifier', async () => {
  const config = await discover();
  const { checks, returned } = await startSignIn(config, asha);
  const stolen = { ...checks, pkceCodeVerifier: client.randomPKCECodeVerifier() };
  await expect(client.authorizationCodeGrant(config, returned, stolen)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

test.each([
  'wrong-audience',
  'wrong-issuer',
  'wrong-nonce',
  'expired-token',
  'bad-signature',
  'unpublished-key',
])('a real client refuses the idToken in mode %s', async (mode) => {
  const config = await discover();
  await setMode({ mode });
  await expect(signIn(asha, config)).rejects.toThrow();
  await setMode({ mode: 'normal' });
  expect((await signIn(asha)).tokens.claims()?.name).toBe('Asha Kumari');
});

test('an account reads as unverified in mode unverified-email', async () => {
  await setMode({ mode: 'unverified-email' });
  expect((await signIn(asha)).tokens.claims()?.email_verified).toBe(false);
});

test('a skewed clock is refused by a strict client and forgiven by a tolerant one', async () => {
  await setMode({ mode: 'clock-skew', skewSeconds: -3700 });
  await expect(signIn(asha)).rejects.toThrow();
  const config = await discover(undefined, 300);
  expect((await signIn(asha, config)).tokens.claims()?.name).toBe('Asha Kumari');
});

test('a verifier that holds old keys finds the new one after a rotation; withdrawn keys verify nothing', async () => {
  const keySet = createRemoteJWKSet(new URL(`${sandbox.issuer}/jwks`), { cooldownDuration: 0 });
  const mint = async () =>
    (await sendJson('POST', `${sandbox.url}/api/oidc/id-token`, { name: 'A B', email: 'a@b.in' })).body
      .id_token;
  const before = await mint();
  await jwtVerify(before, keySet, { issuer: sandbox.issuer, audience: clientId });
  await sendJson('POST', `${sandbox.url}/api/oidc/rotate-keys`, {});
  await jwtVerify(await mint(), keySet, { issuer: sandbox.issuer, audience: clientId });
  await jwtVerify(before, keySet);
  await sendJson('POST', `${sandbox.url}/api/oidc/rotate-keys`, { forgetOld: true });
  const fresh = createRemoteJWKSet(new URL(`${sandbox.issuer}/jwks`));
  await expect(jwtVerify(before, fresh)).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' });
});

test('keys that rotate before every token are a new key for every sign-in', async () => {
  await setMode({ mode: 'keys-rotated' });
  await signIn(asha);
  expect((await signIn(asha)).tokens.claims()?.name).toBe('Asha Kumari');
  const [newest, previous] = (await sendJson('GET', `${sandbox.issuer}/jwks`)).body.keys;
  expect(newest.kid).not.toBe(previous.kid);
});

test.each(['down', 'error', 'rubbish', 'drop'])(
  'mode %s fails discovery, and only the endpoints named',
  async (mode) => {
    await setMode({ mode });
    await expect(discover()).rejects.toThrow();
    await setMode({ mode, endpoints: ['token'] });
    const config = await discover();
    const { checks, returned } = await startSignIn(config, asha);
    await expect(client.authorizationCodeGrant(config, returned, checks)).rejects.toThrow();
    await setMode({ mode: 'normal' });
    expect((await client.authorizationCodeGrant(config, returned, checks)).id_token).toBeTruthy();
  },
);

test('a client that gives up on a slow provider has not used up its code', async () => {
  const config = await discover();
  const { checks, returned } = await startSignIn(config, asha);
  await setMode({ mode: 'slow', delayMs: 60_000 });
  config.timeout = 0.2;
  await expect(client.authorizationCodeGrant(config, returned, checks)).rejects.toThrow();
  await setMode({ mode: 'normal' });
  config.timeout = 30;
  expect((await client.authorizationCodeGrant(config, returned, checks)).id_token).toBeTruthy();
});

test.each([
  ['another client', { client_id: 'someone-else' }],
  ['a redirect into the world', { redirect_uri: 'https://evil.example.com/callback' }],
  ['a script as address', { redirect_uri: 'javascript:alert(1)' }],
])('the sign-in request %s is answered by an error page and no redirect', async (_name, changed) => {
  const reply = await fetch(authorizeUrl(changed), { redirect: 'manual' });
  expect(reply.status).toBe(400);
  expect(reply.headers.get('location')).toBeNull();
});

test.each([
  ['no PKCE', { code_challenge: '' }, 'invalid_request'],
  ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['no openid scope', { scope: 'email' }, 'invalid_scope'],
  ['the implicit flow', { response_type: 'id_token' }, 'unsupported_response_type'],
  ['prompt=none', { prompt: 'none' }, 'login_required'],
])('the sign-in request %s goes back to the client as an error', async (_name, changed, error) => {
  const reply = await fetch(authorizeUrl(changed), { redirect: 'manual' });
  expect(new URL(reply.headers.get('location') ?? '').searchParams.get('error')).toBe(error);
});

function authorizeUrl(changed: Record<string, string>): string {
  const parameters = {
    ...{ client_id: clientId, redirect_uri: redirectUri, response_type: 'code', scope: 'openid email' },
    ...{ code_challenge: 'a'.repeat(43), code_challenge_method: 'S256', state: 's' },
    ...changed,
  };
  return `${sandbox.issuer}/authorize?${new URLSearchParams(parameters)}`;
}

test('end-session redirects to the app, but to no other address', async () => {
  const config = await discover();
  const address = client.buildEndSessionUrl(config, {
    post_logout_redirect_uri: 'http://localhost:3000/login',
  });
  const reply = await fetch(address, { redirect: 'manual' });
  expect(reply.headers.get('location')).toBe('http://localhost:3000/login');
  address.searchParams.set('post_logout_redirect_uri', 'https://evil.example.com');
  expect((await fetch(address, { redirect: 'manual' })).status).toBe(400);
});

test('the page sets the mode, endpoint by endpoint', async () => {
  const body = new URLSearchParams({ mode: 'down', delayMs: '1', skewSeconds: '1', endpoints: 'jwks' });
  await fetch(`${sandbox.url}/identity/mode`, { method: 'POST', body });
  expect((await fetch(`${sandbox.issuer}/jwks`)).status).toBe(503);
  expect((await fetch(`${sandbox.issuer}/.well-known/openid-configuration`)).status).toBe(200);
  expect(await (await fetch(`${sandbox.url}/identity`)).text()).toContain('<option value="down" selected>');
});
