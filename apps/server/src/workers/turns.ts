/**
 * A concurrency limit: further work waits in a first-in, first-out queue.
 * @param refuse creates the error when the queue is full
 */
export function createTurns(limits: { atOnceMax: number; waitingMax: number }, refuse: () => Error) {
  const waiting: (() => void)[] = [];
  let underWay = 0;

  async function enter(): Promise<void> {
    if (underWay < limits.atOnceMax) {
      underWay += 1;
      return;
    }
    if (waiting.length >= limits.waitingMax) throw refuse();
    // The turn is handed over directly, so that no newcomer can take it.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else underWay -= 1;
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
