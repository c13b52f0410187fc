import {
  adminSessions,
  contentImports,
  contentPieces,
  identityProofs,
  knownDevices,
  mailCodes,
  mailOutbox,
  memes,
  orders,
  publishedTests,
  sessions,
  storedImages,
  users,
} from '@repo/db/schema';
import { isAnyoneWaiting, isRealPostgres } from '@repo/db/testing';
import { asc, eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { retainedVersions } from '#src/admin/sweep/old-versions.ts';
import { sweepDatabase } from '#src/admin/sweep/sweep-database.ts';
import * as domain from '#src/index.ts';
import { createStudent, createTestContext, importSampleContent } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { addOlderVersions, day, daysAgo, inMinutes, never, sweep, sweepNextDay } from './sweep-fixtures.ts';

useFreshDatabase();

it('the daily sweep removes expired rows and keeps the others', async () => {
  const { user } = await createStudent(ctx);
  const ends = { old: daysAgo(40), fresh: inMinutes(1) };
  for (const [name, expiresAt] of Object.entries(ends)) {
    await database.db.insert(sessions).values({ tokenHash: name, userId: user.id, expiresAt });
    await database.db.insert(adminSessions).values({ tokenHash: name, createdAt: daysAgo(41), expiresAt });
    await database.db
      .insert(contentImports)
      .values({ id: name, fingerprint: '', outcome: {}, createdAt: expiresAt });
    await database.db.insert(identityProofs).values({
      tokenHash: name,
      provider: 'google',
      subject: name,
      email: 'a@b.in',
      isEmailVerified: true,
      expiresAt,
    });
    const purpose = name === 'old' ? 'verify' : 'reset';
    await database.db.insert(mailCodes).values({ userId: user.id, purpose, codeHash: name, expiresAt });
    await database.db.insert(knownDevices).values({
      tokenHash: name,
      userId: user.id,
      lastUsedAt: name === 'old' ? daysAgo(400) : daysAgo(300),
    });
    const mail = { recipient: '', subject: '', textPart: '', htmlPart: '', userId: '', codeHash: '' };
    await database.db.insert(mailOutbox).values({ id: name, ...mail, expiresAt, createdAt: expiresAt });
  }
  expect(await sweep()).toMatchObject({
    failures: [],
    removed: {
      sessions: 1,
      adminSessions: 1,
      importIds: 1,
      identityProofs: 1,
      mailCodes: 1,
      mails: 1,
      knownDevices: 1,
      unverifiedAccounts: 0,
    },
  });
  expect(await database.db.select({ name: sessions.tokenHash }).from(sessions)).toEqual([{ name: 'fresh' }]);
  expect(await database.db.select({ name: mailCodes.codeHash }).from(mailCodes)).toEqual([{ name: 'fresh' }]);
  expect(await database.db.select({ name: contentImports.id }).from(contentImports)).toEqual([
    { name: 'fresh' },
  ]);
});

it('the daily sweep removes more than one batch', async () => {
  const { user } = await createStudent(ctx);
  await database.sql`insert into sessions select 'old ' || n, ${user.id}, ${daysAgo(1).toISOString()}::timestamptz
      from generate_series(1, 2500) n`;
  expect((await sweep())?.removed).toMatchObject({ sessions: 2500 });
  expect(await database.db.select().from(sessions)).toEqual([]);
});

it('the daily sweep removes accounts unverified for 30 days, whatever invites they are part of', async () => {
  const inviter = await createStudent(ctx);
  const unverified = { verifiedAt: null, createdAt: daysAgo(31) };
  const old = await createStudent(ctx, { ...unverified, invitedBy: inviter.user.id });
  const friend = await createStudent(ctx, { invitedBy: old.user.id, createdAt: daysAgo(31) });
  const young = await createStudent(ctx, { verifiedAt: null, createdAt: daysAgo(29) });
  const asking = await createStudent(ctx, unverified);
  const code = { codeHash: 'c', expiresAt: inMinutes(5) };
  await database.db.insert(mailCodes).values({ userId: asking.user.id, purpose: 'verify', ...code });
  const paying = await createStudent(ctx, unverified);
  const moments = { createdAt: daysAgo(20), updatedAt: daysAgo(20), expiresAt: daysAgo(19) };
  const order = { id: 'o', amountPaise: 1, currency: 'INR', status: 'EXPIRED' as const, ...moments };
  await database.db.insert(orders).values({ userId: paying.user.id, ...order });
  expect(await sweep()).toMatchObject({ failures: [], removed: { unverifiedAccounts: 1 } });
  const left = await database.db.select({ id: users.id, invitedBy: users.invitedBy }).from(users);
  expect(left.map(({ id }) => id).sort()).toEqual(
    [inviter, friend, young, asking, paying].map(({ user }) => user.id).sort(),
  );
  expect(left.find(({ id }) => id === friend.user.id)?.invitedBy).toBeNull();
});

it('the daily sweep runs once a day, on one of many servers', async () => {
  const runs = await Promise.all(Array.from({ length: 6 }, sweep));
  expect(runs.filter((run) => run !== null)).toHaveLength(1);
  ctx.time.pass(day - 1);
  expect(await sweep()).toBeNull();
  ctx.time.pass(1);
  expect(await sweep()).not.toBeNull();
});

it('the daily sweep is due immediately after a server stopped during it, and after an hour when one was killed', async () => {
  expect(await sweepDatabase(ctx, AbortSignal.abort())).toEqual({ removed: {}, failures: [] });
  expect(await sweep()).not.toBeNull();
  await database.sql`update sweeps set finished_at = null`;
  ctx.time.pass(3_599_999);
  expect(await sweep()).toBeNull();
  ctx.time.pass(1);
  expect(await sweep()).not.toBeNull();
});

it('the daily sweep continues with the other kinds when one fails', async () => {
  const broken = { ...ctx, images: { ...ctx.images, list: () => Promise.reject(new Error('no bucket')) } };
  const { user } = await createStudent(ctx);
  await database.db.insert(sessions).values({ tokenHash: 'old', userId: user.id, expiresAt: daysAgo(1) });
  const swept = await sweepDatabase(broken, never);
  expect(swept?.removed).toMatchObject({ sessions: 1, versions: 0 });
  expect(swept?.failures).toMatchObject([{ kind: 'images', error: new Error('no bucket') }]);
});

it('the daily sweep deletes test snapshots without results', async () => {
  await importSampleContent(ctx);
  const quiz = { testId: 'econ-1-test', chapterId: 'econ-1', answers: [0], timeTaken: 1 };
  const students = [
    await createStudent(ctx, { expiryDate: inMinutes(9) }),
    await createStudent(ctx, { expiryDate: inMinutes(9) }),
  ] as const;
  for (const student of students) await domain.submitTest(student, quiz);
  await database.db.delete(users).where(eq(users.id, students[0].user.id));
  expect((await sweep())?.removed).toMatchObject({ publishedTests: 0 });
  await database.db.delete(users).where(eq(users.id, students[1].user.id));
  expect((await sweepNextDay()).removed).toMatchObject({ publishedTests: 1 });
  expect(await database.db.select().from(publishedTests)).toEqual([]);
});

it('old published versions are deleted with their own fragments; the newest and recently replaced ones stay', async () => {
  await importSampleContent(ctx);
  const before = await database.db.select().from(contentPieces);
  await addOlderVersions(40);
  const swept = await sweep();
  // Version n was replaced n-1 days ago: 31 to 40 are old enough, and far from the newest.
  expect(swept).toMatchObject({ failures: [], removed: { versions: 10, pieces: 10 } });
  const hashes = (await database.db.select({ hash: contentPieces.hash }).from(contentPieces)).map(
    ({ hash }) => hash,
  );
  expect(hashes).toEqual(expect.arrayContaining([...before.map(({ hash }) => hash), 'piece of 30']));
  expect(hashes).not.toContain('piece of 31');
  expect(await domain.listVersions(ctx)).toHaveLength(31);

  ctx.time.pass(400 * day);
  expect((await sweep())?.removed).toMatchObject({
    versions: 31 - retainedVersions,
    pieces: 31 - retainedVersions,
  });
  const fresh = createTestContext(database);
  const student = await createStudent(fresh, { expiryDate: inMinutes(9) });
  await domain.submitTest(student, {
    testId: 'econ-1-test',
    chapterId: 'econ-1',
    answers: [0],
    timeTaken: 1,
  });
  await domain.publishContent(fresh, { author: 'test', note: '' });
});

const picture = (text: string) => Buffer.from(`picture ${text}`);
const change = (who: Awaited<ReturnType<typeof createStudent>>, text: string) =>
  domain.updateProfile(who, { picture: picture(text) });
const stored = () => ctx.images.stored.map(({ bytes }) => bytes.toString()).sort();

it('unused pictures are deleted a day after they became unused', async () => {
  const [one, other] = [await createStudent(ctx), await createStudent(ctx)];
  await change(one, 'shared');
  await change(other, 'shared');
  await change(one, 'first');
  await change(one, 'second');
  expect((await sweep())?.removed).toMatchObject({ images: 0 });
  expect((await sweepNextDay()).removed).toMatchObject({ images: 1 });
  expect(stored()).toEqual(['picture second', 'picture shared', 'picture shared']);
  await change(other, 'third');
  await sweepNextDay();
  await change(one, 'shared');
  expect((await sweepNextDay()).removed).toMatchObject({ images: 0 });
  expect((await sweepNextDay()).removed).toMatchObject({ images: 1 });
  expect(new Set(stored())).toEqual(new Set(['picture shared', 'picture third']));
});

it('unused pictures exclude those of a subject, a meme or a published version, even without a row', async () => {
  await importSampleContent(ctx);
  const count = new Set(stored()).size;
  await database.db.delete(storedImages);
  await ctx.images.put({ bytes: picture('of a crash'), mediaType: 'image/webp' }, 'images');
  // The draft is deleted, the published content is not.
  await database.db.delete(memes).where(eq(memes.id, 'econ-1-meme-1'));
  await sweep();
  expect((await sweepNextDay()).removed).toMatchObject({ images: 1 });
  expect(new Set(stored()).size).toBe(count);
});

it('unused pictures stay when the same picture is uploaded during their removal', async () => {
  const student = await createStudent(ctx);
  await change(student, 'old');
  await change(student, 'new');
  await sweep();
  let again: Promise<unknown> = Promise.resolve();
  const { remove } = ctx.images;
  ctx.images.remove = async (path) => {
    let isChanged = false;
    again = change(student, 'old').then(() => {
      isChanged = true;
    });
    // The embedded database has no second connection: there the change waits for the whole transaction.
    if (isRealPostgres())
      await vi.waitFor(async () => expect(isChanged || (await isAnyoneWaiting(database))).toBe(true), 60_000);
    await remove(path);
  };
  expect((await sweepNextDay()).removed).toMatchObject({ images: 1 });
  await again;
  expect(stored()).toEqual(['picture new', 'picture old']);
  const rows = await database.db.select().from(storedImages).orderBy(asc(storedImages.path));
  expect(rows).toHaveLength(2);
});
