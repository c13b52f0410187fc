import { brand } from '@repo/contracts/brand';
import { adminSessionLifeHours } from '@repo/contracts/limits/admin';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  accessKey,
  adminSessionAtom,
  endAccess,
  endAdminSession,
  getToken,
  startAdminSession,
  watchAdminSession,
} from './admin-session.ts';

const start = Date.parse('2026-11-21T10:00:00.000Z');
const lifeMs = adminSessionLifeHours * 3_600_000;
const session = { token: 'first', expiresAt: new Date(start + lifeMs).toISOString() };

const kind = () => getDefaultStore().get(adminSessionAtom).kind;
const stored = () => JSON.parse(localStorage.getItem(accessKey) ?? 'null');
let stopWatching: () => void;

/** Simulates the storage event after a write in another tab. */
function writeInOtherTab(value: string | null): void {
  if (value === null) localStorage.removeItem(accessKey);
  else localStorage.setItem(accessKey, value);
  window.dispatchEvent(new StorageEvent('storage', { key: accessKey, storageArea: localStorage }));
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  stopWatching = watchAdminSession();
});

afterEach(() => {
  stopWatching();
  endAdminSession();
  vi.useRealTimers();
});

it("the admin session stores token and expiry under a key with the product's prefix", () => {
  startAdminSession(session);
  expect(accessKey.startsWith(`${brand.storagePrefix}-`)).toBe(true);
  expect(stored()).toEqual(session);
});

it('the admin session returns the token only while the admin is logged in', () => {
  expect(getToken()).toBeNull();
  startAdminSession(session);
  expect(getToken()).toBe('first');
  endAccess();
  expect(getToken()).toBeNull();
});

it('the content tool asks for the login when the session expires, and forgets the token', () => {
  startAdminSession(session);
  vi.advanceTimersByTime(lifeMs - 1);
  expect(kind()).toBe('open');
  vi.advanceTimersByTime(1);
  expect(kind()).toBe('ended');
  expect(stored()).toBeNull();
});

it('the content tool asks for the login when the device wakes up after the session expired', () => {
  startAdminSession(session);
  vi.setSystemTime(start + lifeMs + 1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(kind()).toBe('ended');
});

it('the content tool stays locked when a late rejection arrives', () => {
  endAccess();
  expect(kind()).toBe('locked');
});

it('the content tool locks when the admin logs out', () => {
  startAdminSession(session);
  endAdminSession();
  expect(kind()).toBe('locked');
  expect(stored()).toBeNull();
});

it('the content tool keeps the work behind the login when another tab logs out', () => {
  startAdminSession(session);
  writeInOtherTab(null);
  expect(kind()).toBe('ended');
});

it('the content tool opens when another tab logs in, and locks with that session', () => {
  writeInOtherTab(JSON.stringify({ ...session, token: 'second' }));
  expect(getToken()).toBe('second');
  vi.advanceTimersByTime(lifeMs);
  expect(kind()).toBe('ended');
});

it('the admin session works until the page is closed when storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  startAdminSession(session);
  expect(getToken()).toBe('first');
});
