import { type Command, Redis } from 'ioredis';

/** Limit for a command; every call under /api waits for one. */
const commandLimitMs = 300;
const connectLimitMs = 3_000;
const retryStepMs = 1_000;
const retryMaxMs = 5_000;

/**
 * Abandons a command that is not answered in time, and closes its connection: until a new one answers,
 * further commands fail immediately.
 */
class BoundedRedis extends Redis {
  override sendCommand(command: Command, ...rest: [stream?: never]): unknown {
    const sent = super.sendCommand(command, ...rest);
    // The immediate lets a reply that arrived while this process was busy be read first; ioredis' own
    // commandTimeout would mistake such a pause for a silent Redis.
    const timer = setTimeout(() => setImmediate(() => this.#giveUp(command)), commandLimitMs);
    const settled = () => clearTimeout(timer);
    command.promise.then(settled, settled);
    return sent;
  }

  #giveUp(command: Command): void {
    if (command.isSettled) return;
    const error = new Error(`Redis did not answer within ${commandLimitMs} ms`);
    command.reject(error);
    this.stream?.destroy(error);
  }
}

/**
 * A connection to Redis that keeps reconnecting and delays no request: a command fails after 300 ms without
 * an answer, and further ones immediately until Redis answers again.
 * @param say gets a line each time the connection is lost
 */
export function openRedis(url: string, say: (message: string) => void): Redis {
  const redis = new BoundedRedis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: connectLimitMs,
    retryStrategy: (attempt) => Math.min(attempt * retryStepMs, retryMaxMs),
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
