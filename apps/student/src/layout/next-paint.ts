/** A tab that nobody sees is not painted. */
const unpaintedMs = 100;

/** Resolves once what a tap changed at its place has been painted, so that heavy work after it holds up no answer. */
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
