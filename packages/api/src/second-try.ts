import { setTimeout as delay } from 'node:timers/promises';
import { isPassing } from './database-codes.ts';

/** Long enough for a cut connection to be replaced; of random length, so that not all callers retry at once. */
export const pauseBeforeSecondTry = () => delay(200 + Math.random() * 400);

/**
 * Does the work, and once more when the database failed it in passing: its connection was lost, or another
 * transaction was in the way. Only for work that may take effect twice without a difference.
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
