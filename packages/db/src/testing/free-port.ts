import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that outgoing connections take, which would come between this look and the use of the port. */
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

/** @returns a port of the loopback that nobody listened on a moment ago; another one for each who asks, most likely */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(ports.from, ports.to + 1);
    if (await isFree(port)) return port;
  }
}
