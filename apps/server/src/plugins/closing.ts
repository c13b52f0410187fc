import fp from 'fastify-plugin';
import { stopListening } from './stop-listening.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is shutting down: it still answers, but wants no new clients. */
    isDraining: boolean;
    /**
     * Makes /readyz fail and every reply close its connection, so that clients reconnect, by then to another
     * server.
     */
    startDraining(): void;
    /**
     * Accepts no new connections; open ones are still answered. Resolves when all are closed, after
     * `patienceMs` at the latest.
     */
    stopListening(patienceMs: number): Promise<void>;
  }
}

const sweepMs = 100;

/**
 * Shuts down without failing a request, soon after the last answer. Node closes idle connections once, when
 * closing starts: a keep-alive connection that was busy then would hold the process until the browser closes
 * it.
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
      // A keep-alive connection that closes just as a request arrives would fail that request.
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
