import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router';
import { ScreenFailed } from './layout/screen-failed.tsx';
import { ScreenPending } from './layout/screen-pending.tsx';
import { routeTree } from './routeTree.gen.ts';

/** The app's router; tests give a history of their own. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    // Plain texts: an id such as 12e34 is no number.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    // A finger gives no notice of its tap: preparing within it only holds up the answer.
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
