import { type AnyRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '#src/layout/when-idle.ts';
import { useUser } from '#src/session/session.ts';

const prepareAfterMs = 2_000;

/**
 * Loads the code of the student's screens ahead, so that they open without a network too. One by one: loading all of
 * them in one go would block a slow phone for eighty milliseconds.
 */
export function usePreparedScreens(): void {
  const router = useRouter();
  const { plan } = useUser();
  useEffect(() => {
    const waiting = Object.values(router.routesById).filter(({ options }: AnyRoute) => {
      const { access } = options.staticData;
      return access === 'student' || (access === 'super' && plan === 'Pro');
    });
    let forget = () => {};
    const prepareNext = () => {
      // The screens of the content come last in the tree, and are opened first.
      const route = waiting.pop();
      if (!route) return;
      router.loadRouteChunk(route)?.catch(() => {});
      forget = whenIdle(prepareNext);
    };
    const timer = setTimeout(() => {
      forget = whenIdle(prepareNext);
    }, prepareAfterMs);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [router, plan]);
}
