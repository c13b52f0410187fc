import { identities, identityProofs, sessions, users } from '@repo/db/schema';
import { distributeByStudent } from '@repo/db/testing';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import {
  email,
  everyUser,
  failure,
  profile,
  signIn,
  signUp,
  tokenOf,
  withPassword,
} from './google-fixtures.ts';

useFreshDatabase();

it("signing up with Google opens a verified account with a session, with the token's name", async () => {
  const reply = await signUp({}, { name: 'Somebody Else', email: 'else@example.com' });
  expect(reply).toMatchObject({
    message: 'Google sign-up successful!',
    user: { name: 'Asha Kumari', email, isVerified: true, lastLogin: expect.any(String), ...profile },
  });
  expect(await domain.findSessionUser(ctx, reply.token ?? '')).toMatchObject({ email });
  expect(await ctx.deliverMails()).toEqual([]);
  expect(await database.db.select().from(identities)).toMatchObject([{ subject: '104' }]);
});

it("signing up with Google uses the typed name, else the mailbox's, only when the token has none", async () => {
  expect((await signUp({ name: null }, { name: ' Asha ' })).user.name).toBe('Asha');
  expect((await signUp({ name: ' ', email: 'b@example.com', subject: '105' })).user.name).toBe('b');
});

it('signing up with Google fails when the email or the identity has an account', async () => {
  await createStudent(ctx, { email });
  expect(await failure(signUp())).toBe('CONFLICT User already exists');
  await signUp({ email: 'other@example.com' });
  expect(await failure(signUp({ email: 'moved@example.com' }))).toBe('CONFLICT User already exists');
});

it('signing up with Google counts the invite once, and ignores an unknown inviter', async () => {
  const inviter = await createStudent(ctx);
  const { user } = await signUp({}, { invitedBy: inviter.user.id });
  expect(user.invitedBy).toBe(inviter.user.id);
  expect((await domain.getUser(ctx, inviter.user.id)).invitesAccepted).toBe(1);
  const other = await signUp({ email: 'b@example.com', subject: '105' }, { invitedBy: 'nobody' });
  expect(other.user.invitedBy).toBeNull();
});

it('signing up with Google rejects a token for another client, and fails when the provider fails', async () => {
  const forged = domain.googleSignUp(ctx, { ...profile, idToken: 'forged' });
  expect(await failure(forged)).toBe('WRONG_CREDENTIALS Sign-up failed');
  expect(await failure(domain.googleSignUp(ctx, profile))).toBe('WRONG_CREDENTIALS Sign-up failed');
  ctx.identities.isDown = true;
  expect(await failure(signUp())).toBe('PROVIDER_FAILED Sign-up failed');
  expect(await everyUser()).toEqual([]);
});

it('signing up with Google opens one account for many concurrent requests', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, () => failure(signUp())));
  expect(all.filter((one) => one === 'no failure')).toHaveLength(1);
  expect(all.filter((one) => one === 'CONFLICT User already exists')).toHaveLength(49);
  expect(await everyUser()).toHaveLength(1);
  expect(await database.db.select().from(sessions)).toHaveLength(1);
});

it('signing in with Google opens the account of the identity, even after its email changed', async () => {
  const { user } = await signUp();
  const reply = await signIn({ email: 'new@example.com' });
  expect(reply).toMatchObject({ message: 'Google sign-in successful!', user: { id: user.id, email } });
  expect(reply.token).toEqual(expect.any(String));
});

it('signing in with Google links an email account with the same verified address and keeps its password and data', async () => {
  const student = await createStudent(ctx, { email, name: 'Asha Rao' });
  const reply = await signIn();
  expect(reply.user).toMatchObject({ id: student.user.id, name: 'Asha Rao' });
  expect(await domain.signIn(ctx, { email, password: 'secret' })).toHaveProperty('token');
  await signIn();
  expect(await everyUser()).toHaveLength(1);
  expect(await database.db.select().from(identities)).toHaveLength(1);
});

it('signing in with Google finds no unknown account, and none by an unverified email', async () => {
  expect(await failure(signIn())).toBe('NOT_FOUND Sign-in failed');
  await createStudent(ctx, { email });
  expect(await failure(signIn({ isEmailVerified: false }))).toBe('NOT_FOUND Sign-in failed');
});

it('signing in with Google signs out the previously linked identity when the mailbox now belongs to another one', async () => {
  const first = await signUp();
  await signIn({ subject: '777' });
  expect(await domain.findSessionUser(ctx, first.token ?? '')).toBeNull();
  expect(await database.db.select().from(identities)).toMatchObject([{ subject: '777' }]);
});

const asha = {
  provider: 'google',
  subject: '104',
  email,
  isEmailVerified: true,
  name: 'Asha Kumari',
} as const;
const withProof = (proof: string) => domain.googleSignUp(ctx, profile, proof);

it('the proof brought back by a browser replaces the idToken once, even for concurrent requests', async () => {
  const proof = await domain.storeIdentityProof(ctx, asha);
  const all = await Promise.all(Array.from({ length: 20 }, () => failure(withProof(proof))));
  expect(all.filter((one) => one === 'no failure')).toHaveLength(1);
  expect(all.filter((one) => one === 'WRONG_CREDENTIALS Sign-up failed')).toHaveLength(19);
  expect(await failure(domain.googleSignIn(ctx, {}, proof))).toBe('WRONG_CREDENTIALS Sign-in failed');
});

it('the proof brought back by a browser is consumed by a failure too', async () => {
  const proof = await domain.storeIdentityProof(ctx, asha);
  expect(await failure(domain.googleSignIn(ctx, {}, proof))).toBe('NOT_FOUND Sign-in failed');
  expect(await failure(withProof(proof))).toBe('WRONG_CREDENTIALS Sign-up failed');
});

it('the proof brought back by a browser expires after ten minutes, is stored as a hash, and does not pile up', async () => {
  const old = await domain.storeIdentityProof(ctx, asha);
  const [row] = await database.db.select().from(identityProofs);
  expect(JSON.stringify(row)).not.toContain(old);
  ctx.time.pass(10 * 60_000);
  expect(await failure(withProof(old))).toBe('WRONG_CREDENTIALS Sign-up failed');
  await domain.storeIdentityProof(ctx, asha);
  expect(await database.db.select().from(identityProofs)).toHaveLength(1);
});

it('the proof brought back by a browser is ignored next to an idToken', async () => {
  const proof = await domain.storeIdentityProof(ctx, asha);
  const idToken = tokenOf({ email: 'b@example.com', subject: '105' });
  await domain.googleSignUp(ctx, { ...profile, idToken }, proof);
  expect(await database.db.select().from(users).where(eq(users.email, email))).toEqual([]);
});

// Last, because it distributes the database.
it.each(['on one Postgres', 'distributed by student'])(
  'concurrent sign-ups with a password and with Google open one account for an email, %s',
  async (layout) => {
    if (layout.startsWith('distributed')) await distributeByStudent(database);
    const tries = Array.from({ length: 10 }, () => [
      failure(domain.signUp(ctx, withPassword)),
      failure(signUp()),
    ]);
    const outcomes = new Set(await Promise.all(tries.flat()));
    expect([...outcomes].sort()).toEqual(['CONFLICT User already exists', 'no failure']);
    expect(await everyUser()).toHaveLength(1);
    expect((await signIn()).user.email).toBe(email);
  },
);
