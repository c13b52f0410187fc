import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const everyMs = 15_000;
/** Share of time that the event loop may work. Below it, a collection delays nobody. */
const busyShare = 0.02;
const grownMinBytes = 8_388_608;

/**
 * Runs a full garbage collection and returns the freed pages to the system; takes 0.1 to 0.4 s.
 */
export function collectGarbage(): void {
  // Without compaction, a few live objects hold a page.
  setFlagsFromString('--expose-gc --compact-on-every-full-gc');
  const collect = runInNewContext('gc') as (options?: object) => void;
  collect();
  // V8 returns the pages that compaction emptied at the next collection; since Node 22 only at a last resort.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  setFlagsFromString('--no-expose-gc --no-compact-on-every-full-gc');
}

/** The real process; tests pass another one. */
const thisProcess = {
  /** Utilization of the event loop since the last call. */
  busySince: () => {
    let last = performance.eventLoopUtilization();
    return () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    };
  },
  heapBytes: () => getHeapStatistics().total_heap_size,
  collectGarbage,
};

/**
 * Returns memory to the system while the server is idle. Otherwise V8 holds the garbage of a start, a sweep
 * or a publish until later work needs the space.
 * @returns a function that stops this
 */
export function releaseMemoryWhenIdle(process: typeof thisProcess = thisProcess): () => void {
  const busy = process.busySince();
  let smallestBytes = 0;
  const timer = setInterval(() => {
    const isBusy = busy() > busyShare;
    if (isBusy || process.heapBytes() - smallestBytes < grownMinBytes) return;
    process.collectGarbage();
    smallestBytes = process.heapBytes();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
