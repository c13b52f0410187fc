import { type RefObject, useLayoutEffect } from 'react';

/** What lies behind an open dialog. */
const behindDialog = '[data-base-ui-inert], [inert]';
const gapPx = 8;

/** How far down the window the marked headers reach that can be seen and pressed at its top, in CSS pixels. */
function headerEnd(): number {
  const ends = [...document.querySelectorAll('[data-toasts-below]')].map((header) => {
    const { top, bottom } = header.getBoundingClientRect();
    return top < innerHeight / 2 && !header.closest(behindDialog) ? bottom : 0;
  });
  return Math.max(0, ...ends);
}

type Box = { top: number; bottom: number; left: number; right: number };

/** Where the words of a heading are: its box may be as wide as the page. Null when there is nothing to be seen of it. */
function boxOf(heading: Element): Box | null {
  const { top, bottom, width } = heading.getBoundingClientRect();
  // A heading for screen readers alone is a pixel wide.
  if (width <= 1 || bottom <= 0 || top >= innerHeight || heading.closest(behindDialog)) return null;
  const words = document.createRange();
  words.selectNodeContents(heading);
  const { left, right } = words.getBoundingClientRect();
  return { top, bottom, left, right };
}

/**
 * How far the stack has to go down so that no main heading in view lies under it, in CSS pixels. 0 where it would leave the
 * window.
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
 * Keeps the stack of toasts below what `data-toasts-below` marks and off the headings in view, while there are any:
 * headers grow when they wrap, headings scroll away, and both change with the screen.
 * @param toasts those that are shown; another list is placed anew
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
