import { users } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { askedStudent, consentedStudent, everything, guardianEmail } from './consent-fixtures.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { day, sweep, sweepNextDay } from './sweep-fixtures.ts';

useFreshDatabase();
beforeEach(() => {
  ctx.settings.isConsentRequired = true;
});

const isThere = async (id: string) => (await database.db.$count(users, eq(users.id, id))) === 1;

describe('an account for which nobody agrees', () => {
  it('is deleted 30 days after sign-up', async () => {
    const waiting = await createStudent(ctx, { consentAwaitedSince: ctx.time.now });
    ctx.time.pass(30 * day - 1);
    expect((await sweep())?.removed).toMatchObject({ unconsentedAccounts: 0 });
    expect((await sweepNextDay()).removed).toMatchObject({ unconsentedAccounts: 1 });
    expect(await isThere(waiting.user.id)).toBe(false);
  });

  it('is deleted 30 days after the withdrawal, not after sign-up', async () => {
    const { token, student } = await consentedStudent({ age: 12 });
    ctx.time.pass(100 * day);
    await sweep();
    await domain.withdrawConsent(ctx, { token });
    ctx.time.pass(29 * day);
    await sweep();
    expect(await isThere(student.user.id)).toBe(true);
    await sweepNextDay();
    expect(await isThere(student.user.id)).toBe(false);
  });

  it('that was there before consent was required has 30 days from then', async () => {
    const old = await createStudent(ctx, { createdAt: new Date(ctx.time.now.getTime() - 400 * day) });
    await sweep();
    ctx.time.pass(29 * day);
    await sweep();
    expect(await isThere(old.user.id)).toBe(true);
    await sweepNextDay();
    expect(await isThere(old.user.id)).toBe(false);
  });

  it('stays where consent is not required, and its time begins anew when it is again', async () => {
    const student = await createStudent(ctx, { consentAwaitedSince: ctx.time.now });
    ctx.settings.isConsentRequired = false;
    ctx.time.pass(60 * day);
    await sweep();
    ctx.settings.isConsentRequired = true;
    await sweepNextDay();
    expect(await isThere(student.user.id)).toBe(true);
  });

  it('stays when its owner has come of age, and the guardian’s address goes', async () => {
    const { student } = await askedStudent({ age: 17, adultAt: new Date(ctx.time.now.getTime() + 10 * day) });
    ctx.time.pass(40 * day);
    expect((await sweep())?.removed).toMatchObject({ unconsentedAccounts: 0, guardianships: 1 });
    expect(await isThere(student.user.id)).toBe(true);
    expect(await everything()).not.toContain(guardianEmail);
  });

  it('whose age nobody knows is not deleted', async () => {
    const student = await createStudent(ctx, { age: null, adultAt: null });
    for (let n = 0; n < 3; n++) {
      ctx.time.pass(31 * day);
      await sweep();
    }
    expect(await isThere(student.user.id)).toBe(true);
  });
});
