import * as contentMessages from '@repo/contracts/messages/content';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';

/** When content was last published (docs/product/content.md#publishing). */
export const statusType = 'lastPublishedContentAt';

/** When content was last published, as an ISO date, or null before the first time. */
export async function getLastPublished(ctx: DomainContext): Promise<string | null> {
  const version = await ctx.published.current();
  return version?.publishedAt.toISOString() ?? null;
}

/** The documented status by its type; there is only one. @throws NOT_FOUND for any other */
export async function getStatus(ctx: DomainContext, input: { type: string }): Promise<string | null> {
  if (input.type !== statusType) throw new DomainError('NOT_FOUND', contentMessages.statusMissing);
  return getLastPublished(ctx);
}
