import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { onToastAsked, replayFlashes } from './toast.ts';

/** Without a network the viewport stays away; the app must not fall with it. The next page load asks again. */
const ToastViewport = lazy(
  (): Promise<{ default: () => ReactNode }> =>
    import('./toast-viewport.tsx').then(
      (module) => ({ default: module.ToastViewport }),
      () => ({ default: () => null }),
    ),
);

/** Put one at the root of the app. The viewport and its library load with the first toast, or when the page is idle. */
export function Toaster({ flashKey }: { flashKey?: string }) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    replayFlashes(flashKey);
    const stop = onToastAsked(() => setIsWanted(true));
    // Nobody waits for it then: a tap goes first.
    const idle = setTimeout(() => startTransition(() => setIsWanted(true)), 4000);
    return () => {
      stop();
      clearTimeout(idle);
    };
  }, [flashKey]);
  return isWanted ? (
    <Suspense>
      <ToastViewport />
    </Suspense>
  ) : null;
}
