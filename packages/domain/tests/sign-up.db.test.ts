import { acceptedInvites, mailCodes, users } from '@repo/db/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { asha, code, lastCode, lastLink, minutes } from './auth-fixtures.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();

it('sign-up opens an unverified account without session and mails a code in text and HTML', async () => {
  const reply = await domain.signUp(ctx, asha);
  expect(reply.token).toBeUndefined();
  expect(reply.user).toMatchObject({ email: 'asha@example.com', isVerified: false, plan: 'Basic' });
  const [mail] = await ctx.deliverMails();
  expect(mail).toMatchObject({ to: 'asha@example.com' });
  expect(mail?.html).toContain(await lastCode());
  expect(await lastCode()).toHaveLength(6);
});

it('sign-up rejects an easily guessed password, and leaves no account', async () => {
  for (const password of ['password', 'Password@123', '123456', '      ', 'ashaRao'])
    await expect(domain.signUp(ctx, { ...asha, password })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: 'This password is too easy to guess. Please choose another one',
    });
  expect(await database.db.select().from(users)).toEqual([]);
});

it('sign-up mails no links or instructions put into the name', async () => {
  await domain.signUp(ctx, { ...asha, name: 'Winner! Claim Rs 5000 at http://evil.example/win' });
  await domain.signUp(ctx, { ...asha, email: 'b@example.com', name: 'Asha Your account is blocked' });
  const mails = await ctx.deliverMails();
  const [spam, other] = [asha.email, 'b@example.com'].map((to) => mails.find((mail) => mail.to === to));
  expect(spam?.text).toMatch(/^Hi, enter this code/);
  expect(spam?.html).not.toMatch(/evil|Winner/);
  expect(other?.text).toMatch(/^Hi Asha, enter this code/);
});

it('sign-up rejects an email that has an account', async () => {
  await domain.signUp(ctx, asha);
  await expect(domain.signUp(ctx, asha)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'User already exists',
  });
});

it('sign-up succeeds while the mail server is down, and sends the code later', async () => {
  ctx.mailServer.isDown = true;
  await expect(domain.signUp(ctx, asha)).resolves.toMatchObject({ user: { email: 'asha@example.com' } });
  expect(await ctx.deliverMails()).toEqual([]);
  ctx.mailServer.isDown = false;
  ctx.time.pass(minutes);
  expect(await lastCode()).toHaveLength(6);
});

it("sign-up leaves nothing behind when the outbox can't be written", async () => {
  await database.sql`alter table mail_outbox rename to mail_outbox_away`;
  try {
    await expect(domain.signUp(ctx, asha)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'Signup failed',
    });
    expect(await database.db.select().from(users)).toEqual([]);
  } finally {
    await database.sql`alter table mail_outbox_away rename to mail_outbox`;
  }
  await expect(domain.signUp(ctx, asha)).resolves.toBeDefined();
});

it('sign-up ignores an unknown inviter', async () => {
  const { user } = await domain.signUp(ctx, { ...asha, invitedBy: 'nobody' });
  expect(user.invitedBy).toBeNull();
  const other = await domain.signUp(ctx, { ...asha, email: 'other@example.com', invitedBy: 'a\0' });
  expect(other.user.invitedBy).toBeNull();
});

it('sign-up escapes the name in the HTML part', async () => {
  await domain.signUp(ctx, { ...asha, name: '<img src=x>' });
  expect((await ctx.deliverMails())[0]?.html).not.toContain('<img');
});

