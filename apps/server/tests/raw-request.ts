import { type IncomingHttpHeaders, request } from 'node:http';

export type RawReply = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/** A request whose address and reply stay unchanged: nothing normalised, nothing decompressed. */
export function rawRequest(
  base: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
    timeoutMs,
  }: {
    method?: string;
    headers?: Record<string, string>;
    body?: string | Buffer | null;
    /** The request fails without a reply within this time. */
    timeoutMs?: number;
  } = {},
): Promise<RawReply> {
  const { hostname, port } = new URL(base);
  // For GET and the like, node sends no length by default, and the body would count as the next request.
  const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        hostname,
        port,
        path,
        method,
        headers: { ...length, ...headers },
        ...(timeoutMs ? { signal: AbortSignal.timeout(timeoutMs) } : {}),
      },
      (reply) => {
        const pieces: Buffer[] = [];
        reply.on('data', (piece: Buffer) => pieces.push(piece));
        reply.on('error', reject);
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, bytes: Buffer.concat(pieces) }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body ?? undefined);
  });
}
