import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePreparedScreens } from '#src/features/shell/use-prepared-screens.ts';
import { setCredentials } from '#src/platform/session/session.ts';
import { createAppRouter } from '#src/router.tsx';
import { makeUser } from './users.ts';

/** Addresses whose code is loaded ahead for a student of this plan. */
function preparedFor(plan: 'Basic' | 'Pro'): string[] {
  vi.useFakeTimers();
  setCredentials(makeUser({ plan }), 'token');
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/dashboard'] }));
  const load = vi.spyOn(router, 'loadRouteChunk').mockResolvedValue(undefined);
  const { unmount } = renderHook(usePreparedScreens, {
    wrapper: ({ children }) => <RouterContextProvider router={router}>{children}</RouterContextProvider>,
  });
  vi.runAllTimers();
  unmount();
  return load.mock.calls.map(([route]) => route.fullPath).sort();
}

const screensOfStudents = Object.values(createAppRouter().routesById)
  .filter(({ id }) => id.startsWith('/_student/'))
  .map(({ fullPath }) => fullPath)
  .sort();
const screensOfSuper = ['/marks', '/mistakes', '/revise', '/sheet/$chapterId'];

test('every screen of a Super student opens without a network', () => {
  expect(preparedFor('Pro')).toEqual(screensOfStudents);
});

test("a Basic student loads no code of Super's screens", () => {
  expect(preparedFor('Basic')).toEqual(screensOfStudents.filter((path) => !screensOfSuper.includes(path)));
});
