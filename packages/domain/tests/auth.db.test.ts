import { acceptedInvites, mailCodes, users } from '@repo/db/schema';
import { openTestDatabase, type TestDatabase } from '@repo/db/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent, createTestContext, type TestContext } from '#src/testing/index.ts';

let database: TestDatabase;
let ctx: TestContext;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.truncate();
  ctx = createTestContext(database);
});

const asha = {
  name: 'Asha Rao',
  age: 15,
  gender: 'Female',
  email: 'asha@example.com',
  password: 'secret',
} as const;
const minutes = 60_000;
const lastCode = () => /^[A-Z0-9]{6}$/m.exec(ctx.mails.at(-1)?.text ?? '')?.[0] ?? '';
const lastLink = () => /token=([0-9a-f]+)/.exec(ctx.mails.at(-1)?.text ?? '')?.[1] ?? '';
const code = (failure: Promise<unknown>) =>
  failure.then(
    () => 'no failure',
    (error: unknown) => (error instanceof domain.DomainError ? error.code : error),
  );

describe('sign-up', () => {
  it('opens an unverified account without a session and mails a code in text and HTML', async () => {
    const reply = await domain.signUp(ctx, asha);
    expect(reply.token).toBeUndefined();
    expect(reply.user).toMatchObject({ email: 'asha@example.com', isVerified: false, plan: 'Basic' });
    expect(ctx.mails[0]).toMatchObject({ to: 'asha@example.com' });
    expect(ctx.mails[0]?.html).toContain(lastCode());
    expect(lastCode()).toHaveLength(6);
  });

  it('refuses an email that has an account', async () => {
    await domain.signUp(ctx, asha);
    await expect(domain.signUp(ctx, asha)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'User already exists',
    });
  });

  it('leaves nothing behind when the mail server is down, and works when it is back', async () => {
    ctx.mailServer.isDown = true;
    await expect(domain.signUp(ctx, asha)).rejects.toMatchObject({
      code: 'PROVIDER_FAILED',
      message: 'Signup failed',
    });
    expect(await database.db.select().from(users)).toEqual([]);
    ctx.mailServer.isDown = false;
    await expect(domain.signUp(ctx, asha)).resolves.toMatchObject({ user: { email: 'asha@example.com' } });
  });

  it('ignores an inviter who does not exist', async () => {
    const { user } = await domain.signUp(ctx, { ...asha, invitedBy: 'nobody' });
    expect(user.invitedBy).toBeNull();
    const other = await domain.signUp(ctx, { ...asha, email: 'other@example.com', invitedBy: 'a\0' });
    expect(other.user.invitedBy).toBeNull();
  });

  it('escapes what a name holds in the HTML part', async () => {
    await domain.signUp(ctx, { ...asha, name: '<img src=x>' });
    expect(ctx.mails[0]?.html).not.toContain('<img');
  });
});

describe('verifying', () => {
  beforeEach(() => domain.signUp(ctx, asha));

  it('by code lets the user log in, once', async () => {
    const { email } = asha;
    await domain.verifyEmail(ctx, { email, code: lastCode() });
    const { token } = await domain.signIn(ctx, { email, password: 'secret' });
    expect(await domain.findSessionUser(ctx, token ?? '')).toMatchObject({ email, isVerified: true });
    expect(await code(domain.verifyEmail(ctx, { email, code: lastCode() }))).toBe('WRONG_CODE');
  });

  it('by link works once', async () => {
    const token = lastLink();
    await domain.verifyEmailLink(ctx, { token });
    expect(await code(domain.verifyEmailLink(ctx, { token }))).toBe('WRONG_CODE');
  });

  it('fails after ten minutes', async () => {
    ctx.time.pass(10 * minutes);
    expect(await code(domain.verifyEmail(ctx, { email: asha.email, code: lastCode() }))).toBe('WRONG_CODE');
    expect(await code(domain.verifyEmailLink(ctx, { token: lastLink() }))).toBe('WRONG_CODE');
  });

  it('fails with the right code after five wrong ones', async () => {
    const right = lastCode();
    for (let n = 0; n < 5; n++) await code(domain.verifyEmail(ctx, { email: asha.email, code: '000000' }));
    expect(await code(domain.verifyEmail(ctx, { email: asha.email, code: right }))).toBe('WRONG_CODE');
  });

  it('takes the right code at the fifth try', async () => {
    for (let n = 0; n < 4; n++) await code(domain.verifyEmail(ctx, { email: asha.email, code: '000000' }));
    await expect(domain.verifyEmail(ctx, { email: asha.email, code: lastCode() })).resolves.toBeDefined();
  });

  it('counts every one of many simultaneous wrong tries', async () => {
    const right = lastCode();
    await Promise.all(
      Array.from({ length: 20 }, () => code(domain.verifyEmail(ctx, { email: asha.email, code: '000000' }))),
    );
    expect(await code(domain.verifyEmail(ctx, { email: asha.email, code: right }))).toBe('WRONG_CODE');
  });

  it('takes only the newest code', async () => {
    const old = lastCode();
    await domain.resendVerification(ctx, { email: asha.email });
    expect(await code(domain.verifyEmail(ctx, { email: asha.email, code: old }))).toBe('WRONG_CODE');
    await expect(domain.verifyEmail(ctx, { email: asha.email, code: lastCode() })).resolves.toBeDefined();
  });

  it('answers the same for an email that nobody has', async () => {
    await expect(domain.verifyEmail(ctx, { email: 'no@example.com', code: 'AAAAAA' })).rejects.toMatchObject({
      code: 'WRONG_CODE',
      message: 'Invalid or expired verification code',
    });
  });

  it('stores neither code nor link as they are', async () => {
    const [row] = await database.db.select().from(mailCodes);
    expect(JSON.stringify(row)).not.toContain(lastCode());
    expect(JSON.stringify(row)).not.toContain(lastLink());
  });
});

