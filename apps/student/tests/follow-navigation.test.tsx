import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { followNavigation } from '#src/platform/navigation/follow-navigation.ts';

let showHome = () => {};

/** A screen whose splash has a heading of its own. */
function Home() {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    showHome = () => setIsReady(true);
  }, []);
  return isReady ? <h1 key="home">Home</h1> : <h1 key="splash">Opening</h1>;
}

async function goHome() {
  const rootRoute = createRootRoute();
  const login = createRoute({
    getParentRoute: () => rootRoute,
    path: '/login',
    staticData: { access: 'everyone' },
    component: () => <h1>Login</h1>,
  });
  const home = createRoute({
    getParentRoute: () => rootRoute,
    path: '/home',
    staticData: { access: 'everyone' },
    component: Home,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([login, home]),
    history: createMemoryHistory({ initialEntries: ['/login'] }),
  });
  followNavigation(router);
  render(
    <>
      <RouterProvider router={router} />
      <button type="button">Menu</button>
    </>,
  );
  await screen.findByText('Login');
  await act(() => router.navigate({ to: '/home' as never }));
  expect(document.activeElement?.textContent).toBe('Opening');
}

test('a screen that replaces its splash gets the focus that the splash had', async () => {
  await goHome();
  act(() => showHome());
  await act(async () => {});
  expect(document.activeElement?.textContent).toBe('Home');
});

test('a screen that replaces its splash leaves focus where the student moved it', async () => {
  await goHome();
  act(() => screen.getByText('Menu').focus());
  act(() => showHome());
  await act(async () => {});
  expect(document.activeElement?.textContent).toBe('Menu');
});
