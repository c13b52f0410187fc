import { consentDecisionsPerDayMax } from '@repo/contracts/limits/consent';
import { consentRecords } from '@repo/db/schema';
import { isRealPostgres } from '@repo/db/testing';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import {
  askedStudent,
  consentedStudent,
  everything,
  guardianEmail,
  isThere,
  now,
  proveBySignIn,
  records,
  useConsent,
  yes,
} from './consent-fixtures.ts';
import { expectCode } from './expect-code.ts';
import { ctx, database } from './fresh-database.ts';
import { day, sweep } from './sweep-fixtures.ts';

useConsent();

it('consent opens the account after an adult was proved, with the current text', async () => {
  const { token, student } = await askedStudent();
  await expectCode(domain.giveConsent(ctx, { token, ...yes }), 'FORBIDDEN');
  await proveBySignIn(token);
  await expectCode(domain.giveConsent(ctx, { token, ...yes, textVersion: 'old' }), 'CONFLICT');
  expect((await now(student)).user.isConsentNeeded).toBe(true);
  const { view } = await domain.giveConsent(ctx, { token, ...yes });
  expect(view).toMatchObject({ state: 'given', deletedFrom: null });
  expect((await now(student)).user).not.toHaveProperty('isConsentNeeded');
});

it('consent is recorded once, however often it is clicked', async () => {
  const { token } = await askedStudent();
  await proveBySignIn(token);
  const clicks = Array.from({ length: 8 }, () => domain.giveConsent(ctx, { token, ...yes }));
  const views = (await Promise.all(clicks)).map(({ view }) => view.state);
  expect(new Set(views)).toEqual(new Set(['given']));
  expect((await records()).map(({ event, provedBy }) => [event, provedBy])).toEqual([['given', 'sign-in']]);
});

it('consent closes the account when it is withdrawn, once, and can be given again', async () => {
  const { token, student } = await consentedStudent();
  ctx.time.pass(day);
  const clicks = Array.from({ length: 4 }, () => domain.withdrawConsent(ctx, { token }));
  const [first] = await Promise.all(clicks);
  const deletedFrom = new Date(ctx.time.now.getTime() + 30 * day).toISOString();
  expect(first?.view).toMatchObject({ state: 'withdrawn', deletedFrom });
  const closed = await now(student);
  expect(closed.user.isConsentNeeded).toBe(true);
  expect(await domain.getConsentState(closed)).toMatchObject({
    step: 'waiting',
    isWithdrawn: true,
    deletedFrom,
  });
  ctx.time.pass(day);
  await domain.giveConsent(ctx, { token, ...yes });
  expect((await now(student)).user).not.toHaveProperty('isConsentNeeded');
  expect((await records()).map(({ event }) => event)).toEqual(['given', 'withdrawn', 'given']);
});

it("consent can't be given on a day with too many decisions, but can always be withdrawn", async () => {
  const { token, student } = await consentedStudent();
  const decided = (await records()).length;
  for (let n = decided; n < consentDecisionsPerDayMax; n += 2) {
    await domain.withdrawConsent(ctx, { token });
    if (n + 1 < consentDecisionsPerDayMax) await domain.giveConsent(ctx, { token, ...yes });
  }
  await expectCode(domain.giveConsent(ctx, { token, ...yes }), 'FORBIDDEN');
  expect(await records()).toHaveLength(consentDecisionsPerDayMax);
  expect((await now(student)).user.isConsentNeeded).toBe(true);
  ctx.time.pass(day);
  await domain.giveConsent(ctx, { token, ...yes });
  expect((await now(student)).user).not.toHaveProperty('isConsentNeeded');
  expect((await domain.withdrawConsent(ctx, { token })).view.state).toBe('withdrawn');
});

it('consent ends in one of two valid states when guardians agree and refuse concurrently', async () => {
  const { token, student } = await askedStudent();
  await proveBySignIn(token);
  const outcomes = await Promise.allSettled([
    domain.giveConsent(ctx, { token, ...yes }),
    domain.refuseConsent(ctx, { token }),
  ]);
  const events = (await records()).map(({ event }) => event);
  expect(events).toHaveLength(1);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await isThere(student.user.id)).toBe(events[0] === 'given');
});

