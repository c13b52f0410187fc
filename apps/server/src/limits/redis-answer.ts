import type { Redis } from 'ioredis';

/** Whether Redis answers a ping within the limit of a command. */
export async function doesRedisAnswer(redis: Redis): Promise<boolean> {
  return redis.ping().then(
    () => true,
    () => false,
  );
}
