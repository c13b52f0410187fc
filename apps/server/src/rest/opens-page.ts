import type { FastifyRequest } from 'fastify';

/** Headers by which current and older browsers mark a prefetch. */
const prefetchHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

const isPrefetch = ({ headers }: FastifyRequest) =>
  prefetchHeaders.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')));

/**
 * Whether a browser opened the address, or something that poses as one, such as a mail scanner or a prefetch.
 * A client that asks for JSON, or accepts anything and does not call itself a browser, is an API client.
 */
export function opensPage(request: FastifyRequest): boolean {
  const { accept = '', 'user-agent': agent = '' } = request.headers;
  if (isPrefetch(request) || accept.includes('text/html')) return true;
  return !accept.includes('json') && /mozilla/i.test(agent);
}
