import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useUser } from '#src/session/session.ts';
import { markableRoots, subscribeToRoots } from './markable.ts';

/** Where its code never came the screens stand without it. */
const Nothing = (): ReactNode => null;
const Host = lazy(() =>
  import('./marking-parts.ts').then(
    (module): { default: () => ReactNode } => ({ default: module.HighlightHost }),
    () => ({ default: Nothing }),
  ),
);

/** The highlights of a student of Super, from the first screen on that shows a text to mark. */
export function MarksOverlay() {
  const { plan } = useUser();
  const hasText = useSyncExternalStore(subscribeToRoots, () => markableRoots().size > 0);
  if (plan !== 'Pro' || !hasText) return null;
  return (
    <Suspense fallback={null}>
      <Host />
    </Suspense>
  );
}
