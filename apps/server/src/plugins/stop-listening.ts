import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';

/** After this long without a new connection or request, no more are expected. */
const quietMs = 50;
/** Upper bound, because a steady stream of new connections is never quiet. */
const quietAtMostMs = 1_000;
const lookMs = 10;

/**
 * Accepts new connections and queues them. @returns when the last one came, and a function that passes them
 * to the server
 */
function holdNewConnections(server: HttpServer) {
  const listeners = server.listeners('connection') as ((socket: Socket) => void)[];
  const held: Socket[] = [];
  let lastAt = Date.now();
  const hold = (socket: Socket) => {
    held.push(socket);
    lastAt = Date.now();
  };
  server.removeAllListeners('connection');
  server.on('connection', hold);
  return {
    lastAt: () => lastAt,
    count: () => held.length,
    release() {
      server.off('connection', hold);
      for (const listener of listeners) server.on('connection', listener);
      for (const socket of held) server.emit('connection', socket);
    },
  };
}

/**
 * A turn of the event loop accepts at most one connection, so a turn without any means that the queue is
 * empty.
 */
async function acceptAllQueued(count: () => number): Promise<void> {
  for (let before = -1; before < count(); ) {
    before = count();
    await nextTurn();
  }
}

const countConnections = (server: HttpServer) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

/**
 * Closes the listening socket without cutting off a request. A client that finds it closed is sent elsewhere
 * by the proxy, but a connection that is still in the kernel's queue is reset, and its request may not be
 * retried. So new connections are held until no more arrive, and answered after closing. Resolves when no
 * connection is left, or after `patienceMs`.
 */
export async function stopListening(
  server: HttpServer,
  { patienceMs, isBusy }: { patienceMs: number; isBusy: () => boolean },
): Promise<void> {
  if (!server.listening) return;
  const connections = holdNewConnections(server);
  const startedAt = Date.now();
  const isQuiet = () => !isBusy() && Date.now() - connections.lastAt() >= quietMs;
  while (!isQuiet() && Date.now() - startedAt < quietAtMostMs) await delay(lookMs);
  await acceptAllQueued(connections.count);
  // Not HTTP's own close, which also cuts idle connections that a proxy may be about to use.
  Server.prototype.close.call(server);
  connections.release();
  const giveUpAt = Date.now() + patienceMs;
  while (Date.now() < giveUpAt && (await countConnections(server)) > 0) await delay(lookMs);
}
