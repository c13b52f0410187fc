import type { TryKind } from '@repo/api';
import type { StudentCall } from '@repo/contracts/limits/request';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { picturesPath } from '#src/adapters/image-names.ts';
import { createAdminGuesses } from '#src/limits/admin-guesses.ts';
import { assertWithin, type Counting, countWithin, createLimiter, type Taken } from '#src/limits/limiter.ts';
import { networkOf } from '#src/limits/network-of.ts';
import { createStudentCalls } from '#src/limits/student-calls.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts an attempt from this request's address. @throws TOO_MANY with the time to wait */
    countTry(kind: TryKind): void | Promise<void>;
    /** Counts a call of a student. @throws TOO_MANY with the time to wait */
    countStudentCall(kind: StudentCall, userId: string): void | Promise<void>;
    /**
     * Counts a guess at the admin password.
     * @returns refunds a guess that was not wrong
     * @throws TOO_MANY with the time to wait
     */
    countAdminGuess(): Promise<() => Promise<void>>;
  }
}

const minuteMs = 60_000;

type Limit = { max: number; windowMs: number };

/** Attempts per network address: a class of forty signs in from one. Accounts have their own limits too. */
const tries: Record<TryKind, Limit> = {
  signIn: { max: 60, windowMs: minuteMs },
  signUp: { max: 20, windowMs: 10 * minuteMs },
  mailCode: { max: 30, windowMs: 10 * minuteMs },
  identity: { max: 60, windowMs: minuteMs },
  // A page that waits for its payment polls twelve times a minute; the provider has one limit for all of us.
  payment: { max: 120, windowMs: minuteMs },
  guardian: { max: 120, windowMs: 10 * minuteMs },
};
/** Requests of any kind under /api and /pictures. A whole school, or a phone network's customers, may share one address. */
const general: Limit = { max: 3_000, windowMs: minuteMs };

/**
 * Calls in batches, where each batch counts as one request above: opening a page of the app makes about ten
 * calls.
 */
const inBatches: Limit = { max: 9_000, windowMs: minuteMs };

/**
 * Routes that look the caller up in the database. App files and public pictures only cost a read from disk or
 * cache.
 */
const isCounted = (route = '') => route.startsWith('/api/') || route.startsWith(`${picturesPath}/`);

/** How many procedures a request to tRPC calls; 1 for any other request. */
const callsOf = ({ params }: FastifyRequest) =>
  ((params as { path?: string } | undefined)?.path ?? '').split(',').length;

/**
 * Limits how often one address may call; beyond that, 429 with Retry-After. `scale` multiplies every limit.
 */
export const rateLimits = fp<Counting>(
  async (app, counting) => {
    const limiterOf = (name: string, limit: Limit) => createLimiter({ name, ...limit, ...counting });
    const all = limiterOf('calls', general);
    const batches = [limiterOf('calls-in-batches', inBatches)];
    const triesOf = new Map(
      Object.entries(tries).map(([kind, limit]) => [kind, [limiterOf(`calls-${kind}`, limit)]]),
    );
    const studentCalls = createStudentCalls(counting);
    const adminGuesses = createAdminGuesses(counting);

    function tell(reply: FastifyReply, taken: Taken): void {
      const leftSeconds = Math.ceil(taken.leftMs / 1_000);
      reply
        .header('x-ratelimit-limit', all.max)
        .header('x-ratelimit-remaining', Math.max(0, all.max - taken.count))
        .header('x-ratelimit-reset', leftSeconds);
      assertWithin(all, taken);
    }
    app.addHook('onRequest', (request, reply, done) => {
      // The route's pattern, because an address can be written in many ways.
      if (!isCounted(request.routeOptions.url)) return done();
      const taken = all.take(networkOf(request.ip));
      if (taken instanceof Promise) {
        taken.then((shared) => tell(reply, shared)).then(() => done(), done);
        return;
      }
      try {
        tell(reply, taken);
      } catch (refusal) {
        return done(refusal as Error);
      }
      done();
    });
    app.addHook('onRequest', (request, _reply, done) => {
      const calls = callsOf(request);
      if (calls === 1) return done();
      const counted = async () => countWithin(batches, networkOf(request.ip), calls);
      counted().then(() => done(), done);
    });
    app.decorateRequest('countTry', function (kind) {
      return countWithin(triesOf.get(kind) ?? [], networkOf(this.ip));
    });
    app.decorateRequest('countStudentCall', (kind, userId) => studentCalls.count(kind, userId));
    app.decorateRequest('countAdminGuess', function () {
      return adminGuesses.take(networkOf(this.ip));
    });
  },
  { name: 'rate-limits' },
);
