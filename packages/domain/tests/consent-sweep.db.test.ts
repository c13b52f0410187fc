import { users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import {
  askedStudent,
  consentedStudent,
  everything,
  guardianEmail,
  isThere,
  now,
  tokenTo,
  useConsent,
} from './consent-fixtures.ts';
import { ctx, database } from './fresh-database.ts';
import { day, sweep, sweepNextDay } from './sweep-fixtures.ts';

useConsent();

it('an account without consent is deleted 30 days after sign-up', async () => {
  const waiting = await createStudent(ctx, { consentAwaitedSince: ctx.time.now });
  ctx.time.pass(30 * day - 1);
  expect((await sweep())?.removed).toMatchObject({ unconsentedAccounts: 0 });
  expect((await sweepNextDay()).removed).toMatchObject({ unconsentedAccounts: 1 });
  expect(await isThere(waiting.user.id)).toBe(false);
});

it('an account without consent is deleted 30 days after the withdrawal, not after sign-up', async () => {
  const { token, student } = await consentedStudent({ age: 12 });
  ctx.time.pass(100 * day);
  await sweep();
  await domain.renewGuardianLink(ctx, { token });
  await domain.withdrawConsent(ctx, { token: await tokenTo() });
  ctx.time.pass(29 * day);
  await sweep();
  expect(await isThere(student.user.id)).toBe(true);
  await sweepNextDay();
  expect(await isThere(student.user.id)).toBe(false);
});

it('an account without consent stays where consent is not required, and its time restarts if that changes', async () => {
  const student = await createStudent(ctx, { consentAwaitedSince: ctx.time.now });
  ctx.settings.isConsentRequired = false;
  ctx.time.pass(60 * day);
  await sweep();
  ctx.settings.isConsentRequired = true;
  await sweepNextDay();
  expect(await isThere(student.user.id)).toBe(true);
});

it("an account without consent stays when its owner has come of age, and the guardian's address is deleted", async () => {
  const { student } = await askedStudent({ age: 17, adultAt: new Date(ctx.time.now.getTime() + 10 * day) });
  ctx.time.pass(40 * day);
  expect((await sweep())?.removed).toMatchObject({ unconsentedAccounts: 0, guardianships: 1 });
  expect(await isThere(student.user.id)).toBe(true);
  expect(await everything()).not.toContain(guardianEmail);
});

it("an account without consent is not deleted while its owner's age is unknown", async () => {
  const student = await createStudent(ctx, { age: null, adultAt: null });
  for (let n = 0; n < 3; n++) {
    ctx.time.pass(31 * day);
    await sweep();
  }
  expect(await isThere(student.user.id)).toBe(true);
});

const oldStudent = (fields: Parameters<typeof createStudent>[1] = {}) =>
  createStudent(ctx, { createdAt: new Date(ctx.time.now.getTime() - 400 * day), ...fields });
const noticesTo = ({ user }: UserContext) => ctx.mails.filter(({ to }) => to === user.email);
const deletedFrom = async (student: UserContext) =>
  (await domain.getConsentState(await now(student))).deletedFrom;

it('an account from before consent was required gets a mail in plain words, and has 30 days from its sending', async () => {
  const old = await oldStudent();
  ctx.mailServer.isDown = true;
  await sweep();
  await ctx.deliverMails();
  expect(await deletedFrom(old)).toBeNull();
  ctx.mailServer.isDown = false;
  ctx.time.pass(3_600_000);
  await ctx.deliverMails();
  const [mail] = noticesTo(old);
  expect(mail?.subject).toContain('parent or guardian');
  expect(mail?.text).toContain('within 30 days of this mail');
  expect(mail?.text).toContain('http://localhost:3000/consent');
  expect(await deletedFrom(old)).toBe(new Date(ctx.time.now.getTime() + 30 * day).toISOString());
  ctx.time.pass(29 * day);
  await sweep();
  expect(await isThere(old.user.id)).toBe(true);
  await sweepNextDay();
  expect(await isThere(old.user.id)).toBe(false);
  await ctx.deliverMails();
  expect(noticesTo(old)).toHaveLength(1);
});

it("an account from before consent was required is not deleted while the mail can't be sent, and the mail is retried weekly", async () => {
  const old = await oldStudent();
  ctx.mailServer.isDown = true;
  for (let days = 0; days < 60; days += 3) {
    ctx.time.pass(2 * day);
    await sweepNextDay();
    await ctx.deliverMails();
  }
  expect(await isThere(old.user.id)).toBe(true);
  const written = () => domain.getMailOutboxState(ctx);
  expect((await written()).waiting).toBeLessThanOrEqual(1);
  ctx.mailServer.isDown = false;
  for (let n = 0; n < 7; n++) {
    await sweepNextDay();
    await ctx.deliverMails();
  }
  expect(noticesTo(old)).toHaveLength(1);
  expect(await deletedFrom(old)).not.toBeNull();
});

it('an account from before consent was required gets no mail after consent, or when consent is not required any more', async () => {
  const agreed = await oldStudent();
  await sweep();
  await database.db.update(users).set({ consentedAt: ctx.time.now }).where(eq(users.id, agreed.user.id));
  await domain.sendWaitingMails(ctx);
  expect(noticesTo(agreed)).toEqual([]);
  const free = await oldStudent();
  await sweepNextDay();
  ctx.settings.isConsentRequired = false;
  await ctx.deliverMails();
  expect(noticesTo(free)).toEqual([]);
});

it('an account from before consent was required gets another mail when consent is required again', async () => {
  const old = await oldStudent();
  await sweep();
  await ctx.deliverMails();
  ctx.settings.isConsentRequired = false;
  await sweepNextDay();
  ctx.settings.isConsentRequired = true;
  await sweepNextDay();
  await ctx.deliverMails();
  expect(noticesTo(old)).toHaveLength(2);
});

it('an account from before consent was required gets no mail if its owner is an adult or its email was never verified', async () => {
  await oldStudent({ age: 20, adultAt: new Date(0) });
  await oldStudent({ verifiedAt: null });
  await sweep();
  expect(await ctx.deliverMails()).toEqual([]);
});

it('an account from before consent was required waits its turn among many, so that codes are not delayed', async () => {
  for (let n = 0; n < 30; n++) await oldStudent();
  await sweep();
  await ctx.deliverMails();
  expect(ctx.mails).toHaveLength(1);
  const other = await createStudent(ctx);
  ctx.time.pass(20_000);
  await domain.sendResetCode(ctx, { email: other.user.email });
  await ctx.deliverMails();
  expect(ctx.mails.map(({ to }) => to)).toContain(other.user.email);
  expect(await domain.getMailOutboxState(ctx)).toMatchObject({ oldestWaitingSeconds: 0 });
});

it("an account from before consent was required gets the mail when its owner's age becomes known, and has 30 days from then", async () => {
  const old = await oldStudent({ age: null, adultAt: null });
  await sweep();
  await domain.tellAge(old, { age: 15 });
  expect(await deletedFrom(old)).toBeNull();
  await sweepNextDay();
  await ctx.deliverMails();
  expect(await deletedFrom(old)).toBe(new Date(ctx.time.now.getTime() + 30 * day).toISOString());
});
