import { type RefObject, useLayoutEffect } from 'react';

const behindDialog = '[data-base-ui-inert], [inert]';
const gapPx = 8;

/** Bottom edge of the visible marked headers at the top of the window, in CSS pixels. */
function headerEnd(): number {
  const ends = [...document.querySelectorAll('[data-toasts-below]')].map((header) => {
    const { top, bottom } = header.getBoundingClientRect();
    return top < innerHeight / 2 && !header.closest(behindDialog) ? bottom : 0;
  });
  return Math.max(0, ...ends);
}

type Box = { top: number; bottom: number; left: number; right: number };

/** Bounds of a heading's text, since its box may be as wide as the page. Null when invisible. */
function boxOf(heading: Element): Box | null {
  const { top, bottom, width } = heading.getBoundingClientRect();
  // Headings for screen readers only are one pixel wide.
  if (width <= 1 || bottom <= 0 || top >= innerHeight || heading.closest(behindDialog)) return null;
  const words = document.createRange();
  words.selectNodeContents(heading);
  const { left, right } = words.getBoundingClientRect();
  return { top, bottom, left, right };
}

/**
 * How far to move the stack down so that it covers no visible main heading, in CSS pixels. 0 when it would
 * leave the window.
 */
function shiftOf(stack: Element): number {
  const { top, height, left, right } = stack.getBoundingClientRect();
  const boxes = [...document.querySelectorAll('h1, h2')]
    .map(boxOf)
    .filter((box) => box !== null)
    .filter((box) => box.left < right && box.right > left)
    .sort((one, other) => one.top - other.top);
  let place = top;
  for (const box of boxes) if (box.top < place + height && box.bottom > place) place = box.bottom + gapPx;
  return place + height > innerHeight ? 0 : place - top;
}

/**
 * Places toasts below elements with `data-toasts-below` and clear of visible headings. Updates while toasts
 * are open, since headers wrap, headings scroll, and both change with the screen.
 * @param toasts open toasts; a new list updates the place
 */
export function useToastPlace(stack: RefObject<HTMLElement | null>, toasts: readonly unknown[]): void {
  useLayoutEffect(() => {
    const element = stack.current;
    if (!element || toasts.length === 0) return;
    let frame = 0;
    const place = () => {
      element.style.setProperty('--header-end', `${headerEnd()}px`);
      element.style.marginTop = '0px';
      element.style.marginTop = `${shiftOf(element)}px`;
    };
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
    const watcher = new MutationObserver(placeSoon);
    watcher.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', placeSoon, { passive: true });
    addEventListener('resize', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      removeEventListener('scroll', placeSoon);
      removeEventListener('resize', placeSoon);
    };
  }, [stack, toasts]);
}
