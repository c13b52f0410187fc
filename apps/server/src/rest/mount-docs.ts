import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const docsPath = '/api/docs';

/**
 * The API's document and its page (docs.ts), built on the first request: few ask for them, and building would
 * add a fifth of a second to every start.
 */
export async function mountDocs(app: FastifyInstance, settings: { publicUrl: string }): Promise<void> {
  let made: Promise<FastifyInstance> | undefined;
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    made ??= import('./docs.ts').then(({ buildDocs }) => buildDocs(docsPath, settings.publicUrl));
    const docs = await made;
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    docs.routing(request.raw, reply.raw);
    return reply;
  }
  app.get(docsPath, answer);
  app.get(`${docsPath}/*`, answer);
}
