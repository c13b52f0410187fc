import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bulkReply } from '@repo/contracts/content';
import { expect } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { ctx } from './fresh-database.ts';

export async function download(student: UserContext, acceptEncoding?: string) {
  const reply = await domain.getBulkData(ctx, student.user, { acceptEncoding });
  const body = Buffer.concat([...reply.chunks]);
  expect(reply.headers['content-length']).toBe(String(body.length));
  const encoding = reply.headers['content-encoding'];
  const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return { ...reply, text: text.toString(), content: bulkReply.parse(JSON.parse(text.toString())).data };
}
