import type { FastifyInstance } from 'fastify';

const nestingWidth = 4;

/** Every call that the server mounts under /api/v1, such as 'GET /v1/auth/user'; HEAD is included in GET. */
export function mountedCalls(app: FastifyInstance): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const match = /^(.*?)[├└]── (\S+) \((.+)\)$/.exec(line);
      if (!match) return [];
      const [, indent = '', part = '', methods = ''] = match;
      above.length = indent.length / nestingWidth;
      const path = above.join('') + part;
      above.push(part);
      if (!path.startsWith('/api/v1/')) return [];
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${path.slice('/api'.length)}`);
    });
}
