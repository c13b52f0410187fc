import type { Redis } from 'ioredis';

/** Whether Redis answers now; asks it, and takes no longer than a command may. */
export async function doesRedisAnswer(redis: Redis): Promise<boolean> {
  return redis.ping().then(
    () => true,
    () => false,
  );
}
