import { callsPerStudent, type StudentCall } from '@repo/contracts/limits/request';
import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError } from '@repo/domain';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

export type StudentCalls = {
  /** @throws TOO_MANY with the time to wait */
  count(kind: StudentCall, userId: string): Promise<void>;
};

/**
 * Counts what one student calls: in this process, or in Redis for all servers together; while Redis is away each
 * process counts for itself.
 * @param scale multiplies every limit
 */
export function createStudentCalls({ scale, redis }: { scale: number; redis: Redis | null }): StudentCalls {
  const limiterOf = (kind: string, { max, seconds }: { max: number; seconds: number }) => {
    const points = Math.max(1, Math.round(max * scale));
    const options = { keyPrefix: `calls-${kind}-${seconds}`, points, duration: seconds };
    const inProcess = new RateLimiterMemory(options);
    if (!redis) return inProcess;
    return new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: inProcess });
  };
  const limiters = new Map(
    Object.entries(callsPerStudent).map(([kind, limits]) => [
      kind,
      limits.map((limit) => limiterOf(kind, limit)),
    ]),
  );
  return {
    async count(kind, userId) {
      try {
        // One after the other: a call that the shorter limit refuses does not use up the longer one.
        for (const limiter of limiters.get(kind) ?? []) await limiter.consume(userId);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000);
        throw new DomainError('TOO_MANY', requestMessages.tooMany, { retryAfterSeconds });
      }
    },
  };
}
