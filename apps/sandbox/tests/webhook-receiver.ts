import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Received = { headers: IncomingHttpHeaders; rawBody: string };

/**
 * A shop's endpoint for webhooks: records them in the order of arrival, and answers with the status that
 * `answers` returns.
 */
export async function startWebhookReceiver() {
  const received: Received[] = [];
  const state = { status: (_nth: number): number => 200 };
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, rawBody: await text(request) });
    response.writeHead(state.status(received.length)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    answerWith(status: (nth: number) => number): void {
      state.status = status;
    },
    reset(): void {
      received.length = 0;
      state.status = () => 200;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
