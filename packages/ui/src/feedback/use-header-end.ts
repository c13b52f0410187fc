import { useLayoutEffect, useState } from 'react';

/** What lies behind an open dialog. */
const behindDialog = '[data-base-ui-inert], [inert]';

/** How far down the window the marked headers reach that can be seen and pressed at its top, in CSS pixels. */
function headerEnd(): number {
  const ends = [...document.querySelectorAll('[data-toasts-below]')].map((header) => {
    const { top, bottom } = header.getBoundingClientRect();
    return top < innerHeight / 2 && !header.closest(behindDialog) ? bottom : 0;
  });
  return Math.max(0, ...ends);
}

/**
 * Where what `data-toasts-below` marks ends, as long as `isWatched`: headers grow when they wrap, scroll away, and
 * change with the screen.
 */
export function useHeaderEnd(isWatched: boolean): number {
  const [end, setEnd] = useState(0);
  useLayoutEffect(() => {
    if (!isWatched) return;
    let frame = 0;
    const measure = () => setEnd(headerEnd());
    const measureSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    const watcher = new MutationObserver(measureSoon);
    watcher.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', measureSoon, { passive: true });
    addEventListener('resize', measureSoon);
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      removeEventListener('scroll', measureSoon);
      removeEventListener('resize', measureSoon);
    };
  }, [isWatched]);
  return end;
}
