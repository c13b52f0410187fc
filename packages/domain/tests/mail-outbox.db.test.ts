import { isRealPostgres } from '@repo/db/testing';
import { beforeEach, expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { asha } from './auth-fixtures.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';

let email: string;

useFreshDatabase();
beforeEach(async () => {
  email = (await createStudent(ctx)).user.email;
});

const minute = 60_000;
const rows = () => database.sql`select * from mail_outbox`;
const state = () => domain.getMailOutboxState(ctx);

it("a queued mail notifies this process's sender, and is deleted with its content after sending", async () => {
  let told = 0;
  const end = ctx.mailSignal.subscribe(() => {
    told += 1;
  });
  await domain.sendResetCode(ctx, { email });
  end();
  expect(told).toBe(1);
  expect(await state()).toEqual({ waiting: 1, oldestWaitingSeconds: 0, failed: 0 });
  expect(await domain.sendWaitingMails(ctx)).toMatchObject({ sent: 1, failures: [] });
  expect(ctx.mails).toHaveLength(1);
  expect(await rows()).toEqual([]);
});

it('a queued mail is retried with growing pauses until the mail server accepts it', async () => {
  ctx.mailServer.isDown = true;
  await domain.sendResetCode(ctx, { email });
  const triedAt: number[] = [];
  const start = ctx.time.now.getTime();
  for (let second = 0; second < 300; second++) {
    const { failures } = await domain.sendWaitingMails(ctx);
    if (failures.length > 0) triedAt.push((ctx.time.now.getTime() - start) / 1_000);
    ctx.time.pass(1_000);
  }
  expect(triedAt).toEqual([0, 2, 6, 14, 30, 62, 126, 246]);
  expect(await state()).toEqual({ waiting: 1, oldestWaitingSeconds: 300, failed: 0 });
  ctx.mailServer.isDown = false;
  ctx.time.pass(66_000);
  expect(await domain.sendWaitingMails(ctx)).toMatchObject({ sent: 1 });
  expect(await state()).toEqual({ waiting: 0, oldestWaitingSeconds: 0, failed: 0 });
});

it('a queued mail is dropped once its code was replaced, so that the newest mail arrives last', async () => {
  await domain.sendResetCode(ctx, { email });
  await domain.sendResetCode(ctx, { email });
  await ctx.deliverMails();
  const [mail, ...others] = ctx.mails;
  expect(others).toEqual([]);
  const resetCode = /^[A-Z0-9]{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
  await expect(domain.resetPassword(ctx, { email, resetCode, newPassword: 'better' })).resolves.toBeDefined();
  expect(await rows()).toEqual([]);
});

it('a queued mail is dropped once its code was used, even after a lost reply of the mail server', async () => {
  await domain.signUp(ctx, asha);
  const [queued] = await rows();
  const code = /^[A-Z0-9]{6}$/m.exec(String(queued?.text_part))?.[0] ?? '';
  await domain.verifyEmail(ctx, { email: asha.email, code });
  expect(await domain.sendWaitingMails(ctx)).toMatchObject({ taken: 1, sent: 0, givenUp: 0 });
  expect(await rows()).toEqual([]);
});

it('a queued mail is abandoned when its code expires; only the failure stays, without recipient or content', async () => {
  ctx.mailServer.isDown = true;
  await domain.sendResetCode(ctx, { email });
  const [queued] = await rows();
  await domain.sendWaitingMails(ctx);
  ctx.time.pass(10 * minute);
  ctx.mailServer.isDown = false;
  expect(await domain.sendWaitingMails(ctx)).toMatchObject({ sent: 0, givenUp: 1 });
  expect(await state()).toEqual({ waiting: 0, oldestWaitingSeconds: 0, failed: 1 });
  const left = JSON.stringify(await rows());
  for (const secret of [email, queued?.text_part, queued?.code_hash, queued?.user_id, queued?.subject])
    expect(left).not.toContain(JSON.stringify(secret).slice(1, -1));
  expect(left).toContain('FAILED');

  ctx.time.pass(6 * 24 * 60 * minute);
  expect(await domain.deleteOldMails(ctx)).toBe(0);
  ctx.time.pass(24 * 60 * minute);
  expect(await domain.deleteOldMails(ctx)).toBe(1);
});

it('a queued mail stores only error codes of a failure, because messages may name the recipient', async () => {
  ctx.mailer.send = async () => {
    throw Object.assign(new Error(`550 no such user <${email}>`), { code: 'EENVELOPE', responseCode: 550 });
  };
  await domain.sendResetCode(ctx, { email });
  expect(await domain.sendWaitingMails(ctx)).toMatchObject({ failures: ['EENVELOPE 550'] });
  expect(await rows()).toMatchObject([{ failure: 'EENVELOPE 550' }]);
});

it('a queued mail of a dead sender is sent by the next one a minute later', async () => {
  await domain.sendResetCode(ctx, { email });
  let letGo = () => {};
  ctx.mailer.send = () =>
    new Promise((resolve) => {
      letGo = resolve;
    });
  const dying = domain.sendWaitingMails(ctx);
  await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
  const next = { ...ctx, mailer: { send: async (mail: domain.Mail) => void ctx.mails.push(mail) } };
  expect(await domain.sendWaitingMails(next)).toMatchObject({ taken: 0 });
  ctx.time.pass(minute);
  expect(await domain.sendWaitingMails(next)).toMatchObject({ sent: 1 });
  letGo();
  await dying;
});

it('a queued mail for nobody is never sent or counted', async () => {
  await domain.sendResetCode(ctx, { email: 'no@example.com' });
  await domain.resendVerification(ctx, { email });
  expect(await state()).toMatchObject({ waiting: 0 });
  expect(await domain.sendWaitingMails(ctx)).toMatchObject({ taken: 4, sent: 0, givenUp: 0 });
  expect([ctx.mails, await rows()]).toEqual([[], []]);
});

it.skipIf(!isRealPostgres())('a queued mail is sent once by four concurrent senders', async () => {
  const emails = await Promise.all(
    Array.from({ length: 25 }, async () => (await createStudent(ctx)).user.email),
  );
  for (const each of emails) await domain.sendResetCode(ctx, { email: each });
  await Promise.all(Array.from({ length: 4 }, () => ctx.deliverMails()));
  await ctx.deliverMails();
  expect(ctx.mails.map(({ to }) => to).sort()).toEqual([...emails].sort());
});
