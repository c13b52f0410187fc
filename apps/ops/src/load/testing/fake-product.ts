import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Seen = { path: string; student: string; body: string };
export type Answer = { status: number; json?: unknown; afterMs?: number };

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

/** A local server with configurable answers, in place of the product and the outside world. */
export async function startFakeProduct(answerTo: (seen: Seen) => Answer) {
  const seen: Seen[] = [];
  const underWay = new Map<string, number>();
  let mostAtOnce = 0;
  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    const [path = ''] = (request.url ?? '').split('?');
    const one = { path, student: request.headers.authorization ?? '', body };
    seen.push(one);
    const saves = (underWay.get(one.student) ?? 0) + 1;
    underWay.set(one.student, saves);
    mostAtOnce = Math.max(mostAtOnce, saves);
    const {
      status,
      json = [{ result: { data: { outcomes: [{ status: 'saved' }] } } }],
      afterMs = 0,
    } = answerTo(one);
    setTimeout(() => {
      underWay.set(one.student, (underWay.get(one.student) ?? 1) - 1);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    }, afterMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    addresses: { product: url, sandbox: url },
    seen,
    /** Maximum number of one student's concurrent requests. */
    mostAtOnce: () => mostAtOnce,
    closeConnections: () => server.closeAllConnections(),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
