import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError } from '@repo/domain';
import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { type Taken, WindowCounter } from './window-counter.ts';

export type { Taken } from './window-counter.ts';

/** A limit of `max` per key and window. Its methods are synchronous if no other process shares the count. */
export type Limiter = {
  readonly max: number;
  /** @param count how many to count; 1 by default */
  take(key: string, count?: number): Taken | Promise<Taken>;
  /** Refunds one count of the current window. */
  giveBack(key: string): void | Promise<void>;
  clear(key: string): void | Promise<void>;
};

/** Counts like a `WindowCounter`, for several processes. */
export type SharedCounter = {
  take(name: string, windowMs: number, key: string, count?: number): Promise<Taken>;
  giveBack(name: string, key: string): void;
  clear(name: string, key: string): void;
};

/** Where limits are counted. */
export type Counting = {
  /** Multiplies every limit. */
  scale: number;
  /** Redis, to count for all servers together; null without. */
  redis: Redis | null;
  /** For the workers of one server without Redis; null: this process counts for itself. */
  counter?: SharedCounter | null;
};

export type LimiterSettings = Counting & {
  /** Distinguishes the counts of different limits. */
  name: string;
  max: number;
  windowMs: number;
};

const takenOf = ({ consumedPoints, msBeforeNext }: RateLimiterRes): Taken => ({
  count: consumedPoints,
  leftMs: msBeforeNext,
});

/**
 * Counts in Redis for all servers together, or in this process; while Redis is away, each process counts
 * separately.
 */
export function createLimiter({ name, max, windowMs, scale, redis, counter }: LimiterSettings): Limiter {
  const points = Math.max(1, Math.round(max * scale));
  if (!redis && counter)
    return {
      max: points,
      take: (key, count) => counter.take(name, windowMs, key, count),
      giveBack: (key) => counter.giveBack(name, key),
      clear: (key) => counter.clear(name, key),
    };
  const own = new WindowCounter(windowMs);
  if (!redis)
    return {
      max: points,
      take: (key, count) => own.take(key, count),
      giveBack: (key) => own.giveBack(key),
      clear: (key) => own.clear(key),
    };
  const shared = new RateLimiterRedis({
    keyPrefix: name,
    points,
    duration: windowMs / 1_000,
    storeClient: redis,
  });
  return {
    max: points,
    async take(key, count = 1) {
      try {
        return takenOf(await shared.consume(key, count));
      } catch (refusal) {
        return refusal instanceof RateLimiterRes ? takenOf(refusal) : own.take(key, count);
      }
    },
    async giveBack(key) {
      await shared.reward(key).catch(() => own.giveBack(key));
    },
    async clear(key) {
      own.clear(key);
      await shared.delete(key).catch(() => {});
    },
  };
}

/** @throws TOO_MANY with the time to wait */
export function assertWithin({ max }: Limiter, { count, leftMs }: Taken): void {
  if (count > max)
    throw new DomainError('TOO_MANY', requestMessages.tooMany, {
      retryAfterSeconds: Math.ceil(leftMs / 1_000),
    });
}

/**
 * Counts against several limits in order: a refusal by one uses up none of the next ones. Asynchronous only
 * if the count is shared.
 * @param count how many to count
 * @throws TOO_MANY with the time to wait
 */
export function countWithin(limiters: readonly Limiter[], key: string, count = 1): void | Promise<void> {
  for (const [index, limiter] of limiters.entries()) {
    const taken = limiter.take(key, count);
    if (taken instanceof Promise)
      return taken.then((shared) => {
        assertWithin(limiter, shared);
        return countWithin(limiters.slice(index + 1), key, count);
      });
    assertWithin(limiter, taken);
  }
}
