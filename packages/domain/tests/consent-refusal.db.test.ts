import { acceptedInvites, users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent, importSampleContent } from '#src/testing/index.ts';
import {
  askedStudent,
  consentedStudent,
  everything,
  guardianEmail,
  isThere,
  now,
  proveBySignIn,
  records,
  tokenTo,
  useConsent,
  yes,
} from './consent-fixtures.ts';
import { expectCode } from './expect-code.ts';
import { ctx, database } from './fresh-database.ts';
import { day, sweep, sweepNextDay } from './sweep-fixtures.ts';

useConsent();

it('a refusal deletes the account immediately, and its record names nobody', async () => {
  const { token, student } = await askedStudent({ name: 'Zubeida Khan', email: 'zubeida@example.com' });
  await domain.createOrder(await createStudent(ctx));
  expect(await domain.refuseConsent(ctx, { token })).toEqual({
    message: 'We have deleted what we kept about the student.',
  });
  const left = await everything();
  for (const trace of ['Zubeida', 'zubeida', guardianEmail, student.user.id, token])
    expect(left).not.toContain(trace);
  const [record] = await records();
  expect(record).toMatchObject({ event: 'refused' });
  expect(record && domain.isRecordOf(record, student.user.id, guardianEmail)).toBe(true);
  expect(record && domain.isRecordOf(record, student.user.id, 'other@example.com')).toBe(false);
  await expectCode(domain.openGuardianPage(ctx, { token }), 'NOT_FOUND');
});

it('a refusal is rejected while there is consent, which can be withdrawn', async () => {
  const { token, student } = await consentedStudent();
  await expectCode(domain.refuseConsent(ctx, { token }), 'CONFLICT');
  expect(await isThere(student.user.id)).toBe(true);
});

it('a refusal closes an account with a pending payment and deletes it once that is settled', async () => {
  const { token, student } = await askedStudent();
  const session = await domain.startSession(ctx, student.user.id);
  await domain.createGuardianOrder(ctx, { token });
  expect((await domain.refuseConsent(ctx, { token })).message).toContain('as soon as the payment');
  expect(await domain.findSession(ctx, session)).toBeNull();
  await expectCode(domain.openGuardianPage(ctx, { token }), 'NOT_FOUND');
  expect((await sweepNextDay()).removed).toMatchObject({ deletedAccounts: 0 });
  const { email } = student.user;
  const idToken = 'google';
  const person = { provider: 'google' as const, subject: '9', name: null, isEmailVerified: true };
  ctx.identities.tokens.set(idToken, { ...person, email });
  const refused = { code: 'FORBIDDEN', message: expect.stringContaining('has refused') };
  await expect(domain.signIn(ctx, { email, password: 'secret' })).rejects.toMatchObject(refused);
  await expect(domain.googleSignIn(ctx, { idToken })).rejects.toMatchObject(refused);
  await expectCode(domain.signIn(ctx, { email, password: 'wrong' }), 'WRONG_CREDENTIALS');
  ctx.time.pass(6 * day);
  await domain.reconcileOrders(ctx);
  expect((await sweepNextDay()).removed).toMatchObject({ deletedAccounts: 1 });
});

/** A student of 15 with an open chapter, from before consent was required. */
async function studiousStudent() {
  await importSampleContent(ctx);
  const asked = await askedStudent();
  ctx.settings.isConsentRequired = false;
  await domain.claimFreeChapter(asked.student, { chapterId: 'econ-1' });
  ctx.settings.isConsentRequired = true;
  return { ...asked, session: await domain.startSession(ctx, asked.student.user.id) };
}

it('a refusal of an account with work closes it for 7 days, in which the student can name another guardian', async () => {
  const { token, student, session } = await studiousStudent();
  const { message } = await domain.refuseConsent(ctx, { token });
  expect(message).toContain('in 7 days');
  await expectCode(domain.openGuardianPage(ctx, { token }), 'NOT_FOUND');
  const deletedFrom = new Date(ctx.time.now.getTime() + 7 * day).toISOString();
  expect(await domain.getConsentState(await now(student))).toMatchObject({
    ...{ step: 'guardian', isRefused: true, deletedFrom },
  });
  expect((await domain.findSession(ctx, session))?.user.isConsentNeeded).toBe(true);
  await ctx.deliverMails();
  const told = ctx.mails.findLast(({ to }) => to === student.user.email);
  expect(told?.subject).toContain('will be deleted in 7 days');
  ctx.time.pass(7 * day - 1);
  await sweep();
  await domain.askGuardian(await now(student), { email: 'father@example.com' });
  expect(await domain.getConsentState(await now(student))).toMatchObject({
    ...{ step: 'waiting', isRefused: false, deletedFrom: null },
  });
  const fathers = await tokenTo('father@example.com');
  await sweepNextDay();
  await proveBySignIn(fathers, 'father@example.com');
  await domain.giveConsent(ctx, { token: fathers, ...yes });
  const { user } = await now(student);
  expect(user.unlockedChapters).toEqual(['econ-1']);
  expect(user).not.toHaveProperty('isConsentNeeded');
  expect((await records()).map(({ event }) => event)).toEqual(['refused', 'given']);
});

