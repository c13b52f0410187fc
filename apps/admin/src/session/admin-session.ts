import { brand } from '@repo/contracts/brand';
import { atom, getDefaultStore } from 'jotai';
import { type AdminAccess, accessOf, hasEnded, parseAccess } from './admin-access.ts';

/**
 * Locked: not logged in. Open: `isOpenedHere` by a login on this page. Ended: was open, and the screen waits
 * behind the login.
 */
export type AdminSession =
  | { kind: 'locked' }
  | { kind: 'open'; access: AdminAccess; isOpenedHere: boolean }
  | { kind: 'ended' };

export const accessKey = `${brand.storagePrefix}-admin-access`;

const timerMaxMs = 2 ** 31 - 1;
const store = getDefaultStore();

function readAccess(): AdminAccess | null {
  try {
    return parseAccess(localStorage.getItem(accessKey), Date.now());
  } catch {
    return null;
  }
}

/** With blocked storage the access lasts until the page is closed. */
function writeAccess(access: AdminAccess | null): void {
  try {
    if (access) localStorage.setItem(accessKey, JSON.stringify(access));
    else localStorage.removeItem(accessKey);
  } catch {
    // The access is kept in memory.
  }
}

function initialState(): AdminSession {
  const access = readAccess();
  return access ? { kind: 'open', access, isOpenedHere: false } : { kind: 'locked' };
}

const stateAtom = atom<AdminSession>(initialState());

/** The admin's session. Read it in components; change it with the functions below. */
export const adminSessionAtom = atom((get) => get(stateAtom));

/** The token for admin requests; null while logged out. */
export function getToken(): string | null {
  const state = store.get(stateAtom);
  return state.kind === 'open' ? state.access.token : null;
}

/** Opens the tool with a new session, here and in other tabs. */
export function startAdminSession(session: AdminAccess): void {
  const access = accessOf(session, Date.now());
  writeAccess(access);
  store.set(stateAtom, { kind: 'open', access, isOpenedHere: true });
}

/** The session expired or was rejected: shows the login on top of the work. No-op without a session. */
export function endAccess(): void {
  if (store.get(stateAtom).kind !== 'open') return;
  writeAccess(null);
  store.set(stateAtom, { kind: 'ended' });
}

/** Logs out: drops the token, here and in other tabs, and closes the tool. */
export function endAdminSession(): void {
  writeAccess(null);
  store.set(stateAtom, { kind: 'locked' });
}

/** Another tab logged in or out. A log-out there hides the work here, but doesn't drop it. */
function followOtherTab(): void {
  const access = readAccess();
  if (access) store.set(stateAtom, { kind: 'open', access, isOpenedHere: false });
  else if (store.get(stateAtom).kind === 'open') store.set(stateAtom, { kind: 'ended' });
}

/**
 * Asks for the login when the session expires, even after the device slept, and follows other tabs.
 * @returns a function that stops watching
 */
export function watchAdminSession(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const state = store.get(stateAtom);
    if (state.kind !== 'open') return;
    if (hasEnded(state.access, Date.now())) return endAccess();
    const leftMs = Date.parse(state.access.expiresAt) - Date.now();
    timer = setTimeout(check, Math.min(leftMs, timerMaxMs));
  };
  const onStorage = (event: StorageEvent) => {
    if (event.storageArea === localStorage && (event.key === accessKey || event.key === null))
      followOtherTab();
  };
  const unsubscribe = store.sub(stateAtom, check);
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', check);
  check();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', check);
  };
}
