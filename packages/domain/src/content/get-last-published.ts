import type { DomainContext } from '#src/context.ts';

/** When content was last published, as an ISO date, or null before the first time. */
export async function getLastPublished(ctx: DomainContext): Promise<string | null> {
  const version = await ctx.published.current();
  return version?.publishedAt.toISOString() ?? null;
}
