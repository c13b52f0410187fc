import { adminSessionLifeHours } from '@repo/contracts/limits/admin';

/** What opens the content tool: the bearer token of its calls, and its end (ISO 8601, by this device's clock). */
export type AdminAccess = { token: string; expiresAt: string };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether the end has been reached; an end that is no date counts as reached. `now` in epoch milliseconds. */
export function hasEnded({ expiresAt }: AdminAccess, now: number): boolean {
  return !(Date.parse(expiresAt) > now);
}

/** The access in a stored text, or null when there is none in it or when it has ended. */
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
 * The access a fresh session gives. A device whose clock runs ahead would take a new token for an old one, so the
 * end lies at least the length of a session after now; an earlier end is enforced by the server.
 */
export function accessOf(session: AdminAccess, now: number): AdminAccess {
  const earliestEnd = now + adminSessionLifeHours * 3_600_000;
  const end = Math.max(Date.parse(session.expiresAt), earliestEnd);
  return { token: session.token, expiresAt: new Date(end).toISOString() };
}
