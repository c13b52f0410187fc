/**
 * Calls back once when a page is ready: not busy, with text and without pending formulas. Always
 * asynchronous.
 * @returns a function that stops waiting
 */
export function whenSet(page: Element, then: () => void): () => void {
  let isOver = false;
  const look = () => {
    if (isOver || page.getAttribute('aria-busy') === 'true' || page.textContent?.trim() === '') return;
    if (page.querySelector('[data-source="waiting"]')) return;
    stop();
    then();
  };
  const observer = new MutationObserver(look);
  const stop = () => {
    isOver = true;
    observer.disconnect();
  };
  observer.observe(page, { childList: true, subtree: true, attributes: true });
  queueMicrotask(look);
  return stop;
}
