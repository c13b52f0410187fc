const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** From being made to the first check, from the first to the second, and so on: past the provider's own last webhook. */
const waitsMinutes = [2, 3, 5, 10, 25, 60, 180, 360, 720];
/** A payment that was under way when the order expired may still succeed for so long. */
const lateDays = 5;

/** How long to wait before the provider is asked again about an order it was asked about `checks` times. */
export const waitMs = (checks: number): number => (waitsMinutes[checks] ?? 1_440) * minuteMs;

/**
 * When to ask again about an order that is not paid yet; null once nothing can come of it any more. The answer of
 * `now` counts only if it came after that moment, so a provider that is away for days is still asked once it is back.
 */
export function nextCheckAt(order: { checks: number; expiresAt: Date }, now: Date): Date | null {
  if (now.getTime() > order.expiresAt.getTime() + lateDays * dayMs) return null;
  return new Date(now.getTime() + waitMs(order.checks));
}
