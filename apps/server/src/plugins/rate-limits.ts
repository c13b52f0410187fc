import rateLimit from '@fastify/rate-limit';
import type { TryKind } from '@repo/api';
import type { StudentCall } from '@repo/contracts/limits/request';
import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError } from '@repo/domain';
import fp from 'fastify-plugin';
import type { Redis } from 'ioredis';
import { createAdminGuesses } from '#src/limits/admin-guesses.ts';
import { networkOf } from '#src/limits/network-of.ts';
import { createStudentCalls } from '#src/limits/student-calls.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts a try of this request's address. @throws TOO_MANY with the time to wait */
    countTry(kind: TryKind): Promise<void>;
    /** Counts a call of a student. @throws TOO_MANY with the time to wait */
    countStudentCall(kind: StudentCall, userId: string): Promise<void>;
    /** Counts a guess at the admin password. @returns gives it back @throws TOO_MANY with the time to wait */
    countAdminGuess(): Promise<() => Promise<void>>;
  }
}

const minuteMs = 60_000;

type Limit = { max: number; timeWindow: number };

/** Tries of one network address: a class of forty signs in from one. Accounts have limits of their own besides. */
const tries: Record<TryKind, Limit> = {
  signIn: { max: 60, timeWindow: minuteMs },
  signUp: { max: 20, timeWindow: 10 * minuteMs },
  mailCode: { max: 30, timeWindow: 10 * minuteMs },
  identity: { max: 60, timeWindow: minuteMs },
  // A page that waits for its payment asks twelve times a minute; the provider limits us all together.
  payment: { max: 120, timeWindow: minuteMs },
};
/** Requests of any kind under /api. A whole school, or a phone network's customers, may share one address. */
const general: Limit = { max: 3_000, timeWindow: minuteMs };

const tooMany = (ttlMs: number) =>
  new DomainError('TOO_MANY', requestMessages.tooMany, { retryAfterSeconds: Math.ceil(ttlMs / 1000) });

/** Bounds how often one address may call; past it 429 with Retry-After. `scale` multiplies every limit. */
export const rateLimits = fp<{ scale: number; redis: Redis | null }>(
  async (app, { scale, redis }) => {
    const scaled = ({ max, timeWindow }: Limit) => ({
      max: Math.max(1, Math.round(max * scale)),
      timeWindow,
    });
    await app.register(rateLimit, {
      global: true,
      // While Redis is away nobody is locked out: requests pass uncounted.
      ...(redis ? { redis, skipOnError: true, nameSpace: 'rate-limit-' } : {}),
      ...scaled(general),
      keyGenerator: (request) => networkOf(request.ip),
      // The route's own pattern: an address can be written in many ways.
      allowList: (request) => !request.routeOptions.url?.startsWith('/api/'),
      errorResponseBuilder: (_request, context) => tooMany(context.ttl),
    });

    const limiters = new Map(
      Object.entries(tries).map(([kind, limit]) => [
        kind,
        app.createRateLimit({ ...scaled(limit), keyGenerator: (request) => networkOf(request.ip) }),
      ]),
    );
    app.decorateRequest('countTry', async function (kind) {
      const outcome = await limiters.get(kind)?.(this);
      if (outcome && !outcome.isAllowed && outcome.isExceeded) throw tooMany(outcome.ttl);
    });
    const studentCalls = createStudentCalls({ scale, redis });
    app.decorateRequest('countStudentCall', (kind, userId) => studentCalls.count(kind, userId));
    const adminGuesses = createAdminGuesses({ scale, redis });
    app.decorateRequest('countAdminGuess', function () {
      return adminGuesses.take(networkOf(this.ip));
    });
  },
  { name: 'rate-limits' },
);
