import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ScreenFailed } from './routes/-screen-failed.tsx';
import { routeTree } from './routeTree.gen.ts';

/** The app's router; tests pass their own history. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    basepath: '/admin',
    defaultErrorComponent: ScreenFailed,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
