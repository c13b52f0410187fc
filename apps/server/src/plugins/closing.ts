import fp from 'fastify-plugin';
import { stopListening } from './stop-listening.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is shutting down: it still answers, but wants no new clients. */
    isDraining: boolean;
    /** From now on /readyz fails, and every reply makes its client reconnect, by then to another server. */
    startDraining(): void;
    /**
     * Takes no new connections; open ones are still answered. Resolves when all of them have gone, after
     * `patienceMs` at the latest.
     */
    stopListening(patienceMs: number): Promise<void>;
  }
}

const sweepMs = 100;

/**
 * Shuts down without a failed request, and soon after the last answer. Node closes the idle connections once,
 * when closing starts; one that was busy then and is kept alive would hold the process until the browser
 * closes it.
 */
export const closing = fp(
  async (app) => {
    let sweep: NodeJS.Timeout | undefined;
    let underWay = 0;
    app.decorate('isDraining', false);
    app.decorate('startDraining', () => {
      app.isDraining = true;
    });
    app.decorate('stopListening', (patienceMs) =>
      stopListening(app.server, { patienceMs, isBusy: () => underWay > 0 }),
    );
    const ended = () => {
      underWay -= 1;
    };
    app.addHook('onRequest', (_request, reply, done) => {
      underWay += 1;
      reply.raw.once('close', ended);
      // A kept-alive connection that closes just as a request arrives would fail that request.
      if (app.isDraining) reply.header('connection', 'close');
      done();
    });
    app.addHook('preClose', async () => {
      sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
    });
    app.addHook('onClose', async () => clearInterval(sweep));
  },
  { name: 'closing' },
);
