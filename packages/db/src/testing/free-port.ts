import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range of outgoing connections, which could take the port before it is used. */
const ports = { from: 10_000, to: 32_767 };

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}

/** @returns a loopback port that was free just now; concurrent callers most likely get different ones */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(ports.from, ports.to + 1);
    if (await isFree(port)) return port;
  }
}