describe('an invite', () => {
  it('is accepted when the friend verifies, once, and shows with the inviter', async () => {
    const inviter = await createStudent(ctx);
    await domain.signUp(ctx, { ...asha, invitedBy: inviter.user.id });
    expect((await domain.getUser(ctx, inviter.user.id)).invitesAccepted).toBe(0);
    await domain.verifyEmail(ctx, { email: asha.email, code: lastCode() });
    expect((await domain.getUser(ctx, inviter.user.id)).invitesAccepted).toBe(1);
    expect(await database.db.select().from(acceptedInvites)).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('gives an unverified user no token but a fresh code', async () => {
    await domain.signUp(ctx, asha);
    const reply = await domain.signIn(ctx, { email: asha.email, password: 'secret' });
    expect(reply.token).toBeUndefined();
    expect(reply.message).toBe('Please check your email for verification code');
    expect(ctx.mails).toHaveLength(2);
  });

  it('fails alike for a wrong password and for an unknown email', async () => {
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

  it('ends with logout', async () => {
    const { user } = await createStudent(ctx);
    const { token = '' } = await domain.signIn(ctx, { email: user.email, password: 'secret' });
    await domain.logout(ctx, token);
    expect(await domain.findSessionUser(ctx, token)).toBeNull();
  });

  it('keeps only a hash of the token', async () => {
    const { user } = await createStudent(ctx);
    const { token = '' } = await domain.signIn(ctx, { email: user.email, password: 'secret' });
    const rows = await database.sql`select * from sessions`;
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a forgotten password', () => {
  it('is replaced by the code, and every session ends', async () => {
    const { user } = await createStudent(ctx);
    const { token = '' } = await domain.signIn(ctx, { email: user.email, password: 'secret' });
    await domain.sendResetCode(ctx, { email: user.email });
    await domain.resetPassword(ctx, { email: user.email, resetCode: lastCode(), newPassword: 'better' });
    expect(await domain.findSessionUser(ctx, token)).toBeNull();
    expect(await code(domain.signIn(ctx, { email: user.email, password: 'secret' }))).toBe(
      'WRONG_CREDENTIALS',
    );
    await expect(domain.signIn(ctx, { email: user.email, password: 'better' })).resolves.toBeDefined();
  });

  it('answers the same for an email that nobody has, also when the mail server is down', async () => {
    const { user } = await createStudent(ctx);
    expect(await domain.sendResetCode(ctx, { email: 'no@example.com' })).toEqual(
      await domain.sendResetCode(ctx, { email: user.email }),
    );
    ctx.mailServer.isDown = true;
    for (const email of ['no@example.com', user.email])
      await expect(domain.sendResetCode(ctx, { email })).rejects.toMatchObject({
        code: 'PROVIDER_FAILED',
        message: 'Failed to send reset code',
      });
  });

  it('is not replaced by a verification code', async () => {
    await domain.signUp(ctx, asha);
    const reset = domain.resetPassword(ctx, {
      email: asha.email,
      resetCode: lastCode(),
      newPassword: 'better',
    });
    expect(await code(reset)).toBe('WRONG_CODE');
    const [row] = await database.db.select().from(users).where(eq(users.email, asha.email));
    expect(row?.verifiedAt).toBeNull();
  });
});

describe('the admin gate', () => {
  it('opens with the password and closes after eight hours', async () => {
    const { token } = await domain.verifyAdmin(ctx, { password: 'open sesame' });
    expect(await domain.findAdminSession(ctx, token)).toBe(true);
    ctx.time.pass(8 * 60 * minutes);
    expect(await domain.findAdminSession(ctx, token)).toBe(false);
  });

  it('stays shut for a wrong password', async () => {
    await expect(domain.verifyAdmin(ctx, { password: 'open' })).rejects.toMatchObject({
      message: 'Invalid admin password',
    });
  });
});

describe('a session', () => {
  it('is renewed when more than half of it is gone, and says so once', async () => {
    const { user } = await createStudent(ctx);
    const token = await domain.startSession(ctx, user.id);
    expect(await domain.findSession(ctx, token)).toMatchObject({ user: { id: user.id }, isRenewed: false });
    await database.sql`update sessions set expires_at = now() + interval '10 days'`;
    expect(await domain.findSession(ctx, token)).toMatchObject({ isRenewed: true });
    expect(await domain.findSession(ctx, token)).toMatchObject({ isRenewed: false });
  });
});

describe('too many tries', () => {
  it('on one account stop even the right password, and asking for mails', async () => {
    const { user } = await createStudent(ctx);
    ctx.accountTries.max = 3;
    const guess = (password: string) => code(domain.signIn(ctx, { email: user.email, password }));
    for (let n = 0; n < 3; n++) expect(await guess('wrong')).toBe('WRONG_CREDENTIALS');
    expect(await guess('secret')).toBe('TOO_MANY');
    for (let n = 0; n < 3; n++) await domain.sendResetCode(ctx, { email: user.email });
    expect(await code(domain.sendResetCode(ctx, { email: user.email }))).toBe('TOO_MANY');
    expect(ctx.mails).toHaveLength(3);
  });

  it('are not counted against the owner who signs in', async () => {
    const { user } = await createStudent(ctx);
    ctx.accountTries.max = 1;
    for (let n = 0; n < 5; n++) await domain.signIn(ctx, { email: user.email, password: 'secret' });
  });
});
