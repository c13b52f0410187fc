import type { User } from '@repo/contracts/auth';

/** The auth record as local storage keeps it (spec section 3, Auth state). */
export type SessionRecord = {
  user: User | null;
  token: string | null;
  isAuthenticated: boolean;
  error: string | null;
};

export const loggedOut: SessionRecord = { user: null, token: null, isAuthenticated: false, error: null };

const isText = (value: unknown): value is string => typeof value === 'string';

/** By hand, because the guards run before the first paint and the schema library would be most of their weight. */
function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, email, plan, unlockedChapters } = value as Partial<User>;
  return (
    isText(id) &&
    isText(name) &&
    isText(email) &&
    (plan === 'Basic' || plan === 'Pro') &&
    Array.isArray(unlockedChapters) &&
    unlockedChapters.every(isText)
  );
}

/** The record in a stored text; anything that is not one, or only half of one, reads as logged out. */
export function parseRecord(text: string | null): SessionRecord {
  if (text === null) return loggedOut;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return loggedOut;
    const { user, token, isAuthenticated, error } = value as Partial<SessionRecord>;
    const isWhole = isAuthenticated === true && isText(token) && token !== '' && isUser(user);
    if (isWhole) return { user, token, isAuthenticated, error: isText(error) ? error : null };
    return { ...loggedOut, error: isText(error) ? error : null };
  } catch {
    return loggedOut;
  }
}
