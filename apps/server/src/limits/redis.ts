import { type Command, Redis } from 'ioredis';

/** What a command may take; every call under /api waits for one. */
const commandLimitMs = 300;
const connectLimitMs = 3_000;
const retryStepMs = 1_000;
const retryMaxMs = 5_000;

/**
 * Gives a command up that is not answered in time, and its connection with it: until a new one answers, further
 * commands fail at once.
 */
class BoundedRedis extends Redis {
  override sendCommand(command: Command, ...rest: [stream?: never]): unknown {
    const sent = super.sendCommand(command, ...rest);
    // An answer that came while this process was busy is read before the immediate runs; ioredis' own
    // commandTimeout would take such a pause for a silent Redis.
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
 * A connection to Redis that keeps reconnecting and delays no request: a command fails after 300 ms when Redis says
 * nothing, and at once from then on until it answers again.
 * @param say gets a line when the connection is lost, once each time
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
