import { beforeEach, expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';

let user: domain.UserContext['user'];

useFreshDatabase();
beforeEach(async () => {
  ({ user } = await createStudent(ctx));
  ctx.accountTries.max = 3;
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => (error instanceof domain.DomainError ? error.code : error),
  );
const signIn = (password: string, device: string | null = null, email = user.email) =>
  failure(domain.signIn(ctx, { email, password }, device));
const guessUntilRefused = async (device: string | null = null) => {
  for (let n = 0; n < 3; n++) expect(await signIn('wrong', device)).toBe('WRONG_CREDENTIALS');
  expect(await signIn('secret', device)).toBe('TOO_MANY');
};
const day = 86_400_000;

it('a browser known to the account opens the account while strangers have used up their tries', async () => {
  const device = await domain.rememberDevice(ctx, user.id, null);
  await guessUntilRefused();
  expect(await signIn('secret', device)).toBe('no failure');
  expect(await signIn('secret'), 'the strangers’ count stays as it was').toBe('TOO_MANY');
});

it('a browser known to the account has its own tries, and no more than a stranger', async () => {
  const device = await domain.rememberDevice(ctx, user.id, null);
  await guessUntilRefused(device);
  expect(await signIn('secret')).toBe('no failure');
});

it('a browser known to the account is unknown to every other account, as is a secret we did not issue', async () => {
  const other = await createStudent(ctx);
  const theirs = await domain.rememberDevice(ctx, other.user.id, null);
  const madeUp = 'f'.repeat(64);
  await guessUntilRefused();
  for (const device of [theirs, madeUp]) expect(await signIn('secret', device)).toBe('TOO_MANY');
  expect(await domain.rememberDevice(ctx, user.id, madeUp)).not.toBe(madeUp);
});

it('a browser known to the account may be known to several accounts by one secret, which is stored as a hash', async () => {
  const sibling = await createStudent(ctx);
  const device = await domain.rememberDevice(ctx, user.id, null);
  expect(await domain.rememberDevice(ctx, sibling.user.id, device)).toBe(device);
  const rows = await database.sql`select * from known_devices`;
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(device);
});

it('a browser known to the account is forgotten by a reset, and after a year without sign-in', async () => {
  const device = await domain.rememberDevice(ctx, user.id, null);
  await domain.sendResetCode(ctx, { email: user.email });
  const [mail] = await ctx.deliverMails();
  const resetCode = /^[A-Z0-9]{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
  await domain.resetPassword(ctx, { email: user.email, resetCode, newPassword: 'secret' });
  await guessUntilRefused();
  expect(await signIn('secret', device)).toBe('TOO_MANY');

  await domain.rememberDevice(ctx, user.id, null);
  ctx.time.pass(364 * day);
  expect(await domain.deleteUnusedDevices(ctx)).toBe(0);
  ctx.time.pass(2 * day);
  expect(await domain.deleteUnusedDevices(ctx)).toBe(1);
});

it("a browser known to the account is one of its account's last twenty", async () => {
  const sibling = await createStudent(ctx);
  await domain.rememberDevice(ctx, sibling.user.id, null);
  const first = await domain.rememberDevice(ctx, user.id, null);
  for (let n = 0; n < 20; n++) {
    ctx.time.pass(1_000);
    await domain.rememberDevice(ctx, user.id, null);
  }
  expect(await database.sql`select 1 from known_devices`).toHaveLength(21);
  await guessUntilRefused();
  expect(await signIn('secret', first)).toBe('TOO_MANY');
});

it('mails requested by strangers for a reset do not count against those for verification, and the other way round', async () => {
  const email = 'new@example.com';
  await domain.signUp(ctx, { name: 'Asha', age: 15, gender: 'Female', email, password: 'secret' });
  for (let n = 0; n < 3; n++) await domain.sendResetCode(ctx, { email });
  expect(await failure(domain.sendResetCode(ctx, { email }))).toBe('TOO_MANY');
  for (let n = 0; n < 3; n++) await domain.resendVerification(ctx, { email });
  expect(await failure(domain.resendVerification(ctx, { email }))).toBe('TOO_MANY');
});

it('mails requested by strangers leave the owner their own mails on a known browser', async () => {
  const device = await domain.rememberDevice(ctx, user.id, null);
  for (let n = 0; n < 4; n++) await failure(domain.sendResetCode(ctx, { email: user.email }));
  expect(await failure(domain.sendResetCode(ctx, { email: user.email }, device))).toBe('no failure');
});

it('logging out everywhere ends all sessions of that student only, and forgets other browsers', async () => {
  const other = await createStudent(ctx);
  const [here, there, theirs] = [
    await domain.startSession(ctx, user.id),
    await domain.startSession(ctx, user.id),
    await domain.startSession(ctx, other.user.id),
  ];
  const [thisBrowser, lostPhone] = [
    await domain.rememberDevice(ctx, user.id, null),
    await domain.rememberDevice(ctx, user.id, null),
  ];
  for (const token of [here, there]) expect(await domain.findSessionUser(ctx, token)).not.toBeNull();
  await domain.logOutEverywhere({ ...ctx, user }, thisBrowser);
  for (const token of [here, there]) expect(await domain.findSessionUser(ctx, token)).toBeNull();
  expect(await domain.findSessionUser(ctx, theirs)).toMatchObject({ id: other.user.id });
  await guessUntilRefused();
  expect(await signIn('secret', lostPhone)).toBe('TOO_MANY');
  expect(await signIn('secret', thisBrowser)).toBe('no failure');
});
