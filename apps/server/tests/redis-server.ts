import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { findFreePort } from './server-process.ts';

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export type RedisServer = {
  url: string;
  /** Keeps every connection open but answers nothing. */
  freeze(): void;
  thaw(): void;
  stop(): void;
};

/** A separate Redis on the loopback that stores nothing on disk. */
export async function startRedisServer(): Promise<RedisServer> {
  const port = await findFreePort();
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  });
  const url = `redis://127.0.0.1:${port}`;
  const probe = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
  probe.on('error', () => {});
  while ((await probe.ping().catch(() => '')) !== 'PONG') await delay(20);
  probe.disconnect();
  return {
    url,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    stop: () => child.kill('SIGKILL'),
  };
}
