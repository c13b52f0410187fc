import { buildPeer } from './build-peer.ts';
import { findFreePort, type Running, startProgram } from './processes.ts';

export type PeerName =
  | 'fastify'
  | 'naive-bulk'
  | 'express'
  | 'hono'
  | 'nest'
  | 'fastify-drizzle'
  | 'express-prisma';

/**
 * Starts one of the programs in src/peers on the product's database, compiled and with NODE_ENV=production.
 * @param more arguments after port and database address
 * @throws when it can't be compiled or ends before it is ready
 */
export async function startPeer(
  name: PeerName,
  databaseUrl: string,
  more: readonly string[] = [],
): Promise<Running> {
  const file = await buildPeer(name);
  const port = await findFreePort();
  return startProgram({
    command: process.execPath,
    args: [file, String(port), databaseUrl, ...more],
    port,
    readyPath: '/ready',
    environment: { NODE_ENV: 'production' },
  });
}
