import type { DomainContext } from '#src/context.ts';
import { readDrafts } from './read-drafts.ts';
import { lockPublishing, publishSubjects } from './store-version.ts';
import { availableContent } from './version-parts.ts';

/**
 * Freezes all available content as one immutable version, which students see from then on (decisions 7).
 * Two at once go one after the other.
 * @returns when, by the server's clock: the version's timestamp
 */
export async function publishContent(
  ctx: DomainContext,
  input: { author: string; note: string },
): Promise<{ publishedAt: string }> {
  const publishedAt = await ctx.database.db.transaction(async (tx) => {
    await lockPublishing(tx);
    return publishSubjects(ctx, tx, availableContent(await readDrafts(tx)), input);
  });
  await ctx.published.refresh();
  return { publishedAt: publishedAt.toISOString() };
}
