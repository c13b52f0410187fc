import { chapterPieces, contentPieces, contentVersionParts, contentVersions } from '@repo/db/schema';
import { eq, sql } from 'drizzle-orm';
import { lockPublishing } from '#src/content/publishing/store-version.ts';
import { atMoment, daysAgo, inBatches, type Sweep } from './sweep-rows.ts';

/** Keeps the newest versions and those replaced lately, because an offline phone may still have one. */
export const retainedVersions = 20;
const replacedVersionDays = 30;

const batchSize = 200;

/** Deletes versions neither among the newest nor replaced lately, each in its own transaction. */
export const sweepVersions: Sweep = (ctx, signal) =>
  inBatches(
    () =>
      ctx.database.db.transaction(async (tx) => {
        await lockPublishing(tx);
        const [old] = await tx.execute<{ id: number }>(sql`
          select id from (
            select id, row_number() over newest_first as place, lag(published_at) over newest_first as replaced_at
            from ${contentVersions} window newest_first as (order by published_at desc)) version
          where place > ${retainedVersions} and replaced_at <= ${atMoment(daysAgo(ctx, replacedVersionDays))}
          order by id limit 1`);
        if (!old) return 0;
        await tx.delete(contentVersionParts).where(eq(contentVersionParts.versionId, old.id));
        await tx.delete(contentVersions).where(eq(contentVersions.id, old.id));
        return 1;
      }),
    signal,
  );

/**
 * Deletes fragments of no version and no draft. Blocks publishing, because a publish must find the fragments
 * it refers to.
 */
export const sweepFragments: Sweep = (ctx, signal) =>
  inBatches(
    () =>
      ctx.database.db.transaction(async (tx) => {
        await lockPublishing(tx);
        const { count } = await tx.execute(sql`
          delete from ${contentPieces} where hash = any(array(
            select hash from ${contentPieces} fragment
            where not exists (select from ${contentVersionParts} where open_hash = fragment.hash)
              and not exists (select from ${contentVersionParts} where locked_hash = fragment.hash)
              and not exists (select from ${chapterPieces} where open_hash = fragment.hash or locked_hash = fragment.hash)
            limit ${batchSize}))`);
        return count;
      }),
    signal,
  );
