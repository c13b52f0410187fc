import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

const path = '/metrics';

async function answer(metrics: Metrics, response: ServerResponse): Promise<void> {
  try {
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  } catch {
    response.writeHead(500).end();
  }
}

function listenFor(metrics: Metrics): Server {
  return createServer({ requestTimeout: 10_000 }, (request, response) => {
    request.resume();
    const isOurs = request.method === 'GET' && request.url?.split('?')[0] === path;
    if (isOurs) answer(metrics, response);
    else response.writeHead(404).end();
  });
}

export type MetricsServer = { url: string; close(): Promise<void> };

/**
 * GET /metrics on a separate listener, so that the public one never exposes it.
 * @throws an Error with one sentence that names the setting to change
 */
export async function startMetricsServer(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  const server = listenFor(metrics);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`METRICS_HOST and METRICS_PORT can't be listened on: ${message}`);
  }
  const { address, port: chosen, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${chosen}${path}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
