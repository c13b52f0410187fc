import { act, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  clearSession,
  followOtherTabs,
  getSession,
  sessionKey,
  setCredentials,
  setSessionError,
  setUser,
  useUser,
} from '#src/platform/session/session.ts';
import { loggedOut, storedSession } from '#src/platform/session/session-record.ts';
import { blockedStorage } from './quota-storage.ts';
import { makeUser } from './users.ts';

const stored = () => JSON.parse(localStorage.getItem(sessionKey) ?? 'null');

describe('the stored record', () => {
  const whole = { user: makeUser(), token: 'secret', isAuthenticated: true, error: null };

  test('the stored record is restored when it is complete', () => {
    localStorage.setItem(sessionKey, JSON.stringify(whole));
    expect(storedSession.get()).toEqual(whole);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{"user":'],
    ['a list', '[]'],
    ['a number', '7'],
    ['no token', JSON.stringify({ ...whole, token: null })],
    ['an empty token', JSON.stringify({ ...whole, token: '' })],
    ['no user', JSON.stringify({ ...whole, user: null })],
    ['a user without an id', JSON.stringify({ ...whole, user: { ...whole.user, id: 7 } })],
    ['a plan that does not exist', JSON.stringify({ ...whole, user: { ...whole.user, plan: 'Super' } })],
    [
      'unlocked chapters that are no list',
      JSON.stringify({ ...whole, user: { ...whole.user, unlockedChapters: {} } }),
    ],
    ['the flag unset', JSON.stringify({ ...whole, isAuthenticated: false })],
  ])('the stored record reads as logged out when it is %s', (_what, text) => {
    if (text !== null) localStorage.setItem(sessionKey, text);
    expect(storedSession.get()).toEqual(loggedOut);
  });
});

describe('logging in and out', () => {
  test('logging in and out stores user, token and flag, and clears the error', () => {
    setSessionError('Login failed');
    expect(stored()).toMatchObject({ error: 'Login failed', isAuthenticated: false });
    setCredentials(makeUser(), 'secret');
    expect(getSession()).toEqual({ user: makeUser(), token: 'secret', isAuthenticated: true, error: null });
    expect(stored()).toEqual(getSession());
  });

  test('an updated user keeps the token, and is ignored without a session', () => {
    setUser(makeUser());
    expect(getSession()).toEqual(loggedOut);
    setCredentials(makeUser(), 'secret');
    setUser(makeUser({ plan: 'Pro' }));
    expect(getSession()).toMatchObject({ token: 'secret', user: { plan: 'Pro' } });
  });

  test('a reply that arrives after another tab ended the session does not restore it', () => {
    setCredentials(makeUser(), 'secret');
    localStorage.removeItem(sessionKey);
    setUser(makeUser({ plan: 'Pro' }));
    expect(localStorage.getItem(sessionKey)).toBeNull();
  });

  test('a reply that arrives after another student logged in does not change their session', () => {
    setCredentials(makeUser(), 'secret');
    const theirs = JSON.stringify({ ...getSession(), token: 'another secret' });
    localStorage.setItem(sessionKey, theirs);
    setUser(makeUser({ plan: 'Pro' }));
    expect(localStorage.getItem(sessionKey)).toBe(theirs);
  });

  test('logging out removes the record completely', () => {
    setCredentials(makeUser(), 'secret');
    clearSession();
    expect(getSession()).toEqual(loggedOut);
    expect(localStorage.getItem(sessionKey)).toBeNull();
  });

  test('logging in and out works until the page closes when storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(blockedStorage);
    setCredentials(makeUser(), 'secret');
    expect(getSession().isAuthenticated).toBe(true);
    clearSession();
    expect(getSession().isAuthenticated).toBe(false);
  });
});

describe('other tabs', () => {
  const otherTabWrites = (record: unknown) => {
    if (record === null) localStorage.removeItem(sessionKey);
    else localStorage.setItem(sessionKey, JSON.stringify(record));
    window.dispatchEvent(new StorageEvent('storage', { key: sessionKey, storageArea: localStorage }));
  };

  test('logouts and logins in other tabs are applied', () => {
    setCredentials(makeUser(), 'secret');
    const seen: [string | undefined, string | undefined][] = [];
    const stop = followOtherTabs((before, after) => seen.push([before.user?.id, after.user?.id]));
    otherTabWrites(null);
    expect(getSession()).toEqual(loggedOut);
    otherTabWrites({ user: makeUser({ id: 'u2' }), token: 'other', isAuthenticated: true, error: null });
    expect(getSession()).toMatchObject({ token: 'other', user: { id: 'u2' } });
    expect(seen).toEqual([
      ['u1', undefined],
      [undefined, 'u2'],
    ]);
    stop();
    otherTabWrites(null);
    expect(seen).toHaveLength(2);
  });

  test('changes of other keys by other tabs are ignored', () => {
    setCredentials(makeUser(), 'secret');
    const onChange = vi.fn();
    const stop = followOtherTabs(onChange);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', storageArea: localStorage }));
    expect(onChange).not.toHaveBeenCalled();
    stop();
  });
});

test('a component sees the current user', async () => {
  setCredentials(makeUser({ name: 'Aarohi' }), 'secret');
  const Name = () => <p>{useUser().name}</p>;
  render(<Name />);
  screen.getByText('Aarohi');
  act(() => setUser(makeUser({ name: 'Kabir' })));
  screen.getByText('Kabir');
});
