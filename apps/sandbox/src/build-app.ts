import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';

/** The bare Fastify instance: form and JSON bodies (which may be empty), errors as {message}. */
export async function buildApp(): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 });
  await app.register(formbody);

  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)));
    } catch {
      done(Object.assign(new Error('The body is not JSON'), { statusCode: 400 }));
    }
  });

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ message: z.prettifyError(error) });
    const failure = error as { statusCode?: number; message?: string };
    return reply.code(failure.statusCode ?? 500).send({ message: failure.message ?? 'Something went wrong' });
  });
  return app;
}
