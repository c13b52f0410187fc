import { createHmac, randomBytes } from 'node:crypto';
import type { ErrorCode } from '@repo/contracts/errors';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { networkOf } from '#src/limits/network-of.ts';

declare module 'fastify' {
  interface FastifyInstance {
    logRefusal(request: FastifyRequest, code: ErrorCode): void;
  }
}

const pauseMs = 60_000;
const dayMs = 86_400_000;
/** Bounds memory when a flood comes from many networks; further ones share one count. */
const callersMax = 1_000;

/** Refusals that rarely happen except to somebody who tries to break in. */
const events: Partial<Record<ErrorCode, string>> = {
  WRONG_CREDENTIALS: 'wrong credentials',
  WRONG_CODE: 'wrong code',
  FORBIDDEN: 'not allowed',
  TOO_MANY: 'too many tries',
};

/** A pseudonym of a network address, valid for a day and not reversible. */
function createCallerNames(): (address: string) => string {
  let salt = randomBytes(16);
  let until = Date.now() + dayMs;
  return (address) => {
    if (Date.now() > until) {
      salt = randomBytes(16);
      until = Date.now() + dayMs;
    }
    return createHmac('sha256', salt).update(networkOf(address)).digest('base64url').slice(0, 10);
  };
}

/**
 * Logs attempts to break in, at level warn: the first refusal of a kind and caller with its request id, under
 * which the proxy's log has the address; a minute later how many followed.
 */
function createRefusalLog(): (request: FastifyRequest, code: ErrorCode) => void {
  const nameOf = createCallerNames();
  const counts = new Map<string, number>();

  return (request, code) => {
    const event = events[code];
    if (event === undefined) return;
    const isFull = counts.size >= callersMax;
    const caller = isFull ? 'others' : nameOf(request.ip);
    const key = `${event} ${caller}`;
    const count = counts.get(key);
    if (count !== undefined) {
      counts.set(key, count + 1);
      return;
    }
    counts.set(key, 0);
    request.log.warn({ event, caller, req: request }, 'refused');
    const { log } = request.server;
    setTimeout(() => {
      const more = counts.get(key) ?? 0;
      counts.delete(key);
      if (more > 0) log.warn({ event, caller, count: more }, 'refused more often');
    }, pauseMs).unref();
  };
}

/** Adds `logRefusal` to the server. */
export const refusalLog = fp(
  async (app) => {
    app.decorate('logRefusal', createRefusalLog());
  },
  { name: 'refusal-log' },
);
