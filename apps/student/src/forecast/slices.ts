/** Longer than this nothing works at a stretch: a tap waits for no more. */
const sliceMs = 12;

/** Gives the way free for whatever waits. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** To be awaited between pieces of heavy work: it pauses when they have worked for a while. */
export type Pause = () => Promise<void>;

/** @param clockMs a clock that counts milliseconds @param rest what a pause is */
export function createPause(clockMs: () => number = () => performance.now(), rest = breath): Pause {
  let since = clockMs();
  return async () => {
    if (clockMs() - since < sliceMs) return;
    await rest();
    since = clockMs();
  };
}

/** Does work that comes in pieces, with pauses. */
export async function inSlices<Result>(work: Generator<void, Result>, pause: Pause): Promise<Result> {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
    await pause();
  }
}
