import { unusedImageKeptDays } from '@repo/contracts/limits/auth';
import { figures, memes, storedImages, subjects, users } from '@repo/db/schema';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { readMentionedImages } from './mentioned-images.ts';
import { daysAgo, type Sweep } from './sweep-rows.ts';

const pathsAtOnce = 500;

/** Adds rows for stored images without one: they predate the table, or their transaction failed. */
async function noteStored(ctx: DomainContext, signal: AbortSignal): Promise<void> {
  let from: string | null = null;
  do {
    const { paths, next }: Awaited<ReturnType<DomainContext['images']['list']>> = await ctx.images.list(from);
    for (let at = 0; at < paths.length; at += pathsAtOnce)
      await ctx.database.db
        .insert(storedImages)
        .values(paths.slice(at, at + pathsAtOnce).map((path) => ({ path })))
        .onConflictDoNothing();
    from = next;
  } while (from !== null && !signal.aborted);
}

/** Which of these paths are shown by an account, a subject, a meme or a figure. */
async function readShown(
  tx: Transaction | DomainContext['database']['db'],
  paths: string[],
): Promise<string[]> {
  const shown = await tx
    .select({ path: users.profilePicture })
    .from(users)
    .where(inArray(users.profilePicture, paths))
    .unionAll(tx.select({ path: subjects.image }).from(subjects).where(inArray(subjects.image, paths)))
    .unionAll(tx.select({ path: memes.imageUrl }).from(memes).where(inArray(memes.imageUrl, paths)))
    .unionAll(tx.select({ path: figures.path }).from(figures).where(inArray(figures.path, paths)))
    .unionAll(tx.select({ path: figures.smallPath }).from(figures).where(inArray(figures.smallPath, paths)));
  return shown.flatMap(({ path }) => path ?? []);
}

/** Records since when an image is unused; clears that when it is used again. */
async function noteUnused(
  ctx: DomainContext,
  mentioned: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<void> {
  const { db } = ctx.database;
  for (let last = ''; !signal.aborted; ) {
    const rows = await db
      .select({ path: storedImages.path })
      .from(storedImages)
      .where(gt(storedImages.path, last))
      .orderBy(asc(storedImages.path))
      .limit(pathsAtOnce);
    const paths = rows.map(({ path }) => path);
    if (paths.length === 0) return;
    last = paths.at(-1) ?? last;
    const shown = new Set(await readShown(db, paths));
    const isUsed = (path: string) => shown.has(path) || mentioned.has(path);
    const [used, unused] = [paths.filter(isUsed), paths.filter((path) => !isUsed(path))];
    const set = (unusedSince: Date | null) => db.update(storedImages).set({ unusedSince });
    if (unused.length > 0)
      await set(ctx.clock.now()).where(
        and(inArray(storedImages.path, unused), isNull(storedImages.unusedSince)),
      );
    if (used.length > 0)
      await set(null).where(and(inArray(storedImages.path, used), isNotNull(storedImages.unusedSince)));
  }
}

/**
 * Removes the longest unused image while its row is locked, so that an upload of the same bytes waits and
 * stores them again. Unlists an image that is used again.
 * @returns null when none is left
 */
async function removeOne(
  ctx: DomainContext,
  mentioned: ReadonlySet<string>,
): Promise<'removed' | 'retained' | null> {
  return ctx.database.db.transaction(async (tx) => {
    const [old] = await tx
      .select({ path: storedImages.path })
      .from(storedImages)
      .where(lte(storedImages.unusedSince, daysAgo(ctx, unusedImageKeptDays)))
      .orderBy(asc(storedImages.unusedSince))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!old) return null;
    const isOld = eq(storedImages.path, old.path);
    if (mentioned.has(old.path) || (await readShown(tx, [old.path])).length > 0) {
      await tx.update(storedImages).set({ unusedSince: null }).where(isOld);
      return 'retained';
    }
    await tx.delete(storedImages).where(isOld);
    await ctx.images.remove(old.path);
    return 'removed';
  });
}

/** Removes images unused for a day, such as replaced profile pictures and pictures of deleted memes. */
export const sweepImages: Sweep = async (ctx, signal) => {
  await noteStored(ctx, signal);
  const mentioned = await readMentionedImages(ctx);
  await noteUnused(ctx, mentioned, signal);
  let removed = 0;
  while (!signal.aborted) {
    const outcome = await removeOne(ctx, mentioned);
    if (outcome === null) break;
    if (outcome === 'removed') removed += 1;
  }
  return removed;
};
