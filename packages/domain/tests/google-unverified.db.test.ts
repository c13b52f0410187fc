import type { User } from '@repo/contracts/auth';
import { acceptedInvites, identities, knownDevices, users } from '@repo/db/schema';
import { isRealPostgres } from '@repo/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { lastCode, lastLink } from './auth-fixtures.ts';
import { proveBySignIn, tokenTo, yes } from './consent-fixtures.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { email, everyUser, failure, signIn, signUp, tokenOf, withPassword } from './google-fixtures.ts';

useFreshDatabase();

describe('an email account that nobody has verified', () => {
  it.each([
    ['sign-up', () => signUp()],
    ['sign-in', () => signIn()],
  ])("goes to the mailbox's owner by a Google %s; its password and code become void", async (_name, act) => {
    const { user } = await domain.signUp(ctx, withPassword);
    const code = await lastCode();
    const reply = await act();
    expect(reply).toMatchObject({ token: expect.any(String), user: { id: user.id, isVerified: true } });
    expect(await failure(domain.signIn(ctx, { email, password: 'secret' }))).toMatch(/^WRONG_CREDENTIALS/);
    await failure(domain.verifyEmail(ctx, { email, code }));
    expect(await failure(domain.signIn(ctx, { email, password: 'secret' }))).toMatch(/^WRONG_CREDENTIALS/);
    expect(await everyUser()).toHaveLength(1);
  });

  it('takes name, age and inviter from the new sign-up, and keeps its inviter if none is named', async () => {
    const [first, second] = [await createStudent(ctx), await createStudent(ctx)];
    await domain.signUp(ctx, { ...withPassword, invitedBy: first.user.id });
    const kept = await signUp({}, { age: 17 });
    expect(kept.user).toMatchObject({ name: 'Asha Kumari', age: 17, invitedBy: first.user.id });
    await domain.signUp(ctx, { ...withPassword, email: 'b@example.com', invitedBy: first.user.id });
    const named = await signUp({ email: 'b@example.com', subject: '105' }, { invitedBy: second.user.id });
    expect(named.user.invitedBy).toBe(second.user.id);
    expect(await database.db.select().from(acceptedInvites)).toHaveLength(2);
  });

  it('is not given to an identity with an unverified email', async () => {
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

  it('gets an account without session; entering the mailed code gives sole ownership', async () => {
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

  it("is unlinked by the mail's link too, and by a much later reset", async () => {
    await signUp(unverified);
    await domain.verifyEmailLink(ctx, {
      token: /token=([0-9a-f]+)/.exec((await ctx.deliverMails())[0]?.text ?? '')?.[1] ?? '',
    });
    expect(await failure(signIn(unverified))).toBe('NOT_FOUND Sign-in failed');

    const other = { email: 'b@example.com', subject: '105', ...unverified };
    const { user } = await signUp(other);
    await ctx.deliverMails();
    // Simulates accounts from before verification unlinked identities.
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

  it('stays linked once Google has vouched for it, even after a reset', async () => {
    await signUp();
    await domain.sendResetCode(ctx, { email });
    await domain.resetPassword(ctx, { email, resetCode: await lastCode(), newPassword: 'mine now' });
    expect(await signIn({ email: 'moved@example.com' })).toHaveProperty('token');
  });

  it('counts as proved from the first sign-in with a verified email', async () => {
    await signUp();
    await database.sql`update identities set is_email_proved = false`;
    await signIn();
    expect(await database.db.select().from(identities)).toMatchObject([{ isEmailProved: true }]);
  });

  it("leaves no account behind when the outbox can't be written", async () => {
    await database.sql`alter table mail_outbox rename to mail_outbox_away`;
    try {
      expect(await failure(signUp(unverified))).toBe('UNAVAILABLE Sign-up failed');
      expect(await everyUser()).toEqual([]);
    } finally {
      await database.sql`alter table mail_outbox_away rename to mail_outbox`;
    }
    await expect(signUp(unverified)).resolves.toBeDefined();
  });

  it("loses the account to the mailbox's owner, who resets its password or signs in with Google", async () => {
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

describe('an email account verified only by the link of its mail', () => {
  /** A stranger signs up with somebody's address, and the mail's link is opened in another browser. */
  async function openedByStranger(): Promise<{ token: string; device: string }> {
    const { user } = await domain.signUp(ctx, { ...withPassword, name: 'Attacker' });
    const device = await domain.rememberDevice(ctx, user.id, null);
    await domain.verifyEmailLink(ctx, { token: await lastLink() }, 'of-another-browser');
    const { token = '' } = await domain.signIn(ctx, { email, password: 'secret' }, device);
    return { token, device };
  }
  const passwordOpens = async () =>
    (await failure(domain.signIn(ctx, { email, password: 'secret' }))) === 'no failure';

  it("is freed from the stranger when the mailbox's owner signs in with Google", async () => {
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

  it.each([
    ['comes by Google', () => signIn()],
    [
      'resets the password',
      async () => {
        await domain.sendResetCode(ctx, { email });
        await domain.resetPassword(ctx, { email, resetCode: await lastCode(), newPassword: 'mine now' });
      },
    ],
  ])('is freed from a guardian whom the stranger named when its owner %s', async (_name, take) => {
    ctx.settings.isConsentRequired = true;
    const guardian = 'attacker@example.com';
    const { token } = await openedByStranger();
    const user = (await domain.findSessionUser(ctx, token)) as User;
    await domain.askGuardian({ ...ctx, user }, { email: guardian });
    const link = await tokenTo(guardian);
    await proveBySignIn(link, guardian);
    await domain.giveConsent(ctx, { token: link, ...yes });
    await take();
    expect(await failure(domain.openGuardianPage(ctx, { token: link }))).toMatch(/^NOT_FOUND/);
    await domain.sendGuardianLinks(ctx, { email: guardian });
    expect(await tokenTo(guardian)).toBe(link);
    const owner = { ...ctx, user: await domain.getUser(ctx, user.id) };
    expect(await domain.getConsentState(owner)).toMatchObject({ step: 'guardian' });
  });

  it('is freed from the stranger by a Google sign-up too, which reports that an account exists', async () => {
    const { token } = await openedByStranger();
    expect(await failure(signUp())).toBe('CONFLICT User already exists');
    expect(await domain.findSessionUser(ctx, token)).toBeNull();
    expect(await passwordOpens()).toBe(false);
    expect(await signIn()).toHaveProperty('token');
  });

  it('keeps its password when Google comes from a known browser', async () => {
    const { token, device } = await openedByStranger();
    await domain.googleSignIn(ctx, { idToken: tokenOf() }, null, device);
    expect(await domain.findSessionUser(ctx, token)).not.toBeNull();
    expect(await passwordOpens()).toBe(true);
    // From then on the account belongs to its owner in any browser.
    await signIn();
    expect(await passwordOpens()).toBe(true);
  });

  it('keeps its password when the link was opened in the browser of the sign-up', async () => {
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
