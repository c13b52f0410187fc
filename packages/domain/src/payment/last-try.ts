import type { LastTry } from '@repo/contracts/payment';
import type { DomainContext } from '#src/context.ts';
import type { PaymentTry } from './checkout-provider.ts';
import type { OrderRow } from './present-order.ts';

const startOf = ({ startedAt }: PaymentTry): number => startedAt?.getTime() ?? Number.NEGATIVE_INFINITY;

/**
 * The outcome of the attempts to pay an order: 'pending' while any may still succeed, even if a newer one
 * failed, because paying again could mean paying twice (docs/decisions/0034-the-last-try.md).
 */
function lastTryOf(tries: readonly PaymentTry[]): LastTry {
  const [first, ...others] = tries;
  if (!first) return 'none';
  if (tries.some(({ outcome }) => outcome === 'open')) return 'pending';
  // Of two tries that began at the same time, take the one that the provider lists first.
  const newest = others.reduce((best, next) => (startOf(next) > startOf(best) ? next : best), first);
  return newest.outcome === 'declined' ? 'declined' : 'dropped';
}

/**
 * Asks the provider for the outcome of the last attempt to pay an unpaid order. Optional information: empty
 * when the provider can't be reached.
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
