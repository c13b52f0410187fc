import { lazyOrNothing } from '@repo/ui/lazy-or';
import { Suspense, useSyncExternalStore } from 'react';
import { useUser } from '#src/platform/session/session.ts';
import { markableRoots, subscribeToRoots } from './markable.ts';

const Host = lazyOrNothing(async () => (await import('./marking-parts.ts')).HighlightHost);

/** Highlights of Super students, mounted with the first markable screen. */
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
