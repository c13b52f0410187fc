import { type AnyRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '#src/platform/layout/when-idle.ts';
import { useUser } from '#src/platform/session/session.ts';

const prepareAfterMs = 2_000;

/**
 * Preloads the code of the student's screens, so that they open offline. One at a time: all together would
 * block a slow phone for 80 ms.
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
      // From the end, because content screens are last in the tree but likely to be opened first.
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
