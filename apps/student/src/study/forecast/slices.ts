/** Longest uninterrupted work, so that taps stay responsive. */
const sliceMs = 12;

/** Yields to other tasks. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Await it between steps of heavy work: it pauses when a time slice is used up. */
export type Pause = () => Promise<void>;

/**
 * @param clockMs a clock in milliseconds
 * @param rest the pause
 */
export function createPause(clockMs: () => number = () => performance.now(), rest = breath): Pause {
  let since = clockMs();
  return async () => {
    if (clockMs() - since < sliceMs) return;
    await rest();
    since = clockMs();
  };
}

/** Runs a generator with pauses. */
export async function inSlices<Result>(work: Generator<void, Result>, pause: Pause): Promise<Result> {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
    await pause();
  }
}
