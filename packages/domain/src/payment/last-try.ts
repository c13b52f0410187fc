import type { LastTry } from '@repo/contracts/payment';
import type { DomainContext } from '#src/context.ts';
import type { PaymentTry } from './checkout-provider.ts';
import type { OrderRow } from './present-order.ts';

const startOf = ({ startedAt }: PaymentTry): number => startedAt?.getTime() ?? Number.NEGATIVE_INFINITY;

/**
 * What became of the tries to pay an order. While one may still succeed it is 'pending', also when a newer one
 * failed: to pay again then could be to pay twice (docs/decisions/0034-the-last-try.md).
 */
function lastTryOf(tries: readonly PaymentTry[]): LastTry {
  const [first, ...others] = tries;
  if (!first) return 'none';
  if (tries.some(({ outcome }) => outcome === 'open')) return 'pending';
  // Of two that began at once the provider's first stays.
  const newest = others.reduce((best, next) => (startOf(next) > startOf(best) ? next : best), first);
  return newest.outcome === 'declined' ? 'declined' : 'dropped';
}

/**
 * Asks the provider what became of the last try to pay an order that is not paid. An answer stands without it: nothing
 * is told while the provider cannot be asked.
 */
export async function findLastTry(
  ctx: DomainContext,
  { id, status }: Pick<OrderRow, 'id' | 'status'>,
): Promise<{ lastTry?: LastTry }> {
  if (status === 'PAID') return {};
  try {
    return { lastTry: lastTryOf(await ctx.checkout.listTries(id)) };
  } catch {
    return {};
  }
}
