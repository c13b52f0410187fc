import { onToastAsked } from '@repo/ui/toast';
import { useEffect, useState } from 'react';

const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/** False until the visitor interacts or `isKnown` is true. Defers features that only active visitors need. */
export function useFirstInteraction(isKnown: boolean): boolean {
  const [hasInteracted, setHasInteracted] = useState(isKnown);
  useEffect(() => {
    if (hasInteracted) return;
    const touch = () => setHasInteracted(true);
    for (const name of touches) window.addEventListener(name, touch, { once: true });
    const forget = onToastAsked(touch);
    return () => {
      forget();
      for (const name of touches) window.removeEventListener(name, touch);
    };
  }, [hasInteracted]);
  return hasInteracted;
}
