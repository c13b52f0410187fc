import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { productUrl } from '../playwright.config.ts';

/** What went over the wire: every request that reached the product, and the bytes it answered with. */
export type Wire = {
  url: string;
  /** Method and path of every request since the last `forget`. */
  requests: string[];
  /** Bytes sent to the browser since the last `forget`, headers included. */
  bytes: () => number;
  forget: () => void;
  /** Appends `text` to the file at this path from now on. */
  append: (path: string, text: string) => void;
  /** Cuts the connection of the next matching request in the middle of its reply. */
  loseNext: (isIt: (request: IncomingMessage) => boolean) => void;
  close: () => Promise<void>;
};

/**
 * A proxy between the browser and the product, which sees what the page's own tools don't: requests of a
 * service worker, what comes from a cache, the real number of bytes.
 */
export async function startWire(): Promise<Wire> {
  const product = new URL(productUrl);
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const endings = new Map<string, string>();
  let isLost: ((request: IncomingMessage) => boolean) | undefined;
  let closedBytes = 0;
  let forgottenBytes = 0;

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    if (isLost?.(incoming)) {
      isLost = undefined;
      outgoing.writeHead(200, { 'content-length': '1000' });
      // A browser retries by itself when it got no part of a reply.
      outgoing.write(' ', () => incoming.socket.destroy());
      return;
    }
    const ending = endings.get((incoming.url ?? '').split('?')[0] ?? '');
    const headers = { ...incoming.headers };
    if (ending !== undefined) {
      delete headers['accept-encoding'];
      delete headers['if-none-match'];
      delete headers['if-modified-since'];
    }
    const onward = request(
      { host: product.hostname, port: product.port, method: incoming.method, path: incoming.url, headers },
      (reply) => {
        const replyHeaders = { ...reply.headers };
        if (ending !== undefined) {
          delete replyHeaders['content-length'];
          delete replyHeaders.etag;
        }
        outgoing.writeHead(reply.statusCode ?? 502, replyHeaders);
        reply.on('data', (chunk) => outgoing.write(chunk));
        reply.on('end', () => outgoing.end(ending ?? ''));
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };

  const server = createServer(pass);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      closedBytes += socket.bytesWritten;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const all = () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, closedBytes);

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    bytes: () => all() - forgottenBytes,
    forget() {
      requests.length = 0;
      forgottenBytes = all();
    },
    append: (path, text) => void endings.set(path, text),
    loseNext(isIt) {
      isLost = isIt;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
