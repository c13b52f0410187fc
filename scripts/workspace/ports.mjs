import { once } from 'node:events';
import { createServer } from 'node:net';

/** @returns the number in the variable, or `fallback`. @throws when it is no port */
export function readPort(name, fallback) {
  const text = process.env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} is '${text}', which is no port (1 to 65535).`);
}

/** @returns a port that is free at this moment */
export async function findFreePort() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

async function isFree(port, host) {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return true;
  } catch (error) {
    return error.code !== 'EADDRINUSE' && error.code !== 'EACCES';
  } finally {
    server.close();
  }
}

/**
 * @param {{port: number, variable: string}[]} wanted
 * @throws naming the first port that is taken
 */
export async function assertPortsFree(wanted) {
  for (const { port, variable } of wanted) {
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port))) continue;
    throw new Error(
      `Port ${port} is taken. Stop what uses it (another npm start?), or choose another with ${variable}=<port>.`,
    );
  }
}
