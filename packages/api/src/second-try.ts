import { setTimeout as delay } from 'node:timers/promises';
import { isPassing } from './database-codes.ts';

/** Long enough to replace a lost connection; random, so that not all callers retry at the same moment. */
export const pauseBeforeSecondTry = () => delay(200 + Math.random() * 400);

/**
 * Does the work, and retries once after a temporary failure of the database: a lost connection or a
 * conflicting transaction. Only for idempotent work.
 */
export async function withSecondTry<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isPassing(error)) throw error;
    await pauseBeforeSecondTry();
    return work();
  }
}
