import { readLibrary } from '@repo/content';
import { users } from '@repo/db/schema';
import { demoAccounts } from '@repo/db/seed';
import { type DomainContext, importLibrary, publishContent } from '@repo/domain';
import { count, sql } from 'drizzle-orm';

const superDays = 365;

/** Nobody has an account yet. A start that was cut off left content but no accounts, and is repeated. */
async function isEmpty({ database: { db } }: DomainContext): Promise<boolean> {
  const [rows] = await db.select({ n: count() }).from(users);
  return Number(rows?.n) === 0;
}

async function createDemoStudents(ctx: DomainContext): Promise<void> {
  const now = ctx.clock.now();
  const { basic, super: superStudent } = demoAccounts;
  const expiryDate = new Date(now.getTime() + superDays * 86_400_000);
  for (const { account, paidUntil } of [
    { account: basic, paidUntil: null },
    { account: superStudent, paidUntil: expiryDate },
  ]) {
    const { password, ...fields } = account;
    await ctx.database.db
      .insert(users)
      .values({
        ...fields,
        id: ctx.ids.next(),
        passwordHash: await ctx.passwords.hash(password),
        verifiedAt: now,
        createdAt: now,
        expiryDate: paidUntil,
      })
      .onConflictDoNothing();
  }
}

/**
 * Fills an empty database with the starter library, published, and the demo students; any other database is left
 * alone. Safe when two servers start at once: what one wrote, the other writes again, and nothing doubles.
 * @returns whether anything was written
 */
export async function seedDemo(ctx: DomainContext, libraryFolder: string): Promise<boolean> {
  if (!(await isEmpty(ctx))) return false;
  const library = await readLibrary(libraryFolder);
  await importLibrary(ctx, library);
  await publishContent(ctx, { author: 'starter library', note: 'The starter library' });
  await createDemoStudents(ctx);
  await ctx.database.db.execute(sql`analyze`);
  return true;
}
