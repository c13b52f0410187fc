import { acceptedInvites, identities, identityProofs, sessions, users } from '@repo/db/schema';
import { isRealPostgres, openTestDatabase, type TestDatabase } from '@repo/db/testing';
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

const email = 'asha@example.com';
const profile = { age: 15, gender: 'Female' } as const;
const withPassword = { ...profile, name: 'Asha Rao', email, password: 'secret' };

/** An idToken of a person with this email. */
function tokenOf(part: Partial<domain.ProvenIdentity> = {}): string {
  const idToken = `token-${ctx.identities.tokens.size}`;
  ctx.identities.tokens.set(idToken, {
    provider: 'google',
    subject: '104',
    email,
    isEmailVerified: true,
    name: 'Asha Kumari',
    ...part,
  });
  return idToken;
}
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => (error instanceof domain.DomainError ? `${error.code} ${error.message}` : error),
  );
const signUp = (part: Partial<domain.ProvenIdentity> = {}, more: object = {}) =>
  domain.googleSignUp(ctx, { ...profile, ...more, idToken: tokenOf(part) });
const signIn = (part: Partial<domain.ProvenIdentity> = {}) =>
  domain.googleSignIn(ctx, { idToken: tokenOf(part) });
const lastCode = () => /^[A-Z0-9]{6}$/m.exec(ctx.mails.at(-1)?.text ?? '')?.[0] ?? '';
const everyUser = () => database.db.select().from(users);