it('a guardian who has not proved to be an adult sees nothing of the account, and can neither delete nor keep it: the address may be wrong', async () => {
  const { token } = await askedStudent();
  await expectCode(domain.exportForGuardian(ctx, { token }), 'FORBIDDEN');
  await expectCode(domain.planDeletionByGuardian(ctx, { token }), 'FORBIDDEN');
  await expectCode(domain.cancelDeletionByGuardian(ctx, { token }), 'FORBIDDEN');
  await proveBySignIn(token);
  expect(await (await domain.exportForGuardian(ctx, { token })).read()).toMatchObject({
    guardian: { provedBy: 'sign-in' },
  });
});

it('a returning guardian gets everything stored about the student, including the decisions', async () => {
  const { token, student } = await consentedStudent();
  const all = await (await domain.exportForGuardian(ctx, { token })).read();
  expect(all.account).toMatchObject({ id: student.user.id, email: student.user.email });
  expect(all.guardian).toMatchObject({ email: guardianEmail });
  expect(all.consents).toMatchObject([{ event: 'given', provedBy: 'sign-in', textVersion: yes.textVersion }]);
  expect(await (await domain.exportAccount(student)).read()).toEqual(all);
});

it("a returning guardian can have the account deleted in 7 days; it is closed until then, and the student can't keep it", async () => {
  const { token, student } = await consentedStudent();
  const dueAt = new Date(ctx.time.now.getTime() + 7 * day).toISOString();
  expect((await domain.planDeletionByGuardian(ctx, { token })).view).toMatchObject({
    ...{ state: 'withdrawn', deletionDueAt: dueAt },
  });
  expect((await now(student)).user.isConsentNeeded).toBe(true);
  ctx.time.pass(day);
  expect((await domain.planDeletionByGuardian(ctx, { token })).view.deletionDueAt).toBe(dueAt);
  expect((await domain.cancelDeletionByGuardian(ctx, { token })).view.deletionDueAt).toBeNull();
  await domain.planDeletionByGuardian(ctx, { token });
  ctx.time.pass(7 * day);
  expect((await sweep())?.removed).toMatchObject({ deletedAccounts: 1 });
  expect(await everything()).not.toContain(guardianEmail);
  expect((await records()).map(({ event }) => event)).toEqual(['given', 'withdrawn']);
});

it("a consent record can't be changed or deleted by anybody", async () => {
  await consentedStudent();
  const [record] = await records();
  for (const statement of [
    sql`update consent_records set event = 'refused'`,
    sql`delete from consent_records`,
    sql`truncate consent_records`,
  ])
    await expect(database.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'rows of consent_records are only ever added' },
    });
  expect(await records()).toEqual([record]);
});

it('a consent record always says how an adult was proved', async () => {
  const plain = { id: '1', salt: 's', accountHash: 'a', guardianHash: 'g', textVersion: '1' };
  const row = { ...plain, event: 'given' as const, recordedAt: ctx.time.now };
  await expect(database.db.insert(consentRecords).values(row)).rejects.toThrow();
});

// Statements overlap only on a real Postgres.
it.runIf(isRealPostgres())(
  'the records of consent are a consistent history for many concurrent clicks of all kinds',
  async () => {
    const { token } = await consentedStudent();
    const clicks = Array.from({ length: 20 }, (_, n) =>
      n % 2 ? domain.withdrawConsent(ctx, { token }) : domain.giveConsent(ctx, { token, ...yes }),
    );
    await Promise.all(clicks);
    const events = (await database.db.select().from(consentRecords)).map(({ event }) => event);
    const given = events.filter((event) => event === 'given').length;
    const { state } = await domain.openGuardianPage(ctx, { token });
    expect(given - (events.length - given)).toBe(state === 'given' ? 1 : 0);
  },
);

it('consent given concurrently with a change of guardian counts only for the guardian who is still named', async () => {
  for (let n = 0; n < 10; n++) {
    const { token, student } = await askedStudent();
    await proveBySignIn(token);
    await Promise.allSettled([
      domain.giveConsent(ctx, { token, ...yes }),
      domain.askGuardian(student, { email: 'father@example.com' }),
    ]);
    const { guardian, consents } = await (await domain.exportAccount(await now(student))).read();
    expect(guardian?.email).toBe(consents.length > 0 ? guardianEmail : 'father@example.com');
  }
});
