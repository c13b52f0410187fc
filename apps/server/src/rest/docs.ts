import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApiDocument } from '@repo/api/rest';
import { brand } from '@repo/contracts/brand';
import Fastify, { type FastifyInstance } from 'fastify';
import { errors, sendNotFound } from '#src/plugins/errors.ts';

/** The document of the API as JSON and YAML, and a page to read and try it: everything at and below `path`. */
export async function buildDocs(path: string, publicUrl: string): Promise<FastifyInstance> {
  const docs = Fastify({ logger: false });
  const document = openApiDocument({ publicUrl }) as unknown as StaticDocumentSpec['document'];
  await docs.register(errors);
  docs.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  await docs.register(swagger, { mode: 'static', specification: { document } });
  // Without the bar for choosing another document. The headers of all other pages apply here too.
  await docs.register(swaggerUi, {
    routePrefix: path,
    theme: { title: `${brand.name} API` },
    uiConfig: { layout: 'BaseLayout' },
  });
  await docs.ready();
  return docs;
}
