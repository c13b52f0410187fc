import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

export type Wire = {
  /** The same database, by way of the wire. */
  url: string;
  /** Connections taken so far. */
  taken(): number;
  /** Connections that are open. */
  open(): number;
  /** From now on nobody gets in; who is in stays. */
  closeDoor(): void;
  close(): Promise<void>;
};

/**
 * A way to a database that a test may spoil.
 * @param onClient gets each new connection before anything passes; returns whether it may go on to the database
 * @param onRequest gets what the driver sends; false keeps it back
 * @param onReply gets what the database says, and returns what the driver hears
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

/** What a backend that is told to end sends last. */
export function endingByAdministrator(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0');
  const message = Buffer.alloc(5 + fields.length);
  message.write('E');
  message.writeInt32BE(4 + fields.length, 1);
  fields.copy(message, 5);
  return message;
}
