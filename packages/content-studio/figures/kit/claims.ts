/**
 * Checks a fact that the figure shows, so that an incorrect figure can't be drawn.
 * @throws naming the claim that failed
 */
export function claim(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Error(`not so in the drawing: ${what}`);
}

/** Two numbers agree within a tolerance in their own unit (pixels, degrees, volts). */
export function claimNear(actual: number, expected: number, tolerance: number, what: string): void {
  claim(
    Math.abs(actual - expected) <= tolerance,
    `${what} (${actual.toFixed(3)}, expected ${expected.toFixed(3)})`,
  );
}
