import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router';
import { ScreenFailed } from './platform/layout/screen-failed.tsx';
import { ScreenPending } from './platform/layout/screen-pending.tsx';
import { routeTree } from './routeTree.gen.ts';

/** The app's router; tests pass their own history. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    // No JSON parsing: an id such as 12e34 isn't a number.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    // Preload on hover only: on touch it would start with the tap and delay it.
    defaultPreload: window.matchMedia?.('(hover: hover)').matches ? 'intent' : false,
    defaultPendingMs: 200,
    defaultErrorComponent: ScreenFailed,
    defaultPendingComponent: ScreenPending,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
