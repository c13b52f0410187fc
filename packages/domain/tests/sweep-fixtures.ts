import { contentPieces, contentVersionParts, contentVersions } from '@repo/db/schema';
import { sweepDatabase } from '#src/admin/sweep/sweep-database.ts';
import { ctx, database } from './fresh-database.ts';

export const day = 86_400_000;
export const never = new AbortController().signal;
export const daysAgo = (days: number) => new Date(ctx.time.now.getTime() - days * day);
export const inMinutes = (minutes: number) => new Date(ctx.time.now.getTime() + minutes * 60_000);
export const sweep = () => sweepDatabase(ctx, never);
/** Advances a day and runs the sweep. */
export const sweepNextDay = async () => {
  ctx.time.pass(day);
  const swept = await sweep();
  if (!swept) throw new Error('it was not due');
  return swept;
};

/** Adds versions before the published one, a day apart, each with its own fragment. */
export async function addOlderVersions(count: number): Promise<void> {
  const [newest] = await database.db.select().from(contentVersions);
  const [piece] = await database.db.select().from(contentPieces).limit(1);
  if (!newest || !piece) throw new Error('nothing is published');
  for (let n = 1; n <= count; n++) {
    const hash = `piece of ${n}`;
    await database.db.insert(contentPieces).values({ ...piece, hash });
    const { id: _, ...version } = newest;
    const [row] = await database.db
      .insert(contentVersions)
      .values({ ...version, publishedAt: daysAgo(n) })
      .returning({ id: contentVersions.id });
    if (!row) throw new Error('no version');
    const part = { versionId: row.id, chapterId: null };
    await database.db.insert(contentVersionParts).values([
      { ...part, position: 0, openHash: hash, lockedHash: hash },
      { ...part, position: 1, openHash: piece.hash, lockedHash: piece.hash },
    ]);
  }
}
