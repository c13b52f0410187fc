import { mailCodes, users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { asha, code, lastCode, minutes } from './auth-fixtures.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();

it('signing in gives an unverified user no token, but a fresh code', async () => {
  await domain.signUp(ctx, asha);
  await ctx.deliverMails();
  const reply = await domain.signIn(ctx, { email: asha.email, password: 'secret' });
  expect(reply.token).toBeUndefined();
  expect(reply.message).toBe('Please check your email for verification code');
  expect(await ctx.deliverMails()).toHaveLength(2);
});

it('signing in fails in the same way for a wrong password and for an unknown email', async () => {
  const { user } = await createStudent(ctx);
  const wrong = domain.signIn(ctx, { email: user.email, password: 'not it' });
  await expect(wrong).rejects.toMatchObject({
    code: 'WRONG_CREDENTIALS',
    message: 'Invalid email or password',
  });
  const unknown = domain.signIn(ctx, { email: 'no@example.com', password: 'secret' });
  await expect(unknown).rejects.toMatchObject({
    code: 'WRONG_CREDENTIALS',
    message: 'Invalid email or password',
  });
});

it('signing in accepts a password however the keyboard composed it, and with older hashes', async () => {
  const [composed, apart] = ['caf\u00e9-notes', 'cafe\u0301-notes'];
  await domain.signUp(ctx, { ...asha, password: apart });
  await domain.verifyEmail(ctx, { email: asha.email, code: await lastCode() });
  const signIn = (password: string) => domain.signIn(ctx, { email: asha.email, password });
  for (const password of [composed, apart]) expect(await signIn(password)).toHaveProperty('token');
  await database.db.update(users).set({ passwordHash: await ctx.passwords.hash(apart) });
  for (const password of [composed, apart]) expect(await signIn(password)).toHaveProperty('token');
  expect(await code(signIn('cafe-notes'))).toBe('WRONG_CREDENTIALS');
});

it('signing in accepts a common password that was set earlier', async () => {
  await createStudent(ctx, { email: asha.email });
  await database.db.update(users).set({ passwordHash: await ctx.passwords.hash('password') });
  expect(await domain.signIn(ctx, { email: asha.email, password: 'password' })).toHaveProperty('token');
});

it('signing in ends with logout', async () => {
  const { user } = await createStudent(ctx);
  const { token = '' } = await domain.signIn(ctx, { email: user.email, password: 'secret' });
  await domain.logout(ctx, token);
  expect(await domain.findSessionUser(ctx, token)).toBeNull();
});

it('signing in stores only a hash of the token', async () => {
  const { user } = await createStudent(ctx);
  const { token = '' } = await domain.signIn(ctx, { email: user.email, password: 'secret' });
  const rows = await database.sql`select * from sessions`;
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

it('a forgotten password is replaced with the code, and every session ends', async () => {
  const { user } = await createStudent(ctx);
  const { token = '' } = await domain.signIn(ctx, { email: user.email, password: 'secret' });
  await domain.sendResetCode(ctx, { email: user.email });
  await domain.resetPassword(ctx, {
    email: user.email,
    resetCode: await lastCode(),
    newPassword: 'better',
  });
  expect(await domain.findSessionUser(ctx, token)).toBeNull();
  expect(await code(domain.signIn(ctx, { email: user.email, password: 'secret' }))).toBe('WRONG_CREDENTIALS');
  await expect(domain.signIn(ctx, { email: user.email, password: 'better' })).resolves.toBeDefined();
});

it('a forgotten password gives the same reply for an unknown email, whatever the mail server does', async () => {
  const { user } = await createStudent(ctx);
  const asked = { message: 'Password reset code sent to your email!' };
  for (const isDown of [false, true]) {
    ctx.mailServer.isDown = isDown;
    for (const email of ['no@example.com', user.email])
      expect(await domain.sendResetCode(ctx, { email })).toEqual(asked);
    await ctx.deliverMails();
  }
  expect(ctx.mails).toHaveLength(1);
});

it('a forgotten password writes as many rows for an unknown email as for an account', async () => {
  const { user } = await createStudent(ctx);
  const rowsAfter = async (email: string) => {
    await database.sql`truncate mail_outbox, mail_codes`;
    await domain.sendResetCode(ctx, { email });
    const [row] = await database.sql`
        select (select count(*) from mail_outbox) + (select count(*) from mail_codes) as count`;
    return Number(row?.count);
  };
  expect([await rowsAfter(user.email), await rowsAfter('no@example.com')]).toEqual([2, 2]);
});

it("a forgotten password reports a failure only when the outbox can't be written", async () => {
  const { user } = await createStudent(ctx);
  await database.sql`alter table mail_outbox rename column html_part to html_part_away`;
  try {
    const sent = domain.sendResetCode(ctx, { email: user.email });
    await expect(sent).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'Failed to send reset code' });
    expect(await database.db.select().from(mailCodes)).toEqual([]);
  } finally {
    await database.sql`alter table mail_outbox rename column html_part_away to html_part`;
  }
});

it("a forgotten password can't become an easily guessed one; the code then works with another password", async () => {
  const { user } = await createStudent(ctx);
  await domain.sendResetCode(ctx, { email: user.email });
  const reset = { email: user.email, resetCode: await lastCode() };
  expect(await code(domain.resetPassword(ctx, { ...reset, newPassword: 'qwerty123' }))).toBe('BAD_INPUT');
  expect(await domain.signIn(ctx, { email: user.email, password: 'secret' })).toHaveProperty('token');
  const wrong = { ...reset, resetCode: 'AAAAAA', newPassword: 'qwerty123' };
  expect(await code(domain.resetPassword(ctx, wrong))).toBe('WRONG_CODE');
  await domain.resetPassword(ctx, { ...reset, newPassword: 'open sesame' });
  expect(await domain.signIn(ctx, { email: user.email, password: 'open sesame' })).toHaveProperty('token');
});

it("a forgotten password can't be replaced with a verification code", async () => {
  await domain.signUp(ctx, asha);
  const reset = domain.resetPassword(ctx, {
    email: asha.email,
    resetCode: await lastCode(),
    newPassword: 'better',
  });
  expect(await code(reset)).toBe('WRONG_CODE');
  const [row] = await database.db.select().from(users).where(eq(users.email, asha.email));
  expect(row?.verifiedAt).toBeNull();
});

it('the admin gate opens with the password and closes after eight hours', async () => {
  const { token } = await domain.verifyAdmin(ctx, { password: 'open sesame' });
  expect(await domain.findAdminSession(ctx, token)).toBe(true);
  ctx.time.pass(8 * 60 * minutes);
  expect(await domain.findAdminSession(ctx, token)).toBe(false);
});

it('the admin gate closes when the password changes, on every server and after a restart', async () => {
  const { token } = await domain.verifyAdmin(ctx, { password: 'open sesame' });
  const restarted = (adminPassword: string) => ({ ...ctx, settings: { ...ctx.settings, adminPassword } });
  expect(await domain.findAdminSession(restarted('open sesame'), token)).toBe(true);
  expect(await domain.findAdminSession(restarted('open barley'), token)).toBe(false);
  const rows = JSON.stringify(await database.sql`select * from admin_sessions`);
  expect(rows).not.toContain('open sesame');
  await database.sql`update admin_sessions set password_proof = ''`;
  expect(await domain.findAdminSession(ctx, token), 'one of before this rule').toBe(false);
});

it('the admin gate rejects a wrong password', async () => {
  await expect(domain.verifyAdmin(ctx, { password: 'open' })).rejects.toMatchObject({
    message: 'Invalid admin password',
  });
});

it('a session is renewed after half of its time, and says so once', async () => {
  const { user } = await createStudent(ctx);
  const token = await domain.startSession(ctx, user.id);
  expect(await domain.findSession(ctx, token)).toMatchObject({ user: { id: user.id }, isRenewed: false });
  await database.sql`update sessions set expires_at = now() + interval '10 days'`;
  expect(await domain.findSession(ctx, token)).toMatchObject({ isRenewed: true });
  expect(await domain.findSession(ctx, token)).toMatchObject({ isRenewed: false });
});

it('too many tries on one account block even the right password, and requests for mails', async () => {
  const { user } = await createStudent(ctx);
  ctx.accountTries.max = 3;
  const guess = (password: string) => code(domain.signIn(ctx, { email: user.email, password }));
  for (let n = 0; n < 3; n++) expect(await guess('wrong')).toBe('WRONG_CREDENTIALS');
  expect(await guess('secret')).toBe('TOO_MANY');
  for (let n = 0; n < 3; n++) await domain.sendResetCode(ctx, { email: user.email });
  expect(await code(domain.sendResetCode(ctx, { email: user.email }))).toBe('TOO_MANY');
  expect(await ctx.deliverMails()).toHaveLength(1);
});

it('too many tries do not count against the owner who signs in', async () => {
  const { user } = await createStudent(ctx);
  ctx.accountTries.max = 1;
  for (let n = 0; n < 5; n++) await domain.signIn(ctx, { email: user.email, password: 'secret' });
});
