import { errorStatus } from '@repo/contracts/errors';
import { messages } from '@repo/contracts/messages';
import type { DomainContext } from '@repo/domain';
import fp from 'fastify-plugin';

/** /healthz: the process answers. /readyz: it can also reach its database, so traffic may come. */
export const health = fp<{ domain: DomainContext }>(
  async (app, { domain }) => {
    app.get('/healthz', async () => ({ success: true }));
    app.get('/readyz', async (_request, reply) => {
      try {
        await domain.database.sql`select 1`;
        return { success: true };
      } catch {
        return reply
          .code(errorStatus.UNAVAILABLE)
          .header('retry-after', 5)
          .send({ success: false, message: messages.unavailable });
      }
    });
  },
  { name: 'health' },
);
