import { Suspense, startTransition, useEffect, useState } from 'react';
import { lazyOrNothing } from './lazy-or.ts';
import { onToastAsked, replayFlashes } from './toast.ts';

/** The app must survive a failed download of the viewport. The next page load retries. */
const ToastViewport = lazyOrNothing(async () => (await import('./toast-viewport.tsx')).ToastViewport);

/**
 * Mount once at the root of the app. The viewport and its library load with the first toast, or when the page
 * is idle.
 */
export function Toaster({ flashKey }: { flashKey?: string }) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    replayFlashes(flashKey);
    const stop = onToastAsked(() => setIsWanted(true));
    // A transition, since taps are more urgent than preloading.
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
