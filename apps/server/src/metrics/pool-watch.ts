import type { PoolUse } from '@repo/db';

const lookMs = 5_000;
/** A moment's rest within that time does not count: somebody who waited gets the connection. */
const fullShare = 0.9;

/**
 * Logs every five seconds that no connection to the database was free, while that is so.
 * @returns ends it
 */
export function watchPool(poolUse: () => PoolUse, say: (message: string) => void): () => void {
  let before = poolUse().fullMs;
  const timer = setInterval(() => {
    const { max, waiting, fullMs } = poolUse();
    if (fullMs - before >= lookMs * fullShare)
      say(`none of the ${max} connections to the database was free for 5 seconds; waiting: ${waiting}`);
    before = fullMs;
  }, lookMs);
  timer.unref();
  return () => clearInterval(timer);
}
