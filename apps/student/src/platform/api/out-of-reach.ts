import { isUnreachable } from '@repo/client/failure';
import type { FetchStatus } from '@tanstack/react-query';

/** Whether a query has no data for want of a network or a working server; refusals don't count. */
export function isOutOfReach(query: { fetchStatus: FetchStatus; failureReason: unknown }): boolean {
  return query.fetchStatus === 'paused' || isUnreachable(query.failureReason);
}

/** Whether nothing is known of a query's first try. A later one must not turn a screen into its skeleton again. */
export function isFirstTry(
  query: Parameters<typeof isOutOfReach>[0] & {
    isPending: boolean;
    isFetched: boolean;
    failureCount: number;
  },
): boolean {
  return query.isPending && !query.isFetched && query.failureCount === 0 && !isOutOfReach(query);
}
