import { adminSessionLifeHours } from '@repo/contracts/limits/admin';

/** The bearer token of the content tool, and its expiry (ISO 8601, by this device's clock). */
export type AdminAccess = { token: string; expiresAt: string };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether it has expired; an invalid date counts as expired. `now` in epoch milliseconds. */
export function hasEnded({ expiresAt }: AdminAccess, now: number): boolean {
  return !(Date.parse(expiresAt) > now);
}

/** The access in a stored text, or null if invalid or expired. */
export function parseAccess(text: string | null, now: number): AdminAccess | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { token, expiresAt } = value as Partial<AdminAccess>;
    if (!isText(token) || !isText(expiresAt)) return null;
    const access = { token, expiresAt };
    return hasEnded(access, now) ? null : access;
  } catch {
    return null;
  }
}

/**
 * The access of a new session. If the device's clock is ahead, a new token would look expired, so the expiry
 * is at least a session's length from now; the server enforces an earlier one.
 */
export function accessOf(session: AdminAccess, now: number): AdminAccess {
  const earliestEnd = now + adminSessionLifeHours * 3_600_000;
  const end = Math.max(Date.parse(session.expiresAt), earliestEnd);
  return { token: session.token, expiresAt: new Date(end).toISOString() };
}
