import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

export type Wire = {
  /** The database's address through the proxy. */
  url: string;
  /** Number of connections accepted so far. */
  taken(): number;
  /** Number of open connections. */
  open(): number;
  /** Rejects new connections; existing ones stay. */
  closeDoor(): void;
  close(): Promise<void>;
};

/**
 * A proxy to a database that a test may disturb.
 * @param onClient receives each new connection first; returns whether to connect it
 * @param onRequest receives what the driver sends; false drops it
 * @param onReply receives what the database sends, and returns what the driver gets
 */
export async function openWire(
  to: string,
  onClient: (client: Socket) => boolean,
  onRequest: (bytes: Buffer, client: Socket) => boolean = () => true,
  onReply: (bytes: Buffer) => Buffer = (bytes) => bytes,
): Promise<Wire> {
  const target = new URL(to);
  const sockets = new Set<Socket>();
  let count = 0;
  let living = 0;
  const server = createServer((client) => {
    count += 1;
    sockets.add(client);
    client.on('error', () => {});
    if (!onClient(client)) return;
    const database = createConnection(Number(target.port), target.hostname);
    sockets.add(database);
    database.on('error', () => {}).on('close', () => client.destroy());
    client.on('close', () => database.destroy());
    client.on('data', (bytes) => {
      if (onRequest(bytes, client)) database.write(bytes);
    });
    database.on('data', (bytes) => client.write(onReply(bytes)));
    living += 1;
    client.once('close', () => {
      living -= 1;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    taken: () => count,
    open: () => living,
    closeDoor: () => void server.close(),
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** The last message of a backend that an administrator terminates. */
export function endingByAdministrator(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0');
  const message = Buffer.alloc(5 + fields.length);
  message.write('E');
  message.writeInt32BE(4 + fields.length, 1);
  fields.copy(message, 5);
  return message;
}
