import type { User } from '@repo/contracts/auth';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { leftHere } from './left-here.ts';
import { loggedOut, type SessionRecord, storedSession } from './session-record.ts';

export const sessionKey = storedSession.nameOf();

const store = getDefaultStore();

function writeRecord(record: SessionRecord): void {
  store.set(recordAtom, record);
  // A session carried by the cookie alone isn't stored.
  if (record.token || record.error) storedSession.set(record);
  else storedSession.clear();
}

const recordAtom = atom<SessionRecord>(storedSession.get());

/** The current session, for components; change it with the functions below. */
export const useSession = (): SessionRecord => useAtomValue(recordAtom);

/** The current session, for code outside components. */
export function getSession(): SessionRecord {
  return store.get(recordAtom);
}

/** Logs in: stores user and token, clears the error. Without a token, calls use the cookie. */
export function setCredentials(user: User, token: string | null): void {
  leftHere.clear();
  writeRecord({ user, token, isAuthenticated: true, error: null });
}

/**
 * Updates the logged-in user; no effect without a session. Storage is only written while it holds the same
 * session: another tab may have ended or changed it, and the event may not have arrived yet.
 */
export function setUser(user: User): void {
  const record = getSession();
  if (!record.isAuthenticated) return;
  const fresh = { ...record, user };
  if (storedSession.get().token === record.token) writeRecord(fresh);
  else store.set(recordAtom, fresh);
}

/** The server requires a guardian's consent: closes every screen but the consent screen. */
export function closeForConsent(): void {
  const { user } = getSession();
  if (user && !user.isConsentNeeded) setUser({ ...user, isConsentNeeded: true });
}

/** Stores the last sign-in failure in the record (docs/product/device.md#auth-record); null clears it. */
export function setSessionError(error: string | null): void {
  writeRecord({ ...getSession(), error });
}

/** Clears user, token and flag, here and in other tabs. */
export function clearSession(): void {
  writeRecord(loggedOut);
}

/**
 * The logged-in user. Only for screens behind the student guard.
 * @throws when nobody is logged in
 */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('useUser outside a logged-in screen');
  return user;
}

/**
 * Follows changes of the record by other tabs, and calls back with the record before and after.
 * @returns a function that stops listening
 */
export function followOtherTabs(onChange: (before: SessionRecord, after: SessionRecord) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.storageArea !== localStorage || (event.key !== sessionKey && event.key !== null)) return;
    const before = getSession();
    const after = storedSession.get();
    store.set(recordAtom, after);
    onChange(before, after);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
