import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sendNotFound } from './errors.ts';

const yearSeconds = 31_536_000;

/** A single-page app: `folder` is its build, `prefix` its base path. */
type Spa = { prefix: '/' | '/admin/'; folder: string };

/** Built files carry a hash in their name and never change; everything else is revalidated. */
function cacheControl(file: string): string {
  const isHashed = /[/\\]assets[/\\]/.test(file);
  return isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache';
}

/** The student app's service worker caches memes, which may be at any https address. */
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
    // Compressed files are only sent in place of their originals, never under their own names.
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders(response, file) {
      response.header('cache-control', cacheControl(file));
      if (basename(file) === workerFile) response.header('content-security-policy', workerPolicy);
    },
  });
}

/** The normalized path: '/%6detrics' and '//metrics' are '/metrics' too. */
function pathOf(request: FastifyRequest): string {
  const path = (request.url.split('?')[0] ?? '/').replaceAll(/\/{2,}/g, '/');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Prefixes of the API, of images, of operators' endpoints and of scanners' guesses: no page is below them. */
const neverPage = /^\/(api|v1|images|metrics|healthz|readyz)(\/|$)/i;
/** '/.git/config', '/index.php': a path that looks like a file never gets a page. */
const looksLikeFile = /\/\.|\.[a-z0-9]{2,12}$/i;

const takesPage = ({ headers: { accept } }: FastifyRequest) => !accept || /text\/html|\*\/\*/.test(accept);
const isPageRequest = (request: FastifyRequest, path: string) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  takesPage(request) &&
  !neverPage.test(path) &&
  !looksLikeFile.test(path);

/** A guardian's mail links here with a token in the query, which must not leak in a Referer header. */
const guardianPage = /^\/guardian\/?$/i;

function sendPage(reply: FastifyReply, folder: string, path: string): FastifyReply {
  if (guardianPage.test(path)) reply.header('referrer-policy', 'no-referrer');
  return reply.header('cache-control', 'no-cache').sendFile('index.html', folder);
}

/**
 * The two apps: admin at /admin, the student's at /. Any other address gets the page of the app above it;
 * under /api, for missing files and for clients that don't accept HTML, it is 404.
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
      if (!spa || !isPageRequest(request, path)) return sendNotFound(reply);
      return sendPage(reply, spa.folder, path);
    });
  },
  { name: 'pages' },
);
