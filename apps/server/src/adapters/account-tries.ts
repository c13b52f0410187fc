import {
  mailsPerAccount,
  mailsWindowMinutes,
  signInTriesPerAccount,
  signInTriesWindowMinutes,
} from '@repo/contracts/limits';
import { messages } from '@repo/contracts/messages';
import { type AccountTries, type AccountTry, DomainError } from '@repo/domain';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

const limits: Record<AccountTry, { points: number; durationSeconds: number }> = {
  signIn: { points: signInTriesPerAccount, durationSeconds: signInTriesWindowMinutes * 60 },
  mail: { points: mailsPerAccount, durationSeconds: mailsWindowMinutes * 60 },
};

/**
 * Counts tries per account: in this process, or in Redis for all servers together; while Redis is away each process
 * counts for itself.
 * @param scale multiplies every limit
 */
export function createAccountTries(settings: { scale: number; redis: Redis | null }): AccountTries {
  const { scale, redis } = settings;
  const limiterOf = (kind: AccountTry) => {
    const { points, durationSeconds: duration } = limits[kind];
    const options = { keyPrefix: `tries-${kind}`, points: Math.max(1, Math.round(points * scale)), duration };
    const inProcess = new RateLimiterMemory(options);
    if (!redis) return inProcess;
    return new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: inProcess });
  };
  const limiters = { signIn: limiterOf('signIn'), mail: limiterOf('mail') };
  return {
    async take(kind, email) {
      try {
        await limiters[kind].consume(email);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000);
        throw new DomainError('TOO_MANY', messages.tooMany, { retryAfterSeconds });
      }
    },
    async clear(kind, email) {
      await limiters[kind].delete(email);
    },
  };
}