describe('verifying', () => {
  beforeEach(() => domain.signUp(ctx, asha));

  const done = { message: 'Email verified successfully' };
  const verifiedAt = async () => (await database.db.select().from(users))[0]?.verifiedAt;

  it('verifying by code lets the user log in', async () => {
    const { email } = asha;
    await domain.verifyEmail(ctx, { email, code: await lastCode() });
    const { token } = await domain.signIn(ctx, { email, password: 'secret' });
    expect(await domain.findSessionUser(ctx, token ?? '')).toMatchObject({ email, isVerified: true });
  });

  it('verifying again with the same code or link reports success, and changes nothing', async () => {
    const [used, token] = [{ email: asha.email, code: await lastCode() }, await lastLink()];
    await domain.verifyEmail(ctx, used);
    const at = await verifiedAt();
    ctx.time.pass(minutes);
    expect(await domain.verifyEmail(ctx, used)).toEqual(done);
    expect(await domain.verifyEmailLink(ctx, { token })).toEqual(done);
    expect(await verifiedAt()).toEqual(at);
    ctx.time.pass(10 * minutes);
    expect(await domain.verifyEmailLink(ctx, { token })).toEqual(done);
    expect(await code(domain.verifyEmail(ctx, used))).toBe('WRONG_CODE');
  });

  it('verifying again does not help guessing: after five wrong tries a used code fails like any other', async () => {
    const used = { email: asha.email, code: await lastCode() };
    await domain.verifyEmail(ctx, used);
    for (let n = 0; n < 5; n++) await code(domain.verifyEmail(ctx, { email: asha.email, code: '000000' }));
    expect(await code(domain.verifyEmail(ctx, used))).toBe('WRONG_CODE');
  });

  it('verifying fails after ten minutes', async () => {
    const [right, token] = [await lastCode(), await lastLink()];
    ctx.time.pass(10 * minutes);
    expect(await code(domain.verifyEmail(ctx, { email: asha.email, code: right }))).toBe('WRONG_CODE');
    expect(await code(domain.verifyEmailLink(ctx, { token }))).toBe('WRONG_CODE');
  });

  it('verifying fails with the right code after five wrong ones', async () => {
    const right = await lastCode();
    for (let n = 0; n < 5; n++) await code(domain.verifyEmail(ctx, { email: asha.email, code: '000000' }));
    expect(await code(domain.verifyEmail(ctx, { email: asha.email, code: right }))).toBe('WRONG_CODE');
  });

  it('verifying accepts the right code at the fifth try', async () => {
    for (let n = 0; n < 4; n++) await code(domain.verifyEmail(ctx, { email: asha.email, code: '000000' }));
    await expect(
      domain.verifyEmail(ctx, { email: asha.email, code: await lastCode() }),
    ).resolves.toBeDefined();
  });

  it('verifying counts each of many concurrent wrong tries', async () => {
    const right = await lastCode();
    await Promise.all(
      Array.from({ length: 20 }, () => code(domain.verifyEmail(ctx, { email: asha.email, code: '000000' }))),
    );
    expect(await code(domain.verifyEmail(ctx, { email: asha.email, code: right }))).toBe('WRONG_CODE');
  });

  it('verifying accepts only the newest code', async () => {
    const old = await lastCode();
    await domain.resendVerification(ctx, { email: asha.email });
    expect(await code(domain.verifyEmail(ctx, { email: asha.email, code: old }))).toBe('WRONG_CODE');
    await expect(
      domain.verifyEmail(ctx, { email: asha.email, code: await lastCode() }),
    ).resolves.toBeDefined();
  });

  it('verifying gives the same reply for an unknown email', async () => {
    await expect(domain.verifyEmail(ctx, { email: 'no@example.com', code: 'AAAAAA' })).rejects.toMatchObject({
      code: 'WRONG_CODE',
      message: 'Invalid or expired verification code',
    });
  });

  it('verifying stores code and link only as hashes', async () => {
    const [row] = await database.db.select().from(mailCodes);
    expect(JSON.stringify(row)).not.toContain(await lastCode());
    expect(JSON.stringify(row)).not.toContain(await lastLink());
  });
});

it('an invite is accepted when the friend verifies, once, and shown to the inviter', async () => {
  const inviter = await createStudent(ctx);
  await domain.signUp(ctx, { ...asha, invitedBy: inviter.user.id });
  expect((await domain.getUser(ctx, inviter.user.id)).invitesAccepted).toBe(0);
  await domain.verifyEmail(ctx, { email: asha.email, code: await lastCode() });
  expect((await domain.getUser(ctx, inviter.user.id)).invitesAccepted).toBe(1);
  expect(await database.db.select().from(acceptedInvites)).toHaveLength(1);
});