describe('signing up with Google', () => {
  it('opens a verified account with a session, named as the token names it', async () => {
    const reply = await signUp({}, { name: 'Somebody Else', email: 'else@example.com' });
    expect(reply).toMatchObject({
      message: 'Google sign-up successful!',
      user: { name: 'Asha Kumari', email, isVerified: true, lastLogin: expect.any(String), ...profile },
    });
    expect(await domain.findSessionUser(ctx, reply.token ?? '')).toMatchObject({ email });
    expect(ctx.mails).toEqual([]);
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

describe('an email account that nobody has verified', () => {
  it.each([
    ['sign-up', () => signUp()],
    ['sign-in', () => signIn()],
  ])(
    'becomes the verified holder’s by a Google %s; its password and its code are worth nothing',
    async (_name, act) => {
      const { user } = await domain.signUp(ctx, withPassword);
      const code = lastCode();
      const reply = await act();
      expect(reply).toMatchObject({ token: expect.any(String), user: { id: user.id, isVerified: true } });
      expect(await failure(domain.signIn(ctx, { email, password: 'secret' }))).toMatch(/^WRONG_CREDENTIALS/);
      await failure(domain.verifyEmail(ctx, { email, code }));
      expect(await failure(domain.signIn(ctx, { email, password: 'secret' }))).toMatch(/^WRONG_CREDENTIALS/);
      expect(await everyUser()).toHaveLength(1);
    },
  );

  it('takes name, age and inviter of the new sign-up, and keeps the inviter when it names none', async () => {
    const [first, second] = [await createStudent(ctx), await createStudent(ctx)];
    await domain.signUp(ctx, { ...withPassword, invitedBy: first.user.id });
    const kept = await signUp({}, { age: 17 });
    expect(kept.user).toMatchObject({ name: 'Asha Kumari', age: 17, invitedBy: first.user.id });
    await domain.signUp(ctx, { ...withPassword, email: 'b@example.com', invitedBy: first.user.id });
    const named = await signUp({ email: 'b@example.com', subject: '105' }, { invitedBy: second.user.id });
    expect(named.user.invitedBy).toBe(second.user.id);
    expect(await database.db.select().from(acceptedInvites)).toHaveLength(2);
  });

  it('is left alone by an identity whose email is not verified', async () => {
    await domain.signUp(ctx, withPassword);
    expect(await failure(signUp({ isEmailVerified: false }))).toBe('CONFLICT User already exists');
    const reply = await domain.signIn(ctx, { email, password: 'secret' });
    expect(reply.user.isVerified).toBe(false);
  });

  it.skipIf(!isRealPostgres())(
    'counts its invite once, whichever of verification, sign-up and sign-in comes first',
    async () => {
      const inviter = await createStudent(ctx);
      for (let round = 0; round < 10; round++) {
        const address = `friend-${round}@example.com`;
        const person = { email: address, subject: `s${round}` };
        await domain.signUp(ctx, { ...withPassword, email: address, invitedBy: inviter.user.id });
        const code = lastCode();
        const outcomes = await Promise.all(
          [
            domain.verifyEmail(ctx, { email: address, code }),
            signUp(person, { invitedBy: inviter.user.id }),
            signIn(person),
            signIn(person),
          ].map(failure),
        );
        expect(outcomes.slice(2)).toEqual(['no failure', 'no failure']);
        expect(outcomes[1]).toMatch(/^(no failure|CONFLICT User already exists)$/);
      }
      expect((await domain.getUser(ctx, inviter.user.id)).invitesAccepted).toBe(10);
    },
  );
});

describe('an identity whose email Google has not verified', () => {
  const unverified = { isEmailVerified: false };

  it('gets an account without a session and a code by mail, and a session once the code was given', async () => {
    const inviter = await createStudent(ctx);
    const reply = await signUp(unverified, { invitedBy: inviter.user.id });
    expect(reply).toMatchObject({
      user: { isVerified: false },
      message: 'Please check your email for verification code',
    });
    expect(reply).not.toHaveProperty('token');
    expect(await signIn(unverified)).not.toHaveProperty('token');
    expect((await domain.getUser(ctx, inviter.user.id)).invitesAccepted).toBe(0);
    await domain.verifyEmail(ctx, { email, code: lastCode() });
    expect((await domain.getUser(ctx, inviter.user.id)).invitesAccepted).toBe(1);
    expect(await signIn(unverified)).toMatchObject({ token: expect.any(String) });
  });

  it('leaves no account behind when the code cannot be mailed, and works when mail is back', async () => {
    ctx.mailServer.isDown = true;
    expect(await failure(signUp(unverified))).toBe('PROVIDER_FAILED Sign-up failed');
    expect(await everyUser()).toEqual([]);
    ctx.mailServer.isDown = false;
    await expect(signUp(unverified)).resolves.toBeDefined();
    ctx.mailServer.isDown = true;
    expect(await failure(signIn(unverified))).toBe('PROVIDER_FAILED Sign-in failed');
  });

  it('loses the account to the holder of the mailbox, who resets its password or comes by Google', async () => {
    await signUp(unverified);
    await domain.sendResetCode(ctx, { email });
    await domain.resetPassword(ctx, { email, resetCode: lastCode(), newPassword: 'mine now' });
    expect(await failure(signIn(unverified))).toBe('NOT_FOUND Sign-in failed');

    const other = { email: 'b@example.com', subject: '105' };
    await signUp({ ...other, isEmailVerified: false });
    expect(await signIn({ ...other, subject: '106' })).toHaveProperty('token');
    expect(await failure(signIn({ ...other, isEmailVerified: false }))).toBe('NOT_FOUND Sign-in failed');
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
    const proof = await domain.keepIdentityProof(ctx, asha);
    const all = await Promise.all(Array.from({ length: 20 }, () => failure(withProof(proof))));
    expect(all.filter((one) => one === 'no failure')).toHaveLength(1);
    expect(all.filter((one) => one === 'WRONG_CREDENTIALS Sign-up failed')).toHaveLength(19);
    expect(await failure(domain.googleSignIn(ctx, {}, proof))).toBe('WRONG_CREDENTIALS Sign-in failed');
  });

  it('is gone after a failure too', async () => {
    const proof = await domain.keepIdentityProof(ctx, asha);
    expect(await failure(domain.googleSignIn(ctx, {}, proof))).toBe('NOT_FOUND Sign-in failed');
    expect(await failure(withProof(proof))).toBe('WRONG_CREDENTIALS Sign-up failed');
  });

  it('ends after ten minutes, is stored as a hash, and does not pile up', async () => {
    const old = await domain.keepIdentityProof(ctx, asha);
    const [row] = await database.db.select().from(identityProofs);
    expect(JSON.stringify(row)).not.toContain(old);
    ctx.time.pass(10 * 60_000);
    expect(await failure(withProof(old))).toBe('WRONG_CREDENTIALS Sign-up failed');
    await domain.keepIdentityProof(ctx, asha);
    expect(await database.db.select().from(identityProofs)).toHaveLength(1);
  });

  it('is not looked at beside an idToken', async () => {
    const proof = await domain.keepIdentityProof(ctx, asha);
    const idToken = tokenOf({ email: 'b@example.com', subject: '105' });
    await domain.googleSignUp(ctx, { ...profile, idToken }, proof);
    expect(await database.db.select().from(users).where(eq(users.email, email))).toEqual([]);
  });
});
