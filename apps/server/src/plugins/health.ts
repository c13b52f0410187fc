import { errorStatus } from '@repo/contracts/errors';
import { messages } from '@repo/contracts/messages';
import type { DomainContext } from '@repo/domain';
import fp from 'fastify-plugin';
import { within } from '#src/adapters/within.ts';

/** Less than a load balancer waits for an answer; a stalled database answers nothing at all. */
const defaultLimitMs = 3_000;
const retryAfterSeconds = 5;

/** When the newest migration was made, in epoch milliseconds. @throws when the database can't be reached */
async function newestMigration({ database }: DomainContext): Promise<number> {
  const [row] = await database.sql<{ newest: string | null }[]>`
    select max(created_at) as newest from drizzle.__drizzle_migrations`;
  return Number(row?.newest ?? 0);
}

type HealthSettings = { domain: DomainContext; limitMs?: number };

/**
 * /healthz: the process answers. /readyz: traffic may come. The server is not about to end, its database answers in
 * time and is as new as the one it started with, and what is published can be read.
 */
export const health = fp<HealthSettings>(
  async (app, { domain, limitMs = defaultLimitMs }) => {
    let atStart: number | null = null;
    async function check(): Promise<void> {
      const newest = await newestMigration(domain);
      atStart ??= newest;
      if (newest < atStart) throw new Error('the database lost migrations');
      await domain.published.current();
    }

    app.get('/healthz', async () => ({ success: true }));
    app.get('/readyz', async (_request, reply) => {
      try {
        if (app.isDraining) throw new Error('the server is about to end');
        await within(limitMs, check(), 'the database took too long');
        return { success: true };
      } catch {
        return reply
          .code(errorStatus.UNAVAILABLE)
          .header('retry-after', retryAfterSeconds)
          .send({ success: false, message: messages.unavailable });
      }
    });
  },
  { name: 'health', dependencies: ['closing'] },
);
