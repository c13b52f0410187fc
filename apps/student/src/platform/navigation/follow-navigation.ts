import type { AnyRouter } from '@tanstack/react-router';

const headingWaitMs = 10_000;

/**
 * Focuses the screen's h1.
 * @returns whether there is one
 */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * Keeps focus on the new screen's heading while the screen renders, because the screen's heading replaces
 * that of its splash. Ends when the student moves the focus.
 */
function focusHeadingWhileRendering(): () => void {
  focusHeading();
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body;
    if (isFree) focusHeading();
    else if (activeElement.tagName !== 'H1') stop();
  });
  const timer = setTimeout(stop, headingWaitMs);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/**
 * On every change of path, scrolls to the top and focuses the new h1. The first screen is left to the
 * browser, and changes of search parameters are ignored.
 * @returns a function that stops following
 */
export function followNavigation(router: AnyRouter): () => void {
  history.scrollRestoration = 'manual';
  let stopWaiting = () => {};
  let shownPath: string | null = null;
  const unsubscribe = router.subscribe('onRendered', ({ toLocation }) => {
    const path = toLocation.pathname;
    const isFirst = shownPath === null;
    if (path === shownPath) return;
    shownPath = path;
    if (isFirst) return;
    window.scrollTo(0, 0);
    stopWaiting();
    stopWaiting = focusHeadingWhileRendering();
  });
  return () => {
    unsubscribe();
    stopWaiting();
  };
}
