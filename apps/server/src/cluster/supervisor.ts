const pauseMinMs = 500;
const pauseMaxMs = 30_000;
/** A worker that ran this long after its start counts as healthy, which resets the pauses. */
const healthyMs = 30_000;
/** A worker that is not ready by then hangs; starting takes seconds, or half a minute on a busy machine. */
const startLimitMs = 120_000;
const checkMs = 15_000;
/** Several in a row, because after a machine was suspended the first check comes before its answer. */
const missedMax = 4;

export type Supervised = {
  ready: Promise<void>;
  /** Resolves when the process has exited. */
  ended: Promise<void>;
  /** Resolves when its event loop runs; rejects when it has exited. */
  answer(): Promise<unknown>;
  kill(): void;
};

export class WorkerFailed extends Error {}

/**
 * Calls `hangs` when a worker misses several checks in a row.
 * @returns a function that stops the checks
 */
function checkAnswers(worker: Supervised, hangs: () => void): () => void {
  let missed = 0;
  const timer = setInterval(() => {
    if (missed === missedMax) hangs();
    missed += 1;
    worker.answer().then(
      () => {
        missed = 0;
      },
      () => {},
    );
  }, checkMs);
  return () => clearInterval(timer);
}

type Supervision = {
  wanted: number;
  start(): Supervised;
  log: { error(fields: object, message: string): void };
  /** Called for each worker that exited unexpectedly or could not start. */
  ended(): void;
};

/**
 * Keeps the wanted number of workers running: one that exits, hangs or can't start is replaced, after
 * growing pauses.
 */
export function superviseWorkers({ wanted, start, log, ended }: Supervision) {
  let isStopped = false;
  let ready = 0;

  /**
   * Runs one worker until it exits, and calls `becameReady` if it becomes ready. @returns how long it was
   * ready, null if never
   */
  async function runOne(becameReady: () => void): Promise<number | null> {
    const worker = start();
    const limit = setTimeout(worker.kill, startLimitMs);
    const isReady = await Promise.race([worker.ready.then(() => true), worker.ended.then(() => false)]);
    clearTimeout(limit);
    if (!isReady) return null;
    const since = Date.now();
    ready += 1;
    becameReady();
    const endChecks = checkAnswers(worker, () => {
      log.error({}, 'a worker hangs and is killed');
      worker.kill();
    });
    await worker.ended;
    endChecks();
    ready -= 1;
    return Date.now() - since;
  }

  /** @param firstDone called when the first worker is ready or has failed */
  async function keepOne(firstDone: (isReady: boolean) => void, isFirst: boolean): Promise<void> {
    let hasBeenReady = false;
    for (let failures = 0; !isStopped; ) {
      const readyMs = await runOne(() => firstDone(true)).catch((err: unknown) => {
        log.error({ err }, 'the system could not start a process');
        return null;
      });
      firstDone(readyMs !== null);
      hasBeenReady ||= readyMs !== null;
      if (isStopped || (isFirst && !hasBeenReady)) return;
      ended();
      failures = readyMs !== null && readyMs >= healthyMs ? 0 : failures;
      const retryInMs = Math.min(pauseMinMs * 2 ** failures, pauseMaxMs);
      failures += 1;
      const what = readyMs === null ? 'a worker could not start' : 'a worker ended';
      log.error({ retryInMs, ready, wanted }, `${what}; another is started`);
      await new Promise((resolve) => setTimeout(resolve, retryInMs));
    }
  }

  /** @param isFirst the first worker is only replaced if it became ready */
  const startOne = (isFirst: boolean) =>
    new Promise<boolean>((firstDone) => void keepOne(firstDone, isFirst));

  return {
    /**
     * Starts one, then the others; resolves when each is ready or has failed once.
     * @throws WorkerFailed when the first can't start, because then probably none can
     */
    async start(): Promise<void> {
      if (!(await startOne(true))) throw new WorkerFailed('a worker could not start');
      await Promise.all(Array.from({ length: wanted - 1 }, () => startOne(false)));
    },
    ready: () => ready,
    /** Stops replacing workers. */
    stop() {
      isStopped = true;
    },
  };
}
