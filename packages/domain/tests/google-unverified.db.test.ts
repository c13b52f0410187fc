import { acceptedInvites, identities, knownDevices, users } from '@repo/db/schema';
import { isRealPostgres } from '@repo/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { lastCode, lastLink } from './auth-fixtures.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { email, everyUser, failure, signIn, signUp, tokenOf, withPassword } from './google-fixtures.ts';

useFreshDatabase();

describe('an email account that nobody has verified', () => {
  it.each([
    ['sign-up', () => signUp()],
    ['sign-in', () => signIn()],
  ])(
    'becomes the verified holder’s by a Google %s; its password and its code are worth nothing',
    async (_name, act) => {
      const { user } = await domain.signUp(ctx, withPassword);
      const code = await lastCode();
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
        const code = await lastCode();
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

  it('gets an account without a session and a code by mail; whoever gives the code has it alone', async () => {
    const inviter = await createStudent(ctx);
    const reply = await signUp(unverified, { invitedBy: inviter.user.id });
    expect(reply).toMatchObject({
      user: { isVerified: false },
      message: 'Please check your email for verification code',
    });
    expect(reply).not.toHaveProperty('token');
    expect(await signIn(unverified)).not.toHaveProperty('token');
    expect((await domain.getUser(ctx, inviter.user.id)).invitesAccepted).toBe(0);
    await domain.verifyEmail(ctx, { email, code: await lastCode() });
    expect((await domain.getUser(ctx, inviter.user.id)).invitesAccepted).toBe(1);
    expect(await failure(signIn(unverified))).toBe('NOT_FOUND Sign-in failed');
  });

  it('is cut off by the link of the mail too, and by a reset long after', async () => {
    await signUp(unverified);
    await domain.verifyEmailLink(ctx, {
      token: /token=([0-9a-f]+)/.exec((await ctx.deliverMails())[0]?.text ?? '')?.[1] ?? '',
    });
    expect(await failure(signIn(unverified))).toBe('NOT_FOUND Sign-in failed');

    const other = { email: 'b@example.com', subject: '105', ...unverified };
    const { user } = await signUp(other);
    await ctx.deliverMails();
    // As it was when verifying did not unlink yet.
    await database.db.update(users).set({ verifiedAt: ctx.time.now }).where(eq(users.id, user.id));
    expect(await signIn(other)).toHaveProperty('token');
    await domain.sendResetCode(ctx, { email: other.email });
    await domain.resetPassword(ctx, {
      email: other.email,
      resetCode: await lastCode(),
      newPassword: 'mine now',
    });
    expect(await failure(signIn(other))).toBe('NOT_FOUND Sign-in failed');
    expect(await database.db.select().from(identities)).toEqual([]);
  });

  it('stays linked once Google has vouched for it, through a reset too', async () => {
    await signUp();
    await domain.sendResetCode(ctx, { email });
    await domain.resetPassword(ctx, { email, resetCode: await lastCode(), newPassword: 'mine now' });
    expect(await signIn({ email: 'moved@example.com' })).toHaveProperty('token');
  });

  it('counts as proved from the sign-in on at which Google vouches for it', async () => {
    await signUp();
    await database.sql`update identities set is_email_proved = false`;
    await signIn();
    expect(await database.db.select().from(identities)).toMatchObject([{ isEmailProved: true }]);
  });

  it('leaves no account behind when the outbox cannot be written', async () => {
    await database.sql`alter table mail_outbox rename to mail_outbox_away`;
    try {
      expect(await failure(signUp(unverified))).toBe('UNAVAILABLE Sign-up failed');
      expect(await everyUser()).toEqual([]);
    } finally {
      await database.sql`alter table mail_outbox_away rename to mail_outbox`;
    }
    await expect(signUp(unverified)).resolves.toBeDefined();
  });

  it('loses the account to the holder of the mailbox, who resets its password or comes by Google', async () => {
    await signUp(unverified);
    await ctx.deliverMails();
    await domain.sendResetCode(ctx, { email });
    await domain.resetPassword(ctx, { email, resetCode: await lastCode(), newPassword: 'mine now' });
    expect(await failure(signIn(unverified))).toBe('NOT_FOUND Sign-in failed');

    const other = { email: 'b@example.com', subject: '105' };
    await signUp({ ...other, isEmailVerified: false });
    expect(await signIn({ ...other, subject: '106' })).toHaveProperty('token');
    expect(await failure(signIn({ ...other, isEmailVerified: false }))).toBe('NOT_FOUND Sign-in failed');
  });
});

describe('an email account that was verified by the link of its mail alone', () => {
  /** A stranger signs up with somebody's address, and the link of the mail is opened in another browser. */
  async function openedByStranger(): Promise<{ token: string; device: string }> {
    const { user } = await domain.signUp(ctx, { ...withPassword, name: 'Attacker' });
    const device = await domain.rememberDevice(ctx, user.id, null);
    await domain.verifyEmailLink(ctx, { token: await lastLink() }, 'of-another-browser');
    const { token = '' } = await domain.signIn(ctx, { email, password: 'secret' }, device);
    return { token, device };
  }
  const passwordOpens = async () =>
    (await failure(domain.signIn(ctx, { email, password: 'secret' }))) === 'no failure';

  it('is rid of the stranger once the holder of the mailbox comes by Google', async () => {
    const { token } = await openedByStranger();
    const reply = await signIn();
    expect(reply).toMatchObject({
      token: expect.any(String),
      user: { name: 'Asha Kumari', isVerified: true },
    });
    expect(await domain.findSessionUser(ctx, token)).toBeNull();
    expect(await passwordOpens()).toBe(false);
    expect(await database.db.select().from(knownDevices)).toEqual([]);
  });

  it('is rid of the stranger by a Google sign-up too, which says that there is an account', async () => {
    const { token } = await openedByStranger();
    expect(await failure(signUp())).toBe('CONFLICT User already exists');
    expect(await domain.findSessionUser(ctx, token)).toBeNull();
    expect(await passwordOpens()).toBe(false);
    expect(await signIn()).toHaveProperty('token');
  });

  it('keeps its password when Google comes from a browser that signed up or in to it', async () => {
    const { token, device } = await openedByStranger();
    await domain.googleSignIn(ctx, { idToken: tokenOf() }, null, device);
    expect(await domain.findSessionUser(ctx, token)).not.toBeNull();
    expect(await passwordOpens()).toBe(true);
    // From then on the account is its holder's, whatever browser comes.
    await signIn();
    expect(await passwordOpens()).toBe(true);
  });

  it('keeps its password when the link was opened in the browser that signed up', async () => {
    const { user } = await domain.signUp(ctx, withPassword);
    const device = await domain.rememberDevice(ctx, user.id, null);
    await domain.verifyEmailLink(ctx, { token: await lastLink() }, device);
    await signIn();
    expect(await passwordOpens()).toBe(true);
  });

  it.each([
    [
      'the code of the mail',
      async () => {
        await domain.signUp(ctx, withPassword);
        await domain.verifyEmail(ctx, { email, code: await lastCode() });
      },
    ],
    [
      'a reset after the link',
      async () => {
        await openedByStranger();
        await domain.sendResetCode(ctx, { email });
        await domain.resetPassword(ctx, { email, resetCode: await lastCode(), newPassword: 'secret' });
      },
    ],
  ])('keeps its password after %s', async (_proof, prove) => {
    await prove();
    await signIn();
    expect(await passwordOpens()).toBe(true);
  });
});
