import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sendNotFound } from './errors.ts';

const yearSeconds = 31_536_000;

/** An app whose pages are one file: `folder` is its build, `prefix` where it stands. */
type Spa = { prefix: '/' | '/admin/'; folder: string };

/** Built files carry a hash in their name and never change; everything else is asked for again. */
function cacheControl(file: string): string {
  const isHashed = /[/\\]assets[/\\]/.test(file);
  return isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache';
}

/** The student app's service worker fetches the memes it keeps, and those may stand at any https address. */
const workerFile = 'sw.js';
const workerPolicy = "default-src 'self'; connect-src 'self' https:";

async function serveFiles(
  app: FastifyInstance,
  { prefix, folder }: Spa,
  decorateReply: boolean,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply,
    wildcard: false,
    index: 'index.html',
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, file) {
      response.header('cache-control', cacheControl(file));
      if (basename(file) === workerFile) response.header('content-security-policy', workerPolicy);
    },
  });
}

const isPageRequest = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') && !/\.[a-z0-9]{2,5}$/i.test(pathOf(request));
const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/';

function sendPage(reply: FastifyReply, folder: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').sendFile('index.html', folder);
}

/**
 * The two apps: admin at /admin, the student's at /. An address that is no file is a page of the app it stands
 * under; under /api, and for files that are not there, it is 404.
 */
export const pages = fp<{ studentFolder: string; adminFolder: string }>(
  async (app, { studentFolder, adminFolder }) => {
    const apps: Spa[] = [
      { prefix: '/admin/', folder: adminFolder },
      { prefix: '/', folder: studentFolder },
    ];
    const built = apps.filter(({ folder }) => existsSync(join(folder, 'index.html')));
    for (const [index, spa] of built.entries()) await serveFiles(app, spa, index === 0);

    app.setNotFoundHandler((request, reply) => {
      const path = pathOf(request);
      const spa = built.find(({ prefix }) => path === prefix.slice(0, -1) || path.startsWith(prefix));
      const isOurs = path.startsWith('/api/') || path === '/api' || path.startsWith('/images/');
      if (isOurs || !spa || !isPageRequest(request)) return sendNotFound(reply);
      return sendPage(reply, spa.folder);
    });
  },
  { name: 'pages' },
);
