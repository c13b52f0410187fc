import { setTimeout as delay } from 'node:timers/promises';
import { readLibrary } from '@repo/content';
import { adultFrom } from '@repo/contracts/consent.rules';
import type { Library } from '@repo/contracts/library';
import { subjects, users } from '@repo/db/schema';
import { demoAccounts } from '@repo/db/seed';
import { type DomainContext, importLibrary, insertAccounts, publishContent } from '@repo/domain';
import { sql } from 'drizzle-orm';

const superDays = 365;
/** Arbitrary, but the same in every version of the product. */
const seedLock = 727_002;
const lockRetryMs = 200;

/**
 * Runs `work` while no other server does. It polls, because a waiting statement would hit the statement
 * timeout. The lock is released with the connection, so a killed server leaves none.
 */
async function withLock<T>({ database }: DomainContext, work: () => Promise<T>): Promise<T> {
  const connection = await database.direct.reserve();
  const isTaken = async () => {
    const [row] = await connection<
      { isOurs: boolean }[]
    >`select pg_try_advisory_lock(${seedLock}) as "isOurs"`;
    return !row?.isOurs;
  };
  try {
    while (await isTaken()) await delay(lockRetryMs);
    try {
      return await work();
    } finally {
      await connection`select pg_advisory_unlock(${seedLock})`;
    }
  } finally {
    connection.release();
  }
}

async function hasNoUser({ database: { db } }: DomainContext): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).limit(1);
  return found.length === 0;
}

/**
 * Whether all content is from the library: then an earlier start was interrupted, and seeding is repeated.
 */
async function hasNoOtherContent({ database: { db } }: DomainContext, library: Library): Promise<boolean> {
  const ours = new Set(library.subjects.map(({ id }) => id));
  const found = await db.select({ id: subjects.id }).from(subjects);
  return found.every(({ id }) => ours.has(id));
}

/** One transaction for both, because the database counts as filled once it has a user. */
async function createDemoStudents(ctx: DomainContext): Promise<void> {
  const now = ctx.clock.now();
  const paidUntil = new Date(now.getTime() + superDays * 86_400_000);
  const rows: (typeof users.$inferInsert)[] = [];
  for (const [{ password, ...fields }, expiryDate] of [
    [demoAccounts.basic, null],
    [demoAccounts.super, paidUntil],
  ] as const)
    rows.push({
      ...fields,
      id: ctx.ids.next(),
      passwordHash: await ctx.passwords.hash(password),
      verifiedAt: now,
      createdAt: now,
      adultAt: adultFrom(fields.age, now),
      // Demo accounts have no guardians.
      consentedAt: now,
      expiryDate,
    });
  await ctx.database.db.transaction((tx) => insertAccounts(tx, rows));
}

/**
 * Fills an empty database with the starter library, published, and the demo students; any other database is
 * left unchanged. If several servers start together, one seeds and the others wait.
 * @returns whether anything was written
 * @throws LibraryError
 */
export async function seedDemo(ctx: DomainContext, libraryFolder: string): Promise<boolean> {
  if (!(await hasNoUser(ctx))) return false;
  const library = await readLibrary(libraryFolder);
  return withLock(ctx, async () => {
    if (!(await hasNoUser(ctx)) || !(await hasNoOtherContent(ctx, library))) return false;
    await importLibrary(ctx, library);
    await publishContent(ctx, { author: 'starter library', note: 'The starter library' });
    await createDemoStudents(ctx);
    await ctx.database.db.execute(sql`analyze`);
    return true;
  });
}
