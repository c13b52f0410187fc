import { wantsLessMotion } from '#src/platform/less-motion.ts';

/** No automatic scrolling for this long after the user scrolled, in ms. */
const handsMs = 4_000;
const scrollKeys = ['ArrowDown', 'ArrowUp', 'End', 'Home', 'PageDown', 'PageUp', ' '];
/** Where a sentence is scrolled to, as a share of the free height. */
const placeShare = 0.2;
const airPx = 8;

/** The part of the window not covered by bars, in px from its top. */
function freeSpace(): { top: number; bottom: number } {
  const top = document.querySelector('.chapter-tabs')?.getBoundingClientRect().bottom ?? 0;
  const bottom = document.querySelector('.read-aloud-bar')?.getBoundingClientRect().top ?? window.innerHeight;
  return { top: Math.max(top, 0) + airPx, bottom: Math.min(bottom, window.innerHeight) - airPx };
}

/** Whether it starts in the visible part of the page or below. */
export const isNotBehind = (place: { getBoundingClientRect: () => DOMRect }): boolean =>
  place.getBoundingClientRect().top >= freeSpace().top;

/** Smoothly scrolls to the current sentence, except while the user scrolls. */
export function sightKeeper(): {
  keep: (place: { getBoundingClientRect: () => DOMRect }) => void;
  stop: () => void;
} {
  let handsAtMs = Number.NEGATIVE_INFINITY;
  const noteHand = () => {
    handsAtMs = performance.now();
  };
  const noteKey = ({ key, target }: KeyboardEvent) => {
    const isPress = key === ' ' && target instanceof Element && target.closest('button') !== null;
    if (scrollKeys.includes(key) && !isPress) noteHand();
  };
  const hands = ['wheel', 'touchmove'] as const;
  for (const hand of hands) document.addEventListener(hand, noteHand, { passive: true });
  document.addEventListener('keydown', noteKey);
  return {
    keep(place) {
      if (performance.now() - handsAtMs < handsMs) return;
      const { top, bottom } = place.getBoundingClientRect();
      const free = freeSpace();
      // A sentence taller than the window counts as visible when its beginning is.
      const isSeen = top >= free.top && (bottom <= free.bottom || top < free.top + airPx * 2);
      if (isSeen) return;
      const by = top - free.top - (free.bottom - free.top) * placeShare;
      window.scrollBy({ top: by, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
    },
    stop() {
      for (const hand of hands) document.removeEventListener(hand, noteHand);
      document.removeEventListener('keydown', noteKey);
    },
  };
}
