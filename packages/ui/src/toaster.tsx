import { lazy, Suspense, useEffect, useState } from 'react';
import { onToastAsked, replayFlashes } from './toast.ts';

const ToastViewport = lazy(() =>
  import('./toast-viewport.tsx').then((module) => ({ default: module.ToastViewport })),
);

/** Put one at the root of the app. The viewport and its library load with the first toast, or when the page is idle. */
export function Toaster({ flashKey }: { flashKey?: string }) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    replayFlashes(flashKey);
    const stop = onToastAsked(() => setIsWanted(true));
    const idle = setTimeout(() => setIsWanted(true), 4000);
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
