import fp from 'fastify-plugin';

const sweepMs = 100;

/**
 * Lets the server end soon after its last answer. Node closes the idle connections once, when closing starts; one
 * that was busy then and is kept alive afterwards would hold the process until the browser lets go.
 */
export const closing = fp(
  async (app) => {
    let sweep: NodeJS.Timeout | undefined;
    app.addHook('preClose', async () => {
      sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
    });
    app.addHook('onClose', async () => clearInterval(sweep));
  },
  { name: 'closing' },
);
