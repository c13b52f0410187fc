import { guardianLinksAtOnce } from '@repo/contracts/limits/consent';
import { expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import {
  askedStudent,
  consentedStudent,
  guardianEmail,
  tokenTo,
  useConsent,
  yes,
} from './consent-fixtures.ts';
import { ctx } from './fresh-database.ts';
import { day } from './sweep-fixtures.ts';

useConsent();

const minute = 60_000;
const notFound = { code: 'NOT_FOUND' };

/** Everything a link can do. */
const verbs = (link: { token: string; deviceToken?: string | null }) => [
  () => domain.openGuardianPage(ctx, link),
  () => domain.giveConsent(ctx, { ...link, ...yes }),
  () => domain.exportForGuardian(ctx, link),
  () => domain.planDeletionByGuardian(ctx, link),
  () => domain.cancelDeletionByGuardian(ctx, link),
  () => domain.createGuardianOrder(ctx, link),
  () => domain.proveAdult(ctx, { ...link, by: 'payment' }),
  () => domain.withdrawConsent(ctx, link),
  () => domain.refuseConsent(ctx, link),
];

async function openedLink(): Promise<{ token: string; deviceToken: string }> {
  const { token } = await consentedStudent();
  const deviceToken = await domain.bindGuardianLink(ctx, { token }, null);
  return { token, deviceToken: deviceToken ?? '' };
}

it("a guardian's link opened in a browser works in that browser for an hour", async () => {
  const link = await openedLink();
  ctx.time.pass(59 * minute);
  expect(await domain.openGuardianPage(ctx, link)).toMatchObject({ state: 'given' });
  ctx.time.pass(minute);
  for (const verb of verbs(link)) await expect(verb()).rejects.toMatchObject(notFound);
});

it("a guardian's link opened in a browser shows nothing to another browser with its address", async () => {
  const { token } = await openedLink();
  expect(await domain.bindGuardianLink(ctx, { token }, null)).toBeNull();
  for (const deviceToken of [null, undefined, 'f'.repeat(64)])
    for (const verb of verbs({ token, deviceToken })) await expect(verb()).rejects.toMatchObject(notFound);
});

it("a guardian's link opened in a browser can mail a fresh link to the guardian, which works where it is opened", async () => {
  const { token } = await openedLink();
  ctx.time.pass(300 * day);
  await domain.renewGuardianLink(ctx, { token });
  const fresh = await tokenTo(guardianEmail);
  expect(fresh).not.toBe(token);
  const deviceToken = await domain.bindGuardianLink(ctx, { token: fresh }, null);
  expect(await domain.openGuardianPage(ctx, { token: fresh, deviceToken })).toMatchObject({
    state: 'given',
    provedBy: 'sign-in',
  });
  ctx.time.pass(66 * day);
  await expect(domain.renewGuardianLink(ctx, { token })).rejects.toMatchObject(notFound);
});

it("a guardian's link opened in a browser mails no more fresh links than the limit for codes", async () => {
  const { token } = await openedLink();
  ctx.accountTries.max = 2;
  await domain.renewGuardianLink(ctx, { token });
  await expect(domain.renewGuardianLink(ctx, { token })).rejects.toMatchObject({ code: 'TOO_MANY' });
});

it("a guardian's link opened in a browser belongs to one of two browsers that open it concurrently", async () => {
  const { token } = await consentedStudent();
  const secrets = await Promise.all([1, 2].map(() => domain.bindGuardianLink(ctx, { token }, null)));
  expect(secrets.filter((secret) => secret !== null)).toHaveLength(1);
});

it("the secret of a browser that opens guardians' links is reused if this server issued it, so that links of two children work in one browser", async () => {
  const first = await openedLink();
  const { token } = await consentedStudent({ name: 'Ravi' });
  expect(await domain.bindGuardianLink(ctx, { token }, first.deviceToken)).toBe(first.deviceToken);
});

it("the secret of a browser that opens guardians' links is never chosen by somebody else", async () => {
  const { token } = await consentedStudent();
  expect(await domain.bindGuardianLink(ctx, { token }, 'chosen')).not.toBe('chosen');
});

it("a guardian's link expires after a week if nobody opens it", async () => {
  const { token } = await consentedStudent();
  ctx.time.pass(7 * day);
  expect(await domain.bindGuardianLink(ctx, { token }, null)).toBeNull();
  for (const verb of verbs({ token })) await expect(verb()).rejects.toMatchObject(notFound);
});

it("a student's newest links work, and don't invalidate links of another student", async () => {
  const { token: another } = await askedStudent();
  const { student, token } = await askedStudent();
  for (let n = 1; n < guardianLinksAtOnce; n++) {
    ctx.time.pass(minute);
    await domain.askGuardianAgain(student);
  }
  expect(await domain.openGuardianPage(ctx, { token })).toMatchObject({ state: 'asked' });
  ctx.time.pass(minute);
  await domain.askGuardianAgain(student);
  await expect(domain.openGuardianPage(ctx, { token })).rejects.toMatchObject(notFound);
  for (const works of [await tokenTo(), another])
    expect(await domain.openGuardianPage(ctx, { token: works })).toMatchObject({ state: 'asked' });
});
