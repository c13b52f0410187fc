import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findFreePort, type Running, startProgram } from './processes.ts';

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Starts one of the programs in src/peers on the product's database. */
export async function startPeer(
  name: 'fastify' | 'express' | 'naive-bulk',
  databaseUrl: string,
): Promise<Running> {
  const file = fileURLToPath(new URL(`../peers/${name}-peer.ts`, import.meta.url));
  const port = await findFreePort();
  return startProgram({
    command: process.execPath,
    args: ['--import', loader, file, String(port), databaseUrl],
    port,
    readyPath: '/ready',
    environment: { NODE_ENV: 'production' },
  });
}
