import { errorStatus } from '@repo/contracts/errors';
import * as requestMessages from '@repo/contracts/messages/request';
import type { MigrationList } from '@repo/db';
import type { DomainContext } from '@repo/domain';
import fp from 'fastify-plugin';
import type { Redis } from 'ioredis';
import { doesRedisAnswer } from '#src/limits/redis-answer.ts';
import { within } from '#src/limits/within.ts';
import { createReadiness } from './readiness.ts';

/** Less than a load balancer's timeout, because a stalled database never answers. */
const defaultLimitMs = 3_000;
const retryAfterSeconds = 5;

type HealthSettings = {
  domain: DomainContext;
  redis?: Redis | null;
  limitMs?: number;
  /** What the database must have; undefined: what it has at the first check. */
  migrations?: MigrationList | undefined;
};

/**
 * /healthz: the process answers. /readyz: the server can get traffic, because it is not shutting down, its
 * database answers in time and is neither older nor newer than the server, and published content can be read.
 * The body reports Redis, which is optional: a hanging Redis must not take all servers out together.
 */
export const health = fp<HealthSettings>(
  async (app, { domain, redis = null, limitMs = defaultLimitMs, migrations }) => {
    const check = createReadiness({ domain, migrations, say: (sentence) => app.log.error(sentence) });

    app.get('/healthz', async () => ({ success: true }));
    app.get('/readyz', async (_request, reply) => {
      try {
        if (app.isDraining) throw new Error('the server is about to end');
        const asked = redis && doesRedisAnswer(redis);
        await within(limitMs, check(), 'the database took too long');
        return { success: true, ...(asked && { redis: (await asked) ? 'answers' : 'away' }) };
      } catch {
        return reply
          .code(errorStatus.UNAVAILABLE)
          .header('retry-after', retryAfterSeconds)
          .send({ success: false, message: requestMessages.unavailable });
      }
    });
  },
  { name: 'health', dependencies: ['closing'] },
);
