import { consentText } from '@repo/contracts/consent.text';
import { unconsentedAccountKeptDays } from '@repo/contracts/limits/consent';
import { guardianships, mailOutbox, users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { asha } from './auth-fixtures.ts';
import {
  askedStudent,
  consentedStudent,
  guardianEmail,
  mailTo,
  now,
  proveBySignIn,
  records,
  tokenTo,
  useConsent,
  yes,
} from './consent-fixtures.ts';
import { expectCode } from './expect-code.ts';
import { ctx, database } from './fresh-database.ts';
import { day } from './sweep-fixtures.ts';

useConsent();

const rowOf = async (email: string) =>
  (await database.db.select().from(users).where(eq(users.email, email)))[0];

it('sign-up where a guardian must agree stores no gender of a minor and starts the waiting time', async () => {
  const { user } = await domain.signUp(ctx, asha);
  expect(user).toMatchObject({ age: 15, gender: null, isConsentNeeded: true });
  expect(await rowOf(asha.email)).toMatchObject({ gender: null, consentAwaitedSince: ctx.time.now });
});

it('sign-up where a guardian must agree does not change for an adult', async () => {
  const { user } = await domain.signUp(ctx, { ...asha, age: 18 });
  expect(user).toMatchObject({ age: 18, gender: 'Female' });
  expect(user).not.toHaveProperty('isConsentNeeded');
  expect(await rowOf(asha.email)).toMatchObject({ consentAwaitedSince: null });
});

it('sign-up where a guardian must agree stores no gender with Google either', async () => {
  const person = { provider: 'google' as const, subject: '1', name: 'Asha', isEmailVerified: true };
  ctx.identities.tokens.set('t', { ...person, email: asha.email });
  const { user, token } = await domain.googleSignUp(ctx, { idToken: 't', age: 15, gender: 'Female' });
  expect(user).toMatchObject({ gender: null, isConsentNeeded: true });
  expect(token).toBeDefined();
});

it('sign-up where a guardian must agree does not change for anybody where consent is not required', async () => {
  ctx.settings.isConsentRequired = false;
  const { user } = await domain.signUp(ctx, asha);
  expect(user).toMatchObject({ age: 15, gender: 'Female' });
  expect(user).not.toHaveProperty('isConsentNeeded');
});

it('a minor needs consent until 18 by the age at sign-up, whatever the profile says', async () => {
  const student = await createStudent(ctx, { age: 15 });
  await domain.updateUser(student, { age: 40 });
  expect((await now(student)).user.isConsentNeeded).toBe(true);
  ctx.time.pass(3 * 366 * day);
  expect((await now(student)).user).not.toHaveProperty('isConsentNeeded');
});

it('a minor is asked for an unknown age, once', async () => {
  const student = await createStudent(ctx, { age: null, adultAt: null });
  const other = await createStudent(ctx, { age: null, adultAt: null });
  expect(await domain.getConsentState(student)).toMatchObject({ step: 'age' });
  await expectCode(domain.askGuardian(student, { email: guardianEmail }), 'CONFLICT');
  await domain.tellAge(student, { age: 15 });
  expect(await domain.getConsentState(await now(student))).toMatchObject({ step: 'guardian' });
  await expect(domain.tellAge(student, { age: 30 })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await domain.getConsentState(await now(other))).toMatchObject({ step: 'age' });
});

it("a minor needs no consent when the age turns out to be an adult's", async () => {
  const student = await createStudent(ctx, { age: null, adultAt: null });
  await domain.tellAge(student, { age: 21 });
  expect(await domain.getConsentState(await now(student))).toMatchObject({
    step: 'done',
    deletedFrom: null,
  });
});

it('a minor sees the state of the consent, and the deadline', async () => {
  const { user } = await domain.signUp(ctx, asha);
  const student = { ...ctx, user };
  const deletedFrom = new Date(ctx.time.now.getTime() + unconsentedAccountKeptDays * day).toISOString();
  expect(await domain.getConsentState(student)).toEqual({
    ...{
      step: 'guardian',
      isWithdrawn: false,
      isRefused: false,
      guardianEmail: null,
      askedAt: null,
      deletedFrom,
    },
  });
  await domain.askGuardian(student, { email: guardianEmail });
  const askedAt = ctx.time.now.toISOString();
  expect(await domain.getConsentState(student)).toMatchObject({ step: 'waiting', guardianEmail, askedAt });
});

it("a minor can't name their own address as the guardian's, nor name anybody once there is consent", async () => {
  const { student } = await consentedStudent();
  await expect(domain.askGuardian(student, { email: student.user.email })).rejects.toMatchObject({
    code: 'BAD_INPUT',
    message: 'Please enter the email of your parent or guardian, not your own',
  });
  await expectCode(domain.askGuardian(student, { email: 'friend@example.com' }), 'CONFLICT');
});

it.each([
  ['asha@example.com', 'asha+mum@example.com'],
  ['asha+study@example.com', 'asha@example.com'],
  ['asha.rao@gmail.com', 'asharao+papa@googlemail.com'],
])("a minor with the email %s can't name the same mailbox as %s", async (email, spelled) => {
  const student = await createStudent(ctx, { email, gender: null });
  await expectCode(domain.askGuardian(student, { email: spelled }), 'BAD_INPUT');
  await expect(domain.askGuardian(student, { email: 'other@gmail.com' })).resolves.toBeDefined();
});

it("a minor voids the first guardian's link and proof by naming another", async () => {
  const { student, token } = await askedStudent();
  await proveBySignIn(token);
  await domain.askGuardian(student, { email: 'father@example.com' });
  await expect(domain.openGuardianPage(ctx, { token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const fathers = await tokenTo('father@example.com');
  await expectCode(domain.giveConsent(ctx, { token: fathers, ...yes }), 'FORBIDDEN');
});

it('a minor may ask again, and both links work', async () => {
  const { student, token } = await askedStudent();
  ctx.time.pass(60_000);
  await domain.askGuardianAgain(student);
  const newer = await tokenTo();
  expect(newer).not.toBe(token);
  for (const each of [token, newer])
    expect(await domain.openGuardianPage(ctx, { token: each })).toMatchObject({ state: 'asked' });
});

it('a minor is limited in mails like for any code, as is an address that many name', async () => {
  ctx.accountTries.max = 1;
  const { student } = await askedStudent();
  await expect(domain.askGuardianAgain(student)).rejects.toMatchObject({ code: 'TOO_MANY' });
  const other = await createStudent(ctx);
  await expectCode(domain.askGuardian(other, { email: guardianEmail }), 'TOO_MANY');
});

it("the guardian's mail says in English and Hindi what is stored, why, for how long and how to withdraw, with the link", async () => {
  await askedStudent({ name: 'Asha Rao' });
  const mail = await mailTo();
  for (const { heading, text } of [...consentText.en, ...consentText.hi]) {
    expect(mail?.text).toContain(`${heading}\n${text}`);
    expect(mail?.html).toContain(text);
  }
  expect(mail?.text).toMatch(/^http:\/\/localhost:3000\/guardian\?token=[0-9a-f]{64}$/m);
  expect(mail?.text).toContain('Asha wants to study');
  expect(mail?.text).not.toContain('Rao');
  expect(mail?.text).not.toContain('@');
});

it.each(['http://evil.example/pay', 'Win.a.prize.in', '<b>Asha</b>', '₹5000'])(
  "the guardian's mail omits a name that does not look like one: %s",
  async (name) => {
    await askedStudent({ name });
    const mail = await mailTo();
    expect(mail?.text).toContain('A student wants to study');
    expect(`${mail?.text}${mail?.html}`).not.toContain(name);
  },
);

it("the guardian's mail stores only a hash of the token", async () => {
  const { token } = await askedStudent();
  const rows = await database.sql`select token_hash from guardian_links`;
  expect(JSON.stringify(rows)).not.toContain(token);
});

it("the guardian's mail is dropped unsent once another guardian is named", async () => {
  const student = await createStudent(ctx);
  await domain.askGuardian(student, { email: guardianEmail });
  await domain.askGuardian(student, { email: 'father@example.com' });
  await ctx.deliverMails();
  expect(ctx.mails.map(({ to }) => to)).toEqual(['father@example.com']);
});

it('a fresh link is mailed to a named guardian, for each of their students', async () => {
  await askedStudent();
  await askedStudent({ name: 'Ravi Rao' });
  const before = ctx.mails.length;
  ctx.time.pass(60_000);
  const reply = await domain.sendGuardianLinks(ctx, { email: guardianEmail });
  await ctx.deliverMails();
  expect(ctx.mails.slice(before).map(({ to }) => to)).toEqual([guardianEmail, guardianEmail]);
  const unknown = await domain.sendGuardianLinks(ctx, { email: 'nobody@example.com' });
  expect(unknown).toEqual(reply);
  expect(await database.db.$count(mailOutbox)).toBe(1);
  await ctx.deliverMails();
  expect(ctx.mails).toHaveLength(before + 2);
});

it('a fresh link is needed after a year', async () => {
  const { token } = await askedStudent({ age: 12 });
  ctx.time.pass(365 * day);
  await expect(domain.openGuardianPage(ctx, { token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await domain.sendGuardianLinks(ctx, { email: guardianEmail });
  expect(await domain.openGuardianPage(ctx, { token: await tokenTo() })).toMatchObject({ state: 'asked' });
});

it('a fresh link reveals nothing once the student is an adult', async () => {
  const { token } = await consentedStudent({ age: 17 });
  ctx.time.pass(366 * day);
  for (const verb of [domain.openGuardianPage, domain.exportForGuardian, domain.withdrawConsent])
    await expect(verb(ctx, { token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await domain.sendGuardianLinks(ctx, { email: guardianEmail })).toBeDefined();
  expect(await records()).toHaveLength(1);
});

it("the guardian's page shows only the student's first name", async () => {
  const { token, student } = await askedStudent({ name: 'Asha Rao' });
  const view = await domain.openGuardianPage(ctx, { token });
  expect(view).toMatchObject({ firstName: 'Asha', email: guardianEmail, state: 'asked', provedBy: null });
  for (const secret of ['Rao', student.user.id, student.user.email])
    expect(JSON.stringify(view)).not.toContain(secret);
  expect(await database.db.$count(guardianships)).toBe(1);
});
