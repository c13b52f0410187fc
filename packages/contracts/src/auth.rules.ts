import type { Plan } from './auth.ts';

/**
 * The plan at `now`: Pro until the expiry date, then Basic (docs/product/access.md#plan).
 * @param expiryDate when the paid time ends, or null when nothing was ever paid
 */
export function planAt(expiryDate: Date | string | null, now: Date): Plan {
  return expiryDate !== null && new Date(expiryDate).getTime() > now.getTime() ? 'Pro' : 'Basic';
}

/** First word of a name, for the greeting. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? '';
}
