import { beforeEach, expect, test, vi } from 'vitest';
import { clearSession } from '#src/session/session.ts';
import { logInWithLibrary } from './logged-in.ts';
import { startProcedureServer } from './procedure-server.ts';
import { button, pageText, renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
});

const seen = (text: string) => vi.waitFor(() => expect(pageText()).toContain(text));

test('the profile lists where the student is logged in, and logs one place out', async () => {
  const user = makeUser();
  logInWithLibrary(user);
  const startedAt = '2026-11-21T10:00:00.000Z';
  let open = [
    { id: 'a', device: 'Chrome on Android', startedAt, isThis: true },
    { id: 'b', device: null, startedAt, isThis: false },
  ];
  const server = await startProcedureServer(({ path }) => {
    if (path === 'auth.session.list') return { data: open };
    if (path !== 'auth.session.end') return { data: { user, lastPublishedContentAt: null } };
    open = open.slice(0, 1);
    return { data: { message: 'Logged out successfully' } };
  });
  await renderApp('/profile');
  await vi.waitFor(() => button('Where you are logged in').click());
  await seen('Another app');
  expect(pageText()).toContain('Since 21 November 2026 · This device');
  button('Log out').click();
  await vi.waitFor(() => expect(pageText()).not.toContain('Another app'));
  expect(pageText()).toContain('Logged out there.');
  expect(server.calls.filter(({ path }) => path === 'auth.session.end')).toEqual([
    { path: 'auth.session.end', input: { id: 'b' } },
  ]);
});
