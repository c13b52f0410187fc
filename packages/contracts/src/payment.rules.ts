/** Months of Super are months of the Indian calendar; India has one offset all year. */
const indiaOffsetMs = 5.5 * 3_600_000;

/** Same day and time a calendar month later, in India; a missing day becomes the month's last (Jan 31, Feb 28). */
export function addCalendarMonth(from: Date): Date {
  const local = new Date(from.getTime() + indiaOffsetMs);
  const dayOfMonth = local.getUTCDate();
  const later = new Date(local);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(dayOfMonth, lastDay));
  return new Date(later.getTime() - indiaOffsetMs);
}

/** The month bought by an order paid now: it starts when the current plan ends (docs/product/access.md#plan). */
export function monthOfSuper(now: Date, expiryDate: Date | null): { from: Date; until: Date } {
  const from = expiryDate !== null && expiryDate > now ? expiryDate : now;
  return { from, until: addCalendarMonth(from) };
}
