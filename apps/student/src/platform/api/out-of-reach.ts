import { isUnreachable } from '@repo/client/failure';
import type { FetchStatus } from '@tanstack/react-query';

/** Whether a query has no data for want of a network or a working server; refusals don't count. */
export function isOutOfReach(query: { fetchStatus: FetchStatus; failureReason: unknown }): boolean {
  return query.fetchStatus === 'paused' || isUnreachable(query.failureReason);
}
