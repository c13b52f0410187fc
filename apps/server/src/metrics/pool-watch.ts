import type { PoolUse } from '@repo/db';

const lookMs = 5_000;
/** Below 1, because a connection that was free for a moment went straight to a waiting query. */
const fullShare = 0.9;

/**
 * Logs every five seconds while no connection to the database is free.
 * @returns a function that stops this
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
