// biome-ignore lint/style/noRestrictedImports: handles a failure itself; a shared file would be more for the login to load
import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { onToastAsked, replayFlashes } from './toast.ts';

/** The app must survive a failed download of the viewport. The next page load retries. */
const ToastViewport = lazy(
  (): Promise<{ default: () => ReactNode }> =>
    import('./toast-viewport.tsx').then(
      (module) => ({ default: module.ToastViewport }),
      () => ({ default: () => null }),
    ),
);

/**
 * Mount once at the root of the app. The viewport and its library load with the first toast, or when the page
 * is idle.
 */
export function Toaster({ flashKey }: { flashKey?: string }) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    replayFlashes(flashKey);
    const stop = onToastAsked(() => setIsWanted(true));
    // A transition, because taps are more urgent than preloading.
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
