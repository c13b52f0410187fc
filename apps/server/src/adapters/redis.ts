import { Redis } from 'ioredis';

const retryMaxMs = 5_000;

/**
 * A connection to Redis that keeps trying and never holds a request up: a command fails at once while it is away.
 * @param say gets a line when the connection is lost, once each time
 */
export function openRedis(url: string, say: (message: string) => void): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 200, retryMaxMs),
  });
  let isAway = false;
  redis.on('error', () => {
    if (!isAway) say('Redis at REDIS_URL does not answer; rate limits are counted by each process.');
    isAway = true;
  });
  redis.on('ready', () => {
    isAway = false;
  });
  return redis;
}
