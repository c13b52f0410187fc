/** Fallback for hidden tabs, which aren't painted. */
const unpaintedMs = 100;

/** Resolves after the next paint, so that heavy work doesn't delay the response to a tap. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, unpaintedMs);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }, 0),
    );
  });
}
