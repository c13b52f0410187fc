import type { AnyRouter } from '@tanstack/react-router';

const headingWaitMs = 10_000;

/** Moves the focus to the screen's h1. @returns whether there is one */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Focus goes to the new screen's heading, as soon as there is one and unless the student went elsewhere first. */
function focusHeadingWhenThere(): () => void {
  if (focusHeading()) return () => {};
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (!isFree || focusHeading()) stop();
  });
  const timer = setTimeout(stop, headingWaitMs);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/**
 * On every change of path the page goes to its top and focus to the new h1. The first screen keeps the browser's
 * own start, and a change of search parameters alone moves nothing.
 * @returns stops following
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
    stopWaiting = focusHeadingWhenThere();
  });
  return () => {
    unsubscribe();
    stopWaiting();
  };
}