const work: [what: string, done: (student: UserContext) => Promise<unknown>][] = [
  [
    'the review of a single card',
    (student) =>
      domain.receiveReviews(student, {
        ...{ device: 'a1'.repeat(8), firstSequence: 0, sentClockMs: 0 },
        events: [{ kind: 'review', grade: 3, item: 'b2'.repeat(8), chapterId: 'econ-1', clockMs: 0 }],
      }),
  ],
  ['a day of study', (student) => domain.addStudyDays(student, { sentClockMs: 0, studiedAtMs: [0] })],
  [
    'a friend who joined',
    ({ user }) =>
      database.db
        .insert(acceptedInvites)
        .values({ inviterId: user.id, invitedId: 'friend', acceptedAt: ctx.time.now }),
  ],
];
it.each(work)('a refusal of an account with work counts %s as work', async (_what, done) => {
  const { token, student } = await askedStudent();
  await done(student);
  expect((await domain.refuseConsent(ctx, { token })).message).toContain('in 7 days');
  expect(await isThere(student.user.id)).toBe(true);
});

it('a refusal of an account with work deletes it after 7 days if nobody else is named', async () => {
  const { token, student } = await studiousStudent();
  await domain.refuseConsent(ctx, { token });
  ctx.time.pass(7 * day);
  expect((await sweep())?.removed).toMatchObject({ deletedAccounts: 1 });
  const left = await everything();
  for (const trace of [student.user.id, student.user.email, guardianEmail, token])
    expect(left).not.toContain(trace);
});

it('a refusal of an account with work allows no sign-in after the 7 days, even with a pending payment', async () => {
  const { token, student, session } = await studiousStudent();
  await domain.createGuardianOrder(ctx, { token });
  await domain.refuseConsent(ctx, { token });
  expect(await domain.findSession(ctx, session)).not.toBeNull();
  ctx.time.pass(7 * day);
  expect((await sweep())?.removed).toMatchObject({ deletedAccounts: 0 });
  expect(await domain.findSession(ctx, session)).toBeNull();
  const { email } = student.user;
  await expectCode(domain.signIn(ctx, { email, password: 'secret' }), 'FORBIDDEN');
});

it("a refusal of an account with work voids the guardian's proof, and sends that guardian no fresh link", async () => {
  const { token, student } = await studiousStudent();
  await proveBySignIn(token);
  await domain.refuseConsent(ctx, { token });
  await ctx.deliverMails();
  const before = ctx.mails.length;
  await domain.sendGuardianLinks(ctx, { email: guardianEmail });
  expect(await ctx.deliverMails()).toHaveLength(before);
  await expectCode(domain.askGuardianAgain(await now(student)), 'CONFLICT');
  await domain.askGuardian(await now(student), { email: guardianEmail });
  expect(await domain.openGuardianPage(ctx, { token: await tokenTo() })).toMatchObject({ provedBy: null });
});

it('a refusal of an account with work has no effect once the student is of age, or consent is not required any more', async () => {
  const { token, student } = await studiousStudent();
  await domain.refuseConsent(ctx, { token });
  ctx.settings.isConsentRequired = false;
  ctx.time.pass(3 * day);
  await sweep();
  ctx.settings.isConsentRequired = true;
  ctx.time.pass(5 * day);
  await sweep();
  expect(await isThere(student.user.id)).toBe(true);
  await domain.askGuardian(await now(student), { email: guardianEmail });
  await domain.refuseConsent(ctx, { token: await tokenTo() });
  const ofAge = new Date(ctx.time.now.getTime() + 3 * day);
  await database.db.update(users).set({ adultAt: ofAge }).where(eq(users.id, student.user.id));
  ctx.time.pass(8 * day);
  await sweep();
  expect((await now(student)).user.id).toBe(student.user.id);
  await domain.signIn(ctx, { email: student.user.email, password: 'secret' });
});

it('a refusal of an account with work does not delete it immediately after a withdrawn consent either', async () => {
  const { token, student } = await studiousStudent();
  await proveBySignIn(token);
  await domain.giveConsent(ctx, { token, ...yes });
  await domain.withdrawConsent(ctx, { token });
  await domain.refuseConsent(ctx, { token });
  expect(await isThere(student.user.id)).toBe(true);
});
