import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePort } from './free-port.ts';

test('a free port can be listened on, and can not be taken by an outgoing connection', async () => {
  const server = createServer().listen(await findFreePort(), '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const client = createConnection(port, '127.0.0.1');
  await once(client, 'connect');
  expect(port).toBeLessThan(32_768);
  client.destroy();
  server.close();
});
