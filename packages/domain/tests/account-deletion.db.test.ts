import { deletedSessions, orderStates, orders, planGrants, users } from '@repo/db/schema';
import { distributeByStudent } from '@repo/db/testing';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent, createTestContext } from '#src/testing/index.ts';
import { expectCode } from './expect-code.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { codeIn, createFullAccount, refreshed, trace } from './full-account.ts';
import { day, sweep } from './sweep-fixtures.ts';

useFreshDatabase();

/** Requests the mail and enters its code. */
async function plan(student: UserContext) {
  await domain.sendDeletionCode(student);
  const code = codeIn((await ctx.deliverMails()).findLast(({ to }) => to === student.user.email)?.text);
  return domain.planDeletion(student, { code });
}

/** Rows of all tables that contain this text, as JSON by table. */
async function rowsWith(text: string): Promise<Record<string, string[]>> {
  const tables = await database.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await database.db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
    );
    const mentions = rows.map(({ row }) => row).filter((row) => row.includes(text));
    if (mentions.length > 0) found[name] = mentions;
  }
  return found;
}

it('account deletion needs the code from a mail, and changes nothing without it', async () => {
  const student = await createStudent(ctx);
  await domain.sendDeletionCode(student);
  await expectCode(domain.planDeletion(student, { code: 'AAAAAA' }), 'WRONG_CODE');
  expect(await domain.getUser(ctx, student.user.id)).not.toHaveProperty('deletionDueAt');
});

it('account deletion does not accept the code for resetting the password, nor the other way round', async () => {
  const student = await createStudent(ctx);
  const { email } = student.user;
  await domain.sendResetCode(ctx, { email });
  const resetCode = codeIn((await ctx.deliverMails()).at(-1)?.text);
  await expectCode(domain.planDeletion(student, { code: resetCode }), 'WRONG_CODE');
  await domain.sendDeletionCode(student);
  const code = codeIn((await ctx.deliverMails()).at(-1)?.text);
  const reset = domain.resetPassword(ctx, { email, resetCode: code, newPassword: 'another' });
  await expect(reset).rejects.toMatchObject({ code: 'WRONG_CODE' });
  expect((await domain.planDeletion(student, { code })).user.deletionDueAt).toBeDefined();
});

it('account deletion leaves 7 days in which the account works and the deletion can be cancelled', async () => {
  const student = await createStudent(ctx);
  const dueAt = new Date(ctx.time.now.getTime() + 7 * day).toISOString();
  expect((await plan(student)).user.deletionDueAt).toBe(dueAt);
  ctx.time.pass(7 * day - 1);
  expect((await sweep())?.removed).toMatchObject({ deletedAccounts: 0 });
  const back = await refreshed(student, student.user.email);
  expect(back.user.deletionDueAt).toBe(dueAt);
  expect((await domain.cancelDeletion(back)).user).not.toHaveProperty('deletionDueAt');
  ctx.time.pass(30 * day);
  expect((await sweep())?.removed).toMatchObject({ deletedAccounts: 0 });
  expect(await database.db.$count(users)).toBe(1);
});

it('account deletion keeps the first date when it is requested again', async () => {
  const student = await createStudent(ctx);
  const { deletionDueAt } = (await plan(student)).user;
  ctx.time.pass(day);
  expect((await plan(student)).user.deletionDueAt).toBe(deletionDueAt);
});

it('account deletion tells devices with a session for a year, from a table that names nobody', async () => {
  const student = await createStudent(ctx);
  const tokens = [
    await domain.startSession(ctx, student.user.id),
    await domain.startSession(ctx, student.user.id),
  ];
  const other = await domain.startSession(ctx, (await createStudent(ctx)).user.id);
  await plan(student);
  ctx.time.pass(7 * day);
  const isTold = () =>
    Promise.all([...tokens, other, 'rubbish'].map((token) => domain.isOfDeletedAccount(ctx, token)));
  expect(await isTold()).toEqual([false, false, false, false]);
  await sweep();
  expect(await isTold()).toEqual([true, true, false, false]);
  const rows = await database.db.select().from(deletedSessions);
  expect(Object.keys(rows[0] ?? {})).toEqual(['tokenHash', 'deletedAt']);
  ctx.time.pass(364 * day);
  await sweep();
  expect(await isTold()).toEqual([true, true, false, false]);
  ctx.time.pass(day);
  expect((await sweep())?.removed).toMatchObject({ deletedSessions: 2 });
  expect(await isTold()).toEqual([false, false, false, false]);
});

