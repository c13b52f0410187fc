import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { stopListening } from '#src/plugins/stop-listening.ts';

/** One request on a separate connection. @returns the first line of the reply, or the error's code */
async function ask(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
  let reply = '';
  socket.on('data', (text) => {
    reply += text;
  });
  const failed = once(socket, 'error').then(([{ code }]) => String(code));
  const ended = once(socket, 'end').then(() => reply.split('\r\n')[0] ?? '');
  return Promise.race([failed, ended]);
}

it('a server that stops listening answers all requests that arrive together at the last moment', async () => {
  const server = createServer((_request, reply) => reply.end('answered'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const clientCount = 6;
  let clients: Promise<string>[] = [];
  // Before the server's own start, or its last look could be a millisecond too early for this test.
  const startedAt = Date.now();
  const stopped = stopListening(server, {
    patienceMs: 10_000,
    isBusy: () => {
      // The clients connect at the last check, when nobody has connected for long enough.
      const isLastLook = Date.now() - startedAt >= 50;
      if (isLastLook && clients.length === 0) clients = Array.from({ length: clientCount }, () => ask(port));
      return false;
    },
  });
  await stopped;
  expect(await Promise.all(clients)).toEqual(Array.from({ length: clientCount }, () => 'HTTP/1.1 200 OK'));
  await expect(ask(port), 'nobody later').resolves.toBe('ECONNREFUSED');
});
