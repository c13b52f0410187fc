import { adminGuessWindowMinutes } from '@repo/contracts/limits/admin';
import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError } from '@repo/domain';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

const adminGuessesPerAddress = 5;

export type AdminGuesses = {
  /**
   * Counts a guess of this address before it is looked at, so that guesses sent at once are no more than the limit.
   * @returns gives it back, for a guess that was not wrong
   * @throws TOO_MANY with the time to wait
   */
  take(address: string): Promise<() => Promise<void>>;
};

/**
 * Counts wrong guesses at the admin password, in Redis for all servers together or in this process; while Redis is
 * away each process counts for itself.
 * @param scale multiplies the limit
 */
export function createAdminGuesses({ scale, redis }: { scale: number; redis: Redis | null }): AdminGuesses {
  const options = {
    keyPrefix: 'guesses-admin',
    points: Math.max(1, Math.round(adminGuessesPerAddress * scale)),
    duration: adminGuessWindowMinutes * 60,
  };
  const inProcess = new RateLimiterMemory(options);
  const limiter = redis
    ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: inProcess })
    : inProcess;
  return {
    async take(address) {
      try {
        await limiter.consume(address);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000);
        throw new DomainError('TOO_MANY', requestMessages.tooMany, { retryAfterSeconds });
      }
      return async () => {
        await limiter.reward(address);
      };
    },
  };
}
