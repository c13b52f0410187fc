import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server was told to end: it still answers, but wants no new clients. */
    isDraining: boolean;
    /** From now on /readyz fails, and every reply asks its client to connect anew: by then elsewhere. */
    startDraining(): void;
  }
}

const sweepMs = 100;

/**
 * Lets the server end without a failed request, and soon after its last answer. Node closes the idle connections once,
 * when closing starts; one that was busy then and is kept alive afterwards would hold the process until the browser
 * lets go.
 */
export const closing = fp(
  async (app) => {
    let sweep: NodeJS.Timeout | undefined;
    app.decorate('isDraining', false);
    app.decorate('startDraining', () => {
      app.isDraining = true;
    });
    app.addHook('onRequest', async (_request, reply) => {
      // A kept connection that closes just as a request comes along it would be a failed request.
      if (app.isDraining) reply.header('connection', 'close');
    });
    app.addHook('preClose', async () => {
      sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
    });
    app.addHook('onClose', async () => clearInterval(sweep));
  },
  { name: 'closing' },
);
