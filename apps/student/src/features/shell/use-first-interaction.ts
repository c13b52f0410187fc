import { onToastAsked } from '@repo/ui/toast';
import { useEffect, useState } from 'react';

const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * False until the visitor does something, or there is something to tell them: what only an active visitor needs can
 * wait for it. With `isKnown` it is true from the start, and no tap has to say so.
 */
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
