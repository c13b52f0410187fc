import * as requestMessages from '@repo/contracts/messages/request';
import { type AccountTries, type AccountTry, DomainError } from '@repo/domain';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Tries on one account: one count for all unknown browsers together, and one for each known browser. */
const signInTriesPerAccount = 10;
const signInTriesWindowMinutes = 15;
/** Mails of each kind, codes to verify and codes to reset; counted like tries. */
const mailsPerAccount = 8;
const mailsWindowMinutes = 60;

const limits: Record<AccountTry, { points: number; durationSeconds: number }> = {
  signIn: { points: signInTriesPerAccount, durationSeconds: signInTriesWindowMinutes * 60 },
  verificationMail: { points: mailsPerAccount, durationSeconds: mailsWindowMinutes * 60 },
  resetMail: { points: mailsPerAccount, durationSeconds: mailsWindowMinutes * 60 },
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
  const limiters = {
    signIn: limiterOf('signIn'),
    verificationMail: limiterOf('verificationMail'),
    resetMail: limiterOf('resetMail'),
  };
  return {
    async take(kind, count) {
      try {
        await limiters[kind].consume(count);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000);
        throw new DomainError('TOO_MANY', requestMessages.tooMany, { retryAfterSeconds });
      }
    },
    async clear(kind, count) {
      await limiters[kind].delete(count);
    },
  };
}
