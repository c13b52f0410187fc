import { isUnreachable } from '@repo/client/failure';
import type { FetchStatus } from '@tanstack/react-query';

/** Whether a question is open for want of a network or of a server that answers: that is no failure, and a refusal is one. */
export function isOutOfReach(query: { fetchStatus: FetchStatus; failureReason: unknown }): boolean {
  return query.fetchStatus === 'paused' || isUnreachable(query.failureReason);
}
