/** Deadline when the browser is never idle. */
const latestMs = 1_000;

/** Delay in browsers without requestIdleCallback. */
const breathMs = 100;

/**
 * Runs the work when the browser is idle, so that it doesn't delay taps.
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: latestMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, breathMs);
  return () => clearTimeout(timer);
}
