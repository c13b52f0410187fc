import { once } from 'node:events';
import { createServer } from 'node:net';

/** @returns a port of the loopback that nobody listened on a moment ago */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return address !== null && typeof address === 'object' ? address.port : 0;
}
