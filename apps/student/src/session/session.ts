import type { User } from '@repo/contracts/auth';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { leftHere } from './left-here.ts';
import { loggedOut, type SessionRecord, storedSession } from './session-record.ts';

export const sessionKey = storedSession.nameOf();

const store = getDefaultStore();

function writeRecord(record: SessionRecord): void {
  store.set(recordAtom, record);
  // A session that the cookie alone carries is the browser's, and none of storage's.
  if (record.token || record.error) storedSession.set(record);
  else storedSession.clear();
}

const recordAtom = atom<SessionRecord>(storedSession.get());

/** Who is logged in here, in components; it is changed by the functions below. */
export const useSession = (): SessionRecord => useAtomValue(recordAtom);

/** The auth record of this moment, for code outside components. */
export function getSession(): SessionRecord {
  return store.get(recordAtom);
}

/** Logs in: keeps user and token, clears the error. Without a token calls go by the browser's cookie. */
export function setCredentials(user: User, token: string | null): void {
  leftHere.clear();
  writeRecord({ user, token, isAuthenticated: true, error: null });
}

/**
 * Fresh data of the logged-in user; without a session nothing happens. Storage is written only while it holds the same
 * session: another tab may have ended or changed it, and its event may not have reached this tab yet.
 */
export function setUser(user: User): void {
  const record = getSession();
  if (!record.isAuthenticated) return;
  const fresh = { ...record, user };
  if (storedSession.get().token === record.token) writeRecord(fresh);
  else store.set(recordAtom, fresh);
}

/** The server said that a guardian has to agree first: every screen but the one that asks for that is closed. */
export function closeForConsent(): void {
  const { user } = getSession();
  if (user && !user.isConsentNeeded) setUser({ ...user, isConsentNeeded: true });
}

/** Keeps the last failure of signing in beside the record (docs/product/device.md#auth-record); null clears it. */
export function setSessionError(error: string | null): void {
  writeRecord({ ...getSession(), error });
}

/** Forgets user, token and flag, here and in the other tabs. */
export function clearSession(): void {
  writeRecord(loggedOut);
}

/** The logged-in user. @throws when nobody is logged in: only for screens behind the student guard */
export function useUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('useUser outside a logged-in screen');
  return user;
}

/**
 * Takes over what another tab did to the record and then calls back with the record before and after.
 * @returns stops listening
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
