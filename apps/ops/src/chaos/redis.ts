import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram } from '#src/measure/installed.ts';
import { findFreePort } from '#src/server/processes.ts';

export type RedisServer = { url: string; freeze(): void; thaw(): void; stop(): Promise<void> };

async function listens(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1');
  return Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)])
    .catch(() => false)
    .finally(() => socket.destroy());
}

/** A private Redis that stores nothing on disk; null if none is installed. */
export async function startRedis(): Promise<RedisServer | null> {
  const command = findProgram('redis-server');
  if (!command) return null;
  const port = await findFreePort();
  const child = spawn(command, ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  while (!(await listens(port))) await delay(20);
  return {
    url: `redis://127.0.0.1:${port}`,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
