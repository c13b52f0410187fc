import { useRouterState } from '@tanstack/react-router';

/**
 * Whether the path of the rendered screen matches; during navigation that is still the previous one. So the
 * frame doesn't rerender on a tap, but together with its new screen.
 */
export function useIsOnScreen(paths: RegExp): boolean {
  return useRouterState({
    select: ({ status, location, resolvedLocation }) => {
      const { pathname } = status === 'pending' ? (resolvedLocation ?? location) : location;
      return paths.test(pathname);
    },
  });
}
