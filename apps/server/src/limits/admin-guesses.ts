import { adminGuessWindowMinutes } from '@repo/contracts/limits/admin';
import { type Counting, countWithin, createLimiter } from './limiter.ts';

const adminGuessesPerAddress = 5;

export type AdminGuesses = {
  /**
   * Counts a guess from this address before checking it, so that concurrent guesses can't exceed the limit.
   * @returns refunds a guess that was not wrong
   * @throws TOO_MANY with the time to wait
   */
  take(address: string): Promise<() => Promise<void>>;
};

/** Counts wrong guesses at the admin password. @param counting.scale multiplies the limit */
export function createAdminGuesses(counting: Counting): AdminGuesses {
  const windowMs = adminGuessWindowMinutes * 60_000;
  const limiter = createLimiter({
    name: 'guesses-admin',
    max: adminGuessesPerAddress,
    windowMs,
    ...counting,
  });
  return {
    async take(address) {
      await countWithin([limiter], address);
      return async () => limiter.giveBack(address);
    },
  };
}
