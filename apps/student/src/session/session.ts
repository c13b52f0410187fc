import type { User } from '@repo/contracts/auth';
import { brand } from '@repo/contracts/brand';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { loggedOut, parseRecord, type SessionRecord } from './session-record.ts';

export const sessionKey = `${brand.storagePrefix}-auth`;

const store = getDefaultStore();

function readRecord(): SessionRecord {
  try {
    return parseRecord(localStorage.getItem(sessionKey));
  } catch {
    return loggedOut;
  }
}

/** With blocked storage the session lives as long as the page. */
function writeRecord(record: SessionRecord): void {
  store.set(recordAtom, record);
  try {
    if (record.isAuthenticated || record.error) localStorage.setItem(sessionKey, JSON.stringify(record));
    else localStorage.removeItem(sessionKey);
  } catch {
    // kept in memory
  }
}

const recordAtom = atom<SessionRecord>(readRecord());

/** Who is logged in here. Read it in components; change it by the functions below. */
export const sessionAtom = atom((get) => get(recordAtom));

/** The auth record of this moment, for code outside components. */
export function getSession(): SessionRecord {
  return store.get(recordAtom);
}

/** Logs in: keeps user and token, clears the error. */
export function setCredentials(user: User, token: string): void {
  writeRecord({ user, token, isAuthenticated: true, error: null });
}

/** Fresh data of the logged-in user; without a session nothing happens. */
export function setUser(user: User): void {
  const record = getSession();
  if (record.isAuthenticated) writeRecord({ ...record, user });
}

/** Keeps the last failure of signing in beside the record (spec section 4); null clears it. */
export function setSessionError(error: string | null): void {
  writeRecord({ ...getSession(), error });
}

/** Forgets user, token and flag, here and in the other tabs. */
export function clearSession(): void {
  writeRecord(loggedOut);
}

/** The logged-in user. @throws when nobody is logged in: only for screens behind the student guard */
export function useUser(): User {
  const { user } = useAtomValue(sessionAtom);
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
    const after = readRecord();
    store.set(recordAtom, after);
    onChange(before, after);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
