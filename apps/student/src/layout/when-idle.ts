/** A browser that is never idle does it then all the same. */
const latestMs = 1_000;

/** Between two pieces of work where the browser does not say when it is idle. */
const breathMs = 100;

/**
 * Does the work when the browser has nothing else to do, so that it holds up no tap.
 * @returns forgets it, if it is still to be done
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: latestMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, breathMs);
  return () => clearTimeout(timer);
}
