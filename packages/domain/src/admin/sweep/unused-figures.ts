import { figures } from '@repo/db/schema';
import { and, asc, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { readMentionedFigures } from './mentioned-images.ts';
import { daysAgo, type Sweep } from './sweep-rows.ts';

/** A teacher's text may stay on their device for days before it is saved. */
const unusedFigureKeptDays = 30;
const namesAtOnce = 500;

/**
 * Deletes figures that no draft or stored version has shown for a month. The sweep of images removes their
 * images.
 */
export const sweepFigures: Sweep = async (ctx, signal) => {
  const { db } = ctx.database;
  const mentioned = await readMentionedFigures(ctx);
  for (let last = ''; !signal.aborted; ) {
    const rows = await db
      .select({ name: figures.name })
      .from(figures)
      .where(gt(figures.name, last))
      .orderBy(asc(figures.name))
      .limit(namesAtOnce);
    const names = rows.map(({ name }) => name);
    if (names.length === 0) break;
    last = names.at(-1) ?? last;
    const [used, unused] = [
      names.filter((name) => mentioned.has(name)),
      names.filter((name) => !mentioned.has(name)),
    ];
    const set = (unusedSince: Date | null) => db.update(figures).set({ unusedSince });
    if (unused.length > 0)
      await set(ctx.clock.now()).where(and(inArray(figures.name, unused), isNull(figures.unusedSince)));
    if (used.length > 0)
      await set(null).where(and(inArray(figures.name, used), isNotNull(figures.unusedSince)));
  }
  if (signal.aborted) return 0;
  const removed = await db
    .delete(figures)
    .where(lte(figures.unusedSince, daysAgo(ctx, unusedFigureKeptDays)))
    .returning({ name: figures.name });
  return removed.length;
};
