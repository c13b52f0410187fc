const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * From creation to the first check, from the first to the second, and so on: past the provider's own last
 * webhook.
 */
const waitsMinutes = [2, 3, 5, 10, 25, 60, 180, 360, 720];
/** A payment in progress when the order expired may still succeed within this time. */
const lateDays = 5;

/** How long to wait before the next request to the provider, after `checks` requests about an order. */
export const waitMs = (checks: number): number => (waitsMinutes[checks] ?? 1_440) * minuteMs;

/**
 * When to ask again about an unpaid order; null once it can't be paid any more. Only an answer after that
 * moment is final, so a provider that was down for days is still asked once it is back.
 */
export function nextCheckAt(order: { checks: number; expiresAt: Date }, now: Date): Date | null {
  if (now.getTime() > order.expiresAt.getTime() + lateDays * dayMs) return null;
  return new Date(now.getTime() + waitMs(order.checks));
}
