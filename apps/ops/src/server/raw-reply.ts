import { once } from 'node:events';
import { get } from 'node:http';

/** The reply as it came over the wire, still compressed; fetch would unpack it. */
export async function rawReply(url: string, headers: Record<string, string>) {
  const request = get(url, { headers });
  const [reply] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk);
  const { etag, 'content-encoding': encoding } = reply.headers;
  return { body: Buffer.concat(chunks), etag: String(etag), encoding: String(encoding) };
}
