import { createServer, type Server } from 'node:http';
import type { ReadyReplies } from '../steps.ts';

/** Node's own server: reads the body of a save, and sends a prepared reply. */
export function bareServer({ read, save }: ReadyReplies): Server {
  const [readBytes, saveBytes] = [read, save].map((reply) => Buffer.from(JSON.stringify(reply)));
  return createServer((request, reply) => {
    const isSave = request.method === 'PUT';
    const bytes = isSave ? saveBytes : readBytes;
    const answer = () => {
      reply.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': bytes?.length,
      });
      reply.end(bytes);
    };
    if (!isSave) return answer();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      Buffer.concat(chunks).toString();
      answer();
    });
  });
}
