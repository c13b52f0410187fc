import { useRouterState } from '@tanstack/react-router';

/**
 * Whether the address of the screen that is shown fits: the last one until the next is there. So a tap on a link draws
 * nothing of the frame again, and the frame changes together with the screen in it.
 */
export function useIsOnScreen(paths: RegExp): boolean {
  return useRouterState({
    select: ({ status, location, resolvedLocation }) => {
      const { pathname } = status === 'pending' ? (resolvedLocation ?? location) : location;
      return paths.test(pathname);
    },
  });
}
