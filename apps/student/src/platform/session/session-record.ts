import type { User } from '@repo/contracts/auth';
import { persisted } from '#src/platform/storage/persisted.ts';
import { hasFields, isListOf, isRecord, isText } from '#src/platform/storage/schema.ts';

/** The auth record in localStorage (docs/product/device.md#auth-record). */
export type SessionRecord = {
  user: User | null;
  /** Null when nobody is logged in, or when the cookie carries the session. */
  token: string | null;
  isAuthenticated: boolean;
  error: string | null;
};

export const loggedOut: SessionRecord = { user: null, token: null, isAuthenticated: false, error: null };

const hasUserFields = hasFields<Pick<User, 'id' | 'name' | 'email' | 'plan' | 'unlockedChapters'>>({
  id: isText,
  name: isText,
  email: isText,
  plan: (plan) => plan === 'Basic' || plan === 'Pro',
  unlockedChapters: isListOf(isText),
});
const isUser = (value: unknown): value is User => hasUserFields(value);

/** Invalid or incomplete records count as logged out. */
function toRecord(value: unknown): SessionRecord {
  if (!isRecord(value)) return loggedOut;
  const { user, token, isAuthenticated } = value;
  const error = isText(value.error) ? value.error : null;
  if (isAuthenticated === true && isText(token) && token !== '' && isUser(user))
    return { user, token, isAuthenticated, error };
  return { ...loggedOut, error };
}

/** The auth record on this device, shared by all tabs. */
export const storedSession = persisted<SessionRecord>({
  key: 'auth',
  scope: 'student',
  area: 'local',
  schema: { parse: toRecord },
  fallback: loggedOut,
});
