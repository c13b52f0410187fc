import { identities, identityProofs, sessions, users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { email, everyUser, failure, profile, signIn, signUp, tokenOf } from './google-fixtures.ts';

useFreshDatabase();

describe('signing up with Google', () => {
  it('opens a verified account with a session, named as the token names it', async () => {
    const reply = await signUp({}, { name: 'Somebody Else', email: 'else@example.com' });
    expect(reply).toMatchObject({
      message: 'Google sign-up successful!',
      user: { name: 'Asha Kumari', email, isVerified: true, lastLogin: expect.any(String), ...profile },
    });
    expect(await domain.findSessionUser(ctx, reply.token ?? '')).toMatchObject({ email });
    expect(await ctx.deliverMails()).toEqual([]);
    expect(await database.db.select().from(identities)).toMatchObject([{ subject: '104' }]);
  });

  it('takes the typed name, else the mailbox, only when the token has none', async () => {
    expect((await signUp({ name: null }, { name: ' Asha ' })).user.name).toBe('Asha');
    expect((await signUp({ name: ' ', email: 'b@example.com', subject: '105' })).user.name).toBe('b');
  });

  it('is refused when the email or the identity has an account', async () => {
    await createStudent(ctx, { email });
    expect(await failure(signUp())).toBe('CONFLICT User already exists');
    await signUp({ email: 'other@example.com' });
    expect(await failure(signUp({ email: 'moved@example.com' }))).toBe('CONFLICT User already exists');
  });

  it('counts the invite once, and ignores an inviter who does not exist', async () => {
    const inviter = await createStudent(ctx);
    const { user } = await signUp({}, { invitedBy: inviter.user.id });
    expect(user.invitedBy).toBe(inviter.user.id);
    expect((await domain.getUser(ctx, inviter.user.id)).invitesAccepted).toBe(1);
    const other = await signUp({ email: 'b@example.com', subject: '105' }, { invitedBy: 'nobody' });
    expect(other.user.invitedBy).toBeNull();
  });

  it('is refused for a token that is not for us, and fails as the provider does', async () => {
    const forged = domain.googleSignUp(ctx, { ...profile, idToken: 'forged' });
    expect(await failure(forged)).toBe('WRONG_CREDENTIALS Sign-up failed');
    expect(await failure(domain.googleSignUp(ctx, profile))).toBe('WRONG_CREDENTIALS Sign-up failed');
    ctx.identities.isDown = true;
    expect(await failure(signUp())).toBe('PROVIDER_FAILED Sign-up failed');
    expect(await everyUser()).toEqual([]);
  });

  it('opens one account for many at once', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => failure(signUp())));
    expect(all.filter((one) => one === 'no failure')).toHaveLength(1);
    expect(all.filter((one) => one === 'CONFLICT User already exists')).toHaveLength(49);
    expect(await everyUser()).toHaveLength(1);
    expect(await database.db.select().from(sessions)).toHaveLength(1);
  });
});

describe('signing in with Google', () => {
  it('opens the account of the identity, whatever has become of its email', async () => {
    const { user } = await signUp();
    const reply = await signIn({ email: 'new@example.com' });
    expect(reply).toMatchObject({ message: 'Google sign-in successful!', user: { id: user.id, email } });
    expect(reply.token).toEqual(expect.any(String));
  });

  it('links an email account with the same verified address and keeps its password and its data', async () => {
    const student = await createStudent(ctx, { email, name: 'Asha Rao' });
    const reply = await signIn();
    expect(reply.user).toMatchObject({ id: student.user.id, name: 'Asha Rao' });
    expect(await domain.signIn(ctx, { email, password: 'secret' })).toHaveProperty('token');
    await signIn();
    expect(await everyUser()).toHaveLength(1);
    expect(await database.db.select().from(identities)).toHaveLength(1);
  });

  it('knows nobody without an account, and no account by an email that is not verified', async () => {
    expect(await failure(signIn())).toBe('NOT_FOUND Sign-in failed');
    await createStudent(ctx, { email });
    expect(await failure(signIn({ isEmailVerified: false }))).toBe('NOT_FOUND Sign-in failed');
  });

  it('signs out whoever was linked before when the mailbox now belongs to another identity', async () => {
    const first = await signUp();
    await signIn({ subject: '777' });
    expect(await domain.findSessionUser(ctx, first.token ?? '')).toBeNull();
    expect(await database.db.select().from(identities)).toMatchObject([{ subject: '777' }]);
  });
});

describe('the proof that a browser brings back', () => {
  const asha = {
    provider: 'google',
    subject: '104',
    email,
    isEmailVerified: true,
    name: 'Asha Kumari',
  } as const;
  const withProof = (proof: string) => domain.googleSignUp(ctx, profile, proof);

  it('stands in for the idToken once, of many at the same time too', async () => {
    const proof = await domain.storeIdentityProof(ctx, asha);
    const all = await Promise.all(Array.from({ length: 20 }, () => failure(withProof(proof))));
    expect(all.filter((one) => one === 'no failure')).toHaveLength(1);
    expect(all.filter((one) => one === 'WRONG_CREDENTIALS Sign-up failed')).toHaveLength(19);
    expect(await failure(domain.googleSignIn(ctx, {}, proof))).toBe('WRONG_CREDENTIALS Sign-in failed');
  });

  it('is gone after a failure too', async () => {
    const proof = await domain.storeIdentityProof(ctx, asha);
    expect(await failure(domain.googleSignIn(ctx, {}, proof))).toBe('NOT_FOUND Sign-in failed');
    expect(await failure(withProof(proof))).toBe('WRONG_CREDENTIALS Sign-up failed');
  });

  it('ends after ten minutes, is stored as a hash, and does not pile up', async () => {
    const old = await domain.storeIdentityProof(ctx, asha);
    const [row] = await database.db.select().from(identityProofs);
    expect(JSON.stringify(row)).not.toContain(old);
    ctx.time.pass(10 * 60_000);
    expect(await failure(withProof(old))).toBe('WRONG_CREDENTIALS Sign-up failed');
    await domain.storeIdentityProof(ctx, asha);
    expect(await database.db.select().from(identityProofs)).toHaveLength(1);
  });

  it('is not looked at beside an idToken', async () => {
    const proof = await domain.storeIdentityProof(ctx, asha);
    const idToken = tokenOf({ email: 'b@example.com', subject: '105' });
    await domain.googleSignUp(ctx, { ...profile, idToken }, proof);
    expect(await database.db.select().from(users).where(eq(users.email, email))).toEqual([]);
  });
});
