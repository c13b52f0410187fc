import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How a server fails before doing anything. */
export const outageModes = ['down', 'error', 'slow', 'rubbish', 'drop'] as const;
export type Outage = { mode: (typeof outageModes)[number]; delayMs: number };

export const outageLabels: Record<Outage['mode'], string> = {
  down: 'Down: 503',
  error: 'Error: 500',
  slow: 'Slow: waits, then answers as always',
  rubbish: 'Rubbish: 200 with something that is not JSON',
  drop: 'Drop: the connection is cut without an answer',
};

export const isOutage = (mode: string): mode is Outage['mode'] => outageModes.some((known) => known === mode);

const rubbish = '<!doctype html><title>Welcome to nginx</title>{"id_token": 12, "order_status": ';

/**
 * Applies the outage to a request. For 'slow' it returns after the delay and the request continues, unless
 * its sender has disconnected. For all others the reply has been sent or the connection cut.
 */
export async function meetOutage({ mode, delayMs }: Outage, request: FastifyRequest, reply: FastifyReply) {
  switch (mode) {
    case 'down':
      return reply.code(503).header('retry-after', '30').type('text/plain').send('Service Unavailable');
    case 'error':
      return reply
        .code(500)
        .send({ message: 'internal Server Error', code: 'internal_error', type: 'api_error' });
    case 'rubbish':
      return reply.code(200).type('application/json').serializer(String).send(rubbish);
    case 'drop':
      return cut(request, reply);
    case 'slow':
      await waitUnlessLeft(request, delayMs);
      return request.raw.socket.destroyed ? reply.hijack() : undefined;
  }
}

/** Waits, or returns early when the sender disconnects. */
export async function waitUnlessLeft(request: FastifyRequest, delayMs: number): Promise<void> {
  const left = new AbortController();
  request.raw.socket.once('close', () => left.abort());
  await wait(delayMs, undefined, { signal: left.signal }).catch(() => undefined);
}

/** Cuts the connection of a request without an answer. */
export function cut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}
