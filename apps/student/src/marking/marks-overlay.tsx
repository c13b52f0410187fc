import { Suspense, useSyncExternalStore } from 'react';
import { lazyOrNothing } from '#src/layout/lazy-or-nothing.ts';
import { useUser } from '#src/session/session.ts';
import { markableRoots, subscribeToRoots } from './markable.ts';

const Host = lazyOrNothing(async () => (await import('./marking-parts.ts')).HighlightHost);

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
