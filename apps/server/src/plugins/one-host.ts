import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError } from '@repo/domain';
import fp from 'fastify-plugin';

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host';

/**
 * Refuses requests with several Host headers or, in HTTP/1.1, none (RFC 9112, 3.2): Node reads the first of several, a proxy
 * may read another.
 */
export const oneHost = fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      const { rawHeaders, httpVersion } = request.raw;
      let count = 0;
      for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at] ?? '')) count++;
      if (count === 1 || (count === 0 && httpVersion === '1.0')) return done();
      reply.header('connection', 'close');
      done(new DomainError('BAD_INPUT', requestMessages.badRequest));
    });
  },
  { name: 'one-host' },
);