it('account deletion keeps orders and payments for the books, linked together but anonymized', async () => {
  const { student } = await createFullAccount();
  await plan(student);
  ctx.time.pass(7 * day);
  await sweep();
  const [order] = await database.db.select().from(orders);
  expect(order).toMatchObject({ amountPaise: 19_900, status: 'PAID', paymentSessionId: null });
  expect(order?.userId).toMatch(/^deleted-[0-9a-f]{32}$/);
  const [grant] = await database.db.select().from(planGrants);
  const states = await database.db.select().from(orderStates);
  expect(new Set([grant, ...states].map((row) => row?.userId))).toEqual(new Set([order?.userId]));
});

it('account deletion keeps what belongs to others: the accepted invite, the friend, a picture of the same bytes', async () => {
  const { student, friend } = await createFullAccount();
  await domain.updateProfile(friend, { picture: Buffer.from(`picture of ${trace}`) });
  const inviter = (await domain.getUser(ctx, student.user.invitedBy ?? '')) as UserContext['user'];
  await plan(student);
  ctx.time.pass(7 * day);
  await sweep();
  expect((await domain.getUser(ctx, friend.user.id)).invitedBy).toBeNull();
  expect((await domain.getUser(ctx, inviter.id)).invitesAccepted).toBe(1);
  expect(ctx.images.stored.some(({ bytes }) => bytes.includes(trace))).toBe(true);
});

it('account deletion waits for an order that may still be paid, and allows no new one meanwhile', async () => {
  const student = await createStudent(ctx);
  const { order } = await domain.createOrder(student);
  const planned = { ...student, user: (await plan(student)).user };
  await expect(domain.createOrder(planned)).rejects.toMatchObject({ code: 'CONFLICT' });
  ctx.time.pass(7 * day);
  expect((await sweep())?.removed).toMatchObject({ deletedAccounts: 0 });
  await domain.reconcileOrders(ctx);
  ctx.time.pass(day);
  expect((await sweep())?.removed).toMatchObject({ deletedAccounts: 1 });
  ctx.checkout.setStatus(order.order_id, 'PAID');
  await domain.scheduleCheck(ctx, order.order_id);
  expect(await domain.reconcileOrders(ctx)).toMatchObject({ asked: 1, paid: 1, failures: [] });
});

it('account deletion happens once when many servers sweep concurrently', async () => {
  for (let n = 0; n < 5; n++) await plan(await createStudent(ctx));
  ctx.time.pass(7 * day);
  const swept = await Promise.all(Array.from({ length: 4 }, sweep));
  expect(swept.flatMap((run) => run?.removed.deletedAccounts ?? [])).toEqual([5]);
});

it('account deletion deletes the other accounts when one fails, reports it, and retries it a day later', async () => {
  const first = await createStudent(ctx);
  await plan(first);
  await plan(await createStudent(ctx));
  await domain.sendDeletionCode(first);
  ctx.time.pass(7 * day);
  await database.sql.unsafe(`
      create function refuse_deletion() returns trigger language plpgsql as 'begin raise exception ''refused''; end';
      create trigger refuse_deletion before delete on mail_outbox for each row
        when (old.user_id = '${first.user.id}') execute function refuse_deletion()`);
  try {
    expect((await sweep())?.failures).toMatchObject([{ kind: 'deletedAccounts', error: expect.any(Error) }]);
    expect(await database.db.select({ id: users.id }).from(users)).toEqual([{ id: first.user.id }]);
  } finally {
    await database.sql.unsafe('drop function refuse_deletion cascade');
  }
  ctx.time.pass(day);
  expect(await sweep()).toMatchObject({ failures: [], removed: { deletedAccounts: 1 } });
});

it('account deletion makes the address available for a new account', async () => {
  const { student } = await createFullAccount();
  await plan(student);
  ctx.time.pass(7 * day);
  await sweep();
  const { email } = student.user;
  const again = await domain.signUp(createTestContext(database), {
    ...{ name: 'Somebody', age: 16, gender: 'Other', email, password: 'secret' },
  });
  expect(again.user).toMatchObject({ email, plan: 'Basic', invitesAccepted: 0 });
});

// Last, because it distributes the database.
it.each(['with the foreign keys of one Postgres', 'without those that a distributed one lacks'])(
  'account deletion leaves nothing about the person in any table, nor the picture, %s',
  async (keys) => {
    if (keys.startsWith('without')) await distributeByStudent(database);
    const { student } = await createFullAccount();
    const [name, email] = [student.user.name, student.user.email];
    expect(Object.keys(await rowsWith(trace)).length).toBeGreaterThan(10);
    await plan(student);
    await domain.sendDeletionCode(student);
    ctx.time.pass(7 * day);
    expect(await sweep()).toMatchObject({ failures: [], removed: { deletedAccounts: 1 } });
    for (const text of [trace, name, email]) expect(await rowsWith(text)).toEqual({});
    expect(ctx.images.stored.filter(({ bytes }) => bytes.includes(trace))).toEqual([]);
    await expectCode(domain.signIn(ctx, { email, password: 'secret' }), 'WRONG_CREDENTIALS');
  },
);
