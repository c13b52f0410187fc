import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logInWithLibrary } from './logged-in.ts';
import { startProcedureServer } from './procedure-server.ts';
import { renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

test("the profile lists the student's sessions, and logs one out", async () => {
  const student = makeUser();
  logInWithLibrary(student);
  const startedAt = '2026-11-21T10:00:00.000Z';
  let open = [
    { id: 'a', device: 'Chrome on Android', startedAt, isThis: true },
    { id: 'b', device: null, startedAt, isThis: false },
  ];
  const server = await startProcedureServer(({ path }) => {
    if (path === 'auth.session.list') return { data: open };
    if (path !== 'auth.session.end') return { data: { user: student, lastPublishedContentAt: null } };
    open = open.slice(0, 1);
    return { data: { message: 'Logged out successfully' } };
  });
  const { user } = await renderApp('/profile');
  await user.click(await screen.findByRole('button', { name: 'Where you are logged in' }));
  await screen.findByText('Another app');
  screen.getByText('Since 21 November 2026 · This device');
  await user.click(screen.getByRole('button', { name: 'Log out Another app' }));
  await waitFor(() => expect(screen.queryByText('Another app')).toBeNull());
  screen.getByText('Logged out there.');
  expect(server.calls.filter(({ path }) => path === 'auth.session.end')).toEqual([
    { path: 'auth.session.end', input: { id: 'b' } },
  ]);
});
