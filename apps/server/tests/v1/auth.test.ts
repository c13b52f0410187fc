import { expect, it } from 'vitest';
import { password } from '../build-test-server.ts';
import { call, expectDocumented, expectFailure } from '../call.ts';
import { server } from '../test-server.ts';
import { asha, base, get, newestCode, post, useAuthServer, wrongCode } from './auth-fixtures.ts';

useAuthServer();

it('POST /v1/auth/sign-in gives a verified student a token that opens the documented calls', async () => {
  const { email } = await server.signedIn();
  const body = expectDocumented<{ token: string }>(
    await post('/sign-in', { email, password }),
    'POST /v1/auth/sign-in',
  );
  expect(body).toMatchObject({ message: 'Login successful!', user: { email, isVerified: true } });
  expect((await get('/user', { token: body.token })).statusCode).toBe(200);
});

it('POST /v1/auth/sign-in gives an unverified student no token but a new code', async () => {
  await post('/sign-up', asha);
  const first = await newestCode();
  const reply = await post('/sign-in', { email: asha.email, password: asha.password });
  expect(expectDocumented(reply, 'POST /v1/auth/sign-in')).not.toHaveProperty('token');
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(await newestCode()).not.toBe(first);
});

it('resetting a password replaces it with the mail’s code and ends every session', async () => {
  const student = await server.signedIn({ email: asha.email });
  const sent = await post('/send-reset-password-code', { email: asha.email });
  expectDocumented(sent, 'POST /v1/auth/send-reset-password-code');
  const unknown = await post('/send-reset-password-code', { email: 'no@example.in' });
  expect(unknown.body).toBe(sent.body);

  const reset = { email: asha.email, newPassword: 'another', resetPasswordCode: await newestCode() };
  const wrong = { ...reset, resetPasswordCode: wrongCode(reset.resetPasswordCode) };
  expectFailure(await post('/reset-password', wrong), 400, 'Invalid or expired reset code');
  const short = { ...reset, resetPasswordCode: 'ABC' };
  expectFailure(await post('/reset-password', short), 400, 'Please enter a valid 6-character reset code');
  expectDocumented(await post('/reset-password', reset), 'POST /v1/auth/reset-password');
  expectFailure(await post('/reset-password', reset), 400, 'Invalid or expired reset code');
  expectFailure(await get('/user', { token: student.token }), 401);
  expectFailure(await post('/sign-in', { email: asha.email, password }), 401);
  expect((await post('/sign-in', { email: asha.email, password: 'another' })).statusCode).toBe(200);
});

it('the current user is returned by GET /v1/auth/user with the date of the content, and by GET /v1/auth/verify-token', async () => {
  const { token, id } = await server.signedIn();
  const user = expectDocumented(await get('/user', { token }), 'GET /v1/auth/user');
  expect(user).toMatchObject({ user: { id }, lastPublishedContentAt: expect.any(String) });
  expect(JSON.stringify(user)).not.toMatch(/password|argon/i);
  const verified = await get('/verify-token', { token });
  expect(expectDocumented(verified, 'GET /v1/auth/verify-token')).toMatchObject({ user: { id } });
});

it('the current user changes by PUT /v1/auth/update-user, field by field', async () => {
  const { token } = await server.signedIn();
  const put = (body: unknown) => call(server.app, 'PUT', `${base}/update-user`, { token, body });
  for (const change of [{ name: 'आशा राव' }, { age: 16 }, { gender: 'Other' }]) {
    const reply = expectDocumented(await put(change), 'PUT /v1/auth/update-user');
    expect(reply).toMatchObject({ user: change });
  }
  const now = expectDocumented<{ user: { lastLogin: string } }>(
    await put({ lastLogin: 'now' }),
    'PUT /v1/auth/update-user',
  );
  expect(Math.abs(Date.parse(now.user.lastLogin) - Date.now())).toBeLessThan(60_000);
  expectFailure(await put({}), 400, 'There is nothing to update');
  expectFailure(await put({ plan: 'Pro' }), 400, 'There is nothing to update');
  expectFailure(await put({ age: 5 }), 400, 'Please select your age');
  expectFailure(await put({ name: '' }), 400, 'Please enter your name');
  expectFailure(await put({ lastLogin: '2020-01-01' }), 400, "The field 'last login' must be 'now'");
});

it('POST /v1/auth/logout ends only this session, without a body', async () => {
  const { token, email } = await server.signedIn();
  const other = (await post('/sign-in', { email, password })).json<{ token: string }>().token;
  expectDocumented(await post('/logout', undefined, { token }), 'POST /v1/auth/logout');
  expectFailure(await get('/user', { token }), 401, 'Please log in to continue');
  expect((await get('/user', { token: other })).statusCode).toBe(200);
  expect((await post('/logout')).statusCode).toBe(200);
});
