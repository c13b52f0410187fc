import { once } from 'node:events';
import { get } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { alternate } from '#src/measure/alternate.ts';
import { perSecond, type Row, ratioText } from '#src/measure/table.ts';
import { load } from '#src/measure/wrk.ts';
import { startNginx } from './nginx.ts';
import { startPeer } from './peer.ts';
import type { Product } from './product.ts';

const bulkPath = '/api/v1/bulk-data';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The reply as it came over the wire, still compressed; fetch would unpack it. */
async function rawReply(url: string, headers: Record<string, string>) {
  const request = get(url, { headers });
  const [reply] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk);
  return { body: Buffer.concat(chunks), etag: String(reply.headers.etag) };
}

async function superRow(product: Product, rounds: number): Promise<Row> {
  const headers = { ...bearer(product.tokens.super), 'accept-encoding': 'gzip' };
  const { body } = await rawReply(product.url + bulkPath, headers);
  const size = `${(gunzipSync(body).length / 1e6).toFixed(1)} MB of JSON in ${(body.length / 1e6).toFixed(1)} MB gzip`;
  const row = {
    work: `bulk-data 200, Super, ${size}`,
    against: 'nginx gzip_static, the same bytes',
    goal: '>= 0.80',
  };
  const nginx = await startNginx(body);
  if (!nginx) return { ...row, seen: 'nginx is not installed', isReached: null };
  try {
    const found = await alternate(
      async () => (await load({ url: product.url + bulkPath, headers })).perSecond,
      async () =>
        (await load({ url: `${nginx.url}/bulk.json`, headers: { 'accept-encoding': 'gzip' } })).perSecond,
      rounds,
    );
    const seen = `${ratioText(found.ratio)} (${perSecond(found.ours)} against ${perSecond(found.limit)})`;
    return { ...row, seen, isReached: found.ratio >= 0.8 };
  } finally {
    await nginx.stop();
  }
}

async function basicRow(product: Product, rounds: number): Promise<Row> {
  const naive = await startPeer('naive-bulk', product.databaseUrl);
  const headers = { ...bearer(product.tokens.basic), 'accept-encoding': 'gzip' };
  try {
    const found = await alternate(
      async () => (await load({ url: product.url + bulkPath, headers })).perSecond,
      async () => (await load({ url: `${naive.url}/bulk-data`, headers, connections: 4 })).perSecond,
      rounds,
    );
    return {
      work: 'bulk-data 200, Basic with two open chapters',
      against: 'the naive handler: queries, JSON.stringify, gzip',
      seen: `${Math.round(found.ratio)}x (${perSecond(found.ours)} against ${perSecond(found.limit)})`,
      goal: '>= 221x',
      isReached: found.ratio >= 221,
    };
  } finally {
    await naive.stop();
  }
}

async function notModifiedRow(product: Product, rounds: number): Promise<Row> {
  const peer = await startPeer('fastify', product.databaseUrl);
  const session = bearer(product.tokens.super);
  const { etag } = await rawReply(product.url + bulkPath, { ...session, 'accept-encoding': 'gzip' });
  const headers = { ...session, 'accept-encoding': 'gzip', 'if-none-match': etag };
  try {
    const found = await alternate(
      async () => (await load({ url: product.url + bulkPath, headers })).perSecond,
      async () => (await load({ url: `${peer.url}/user`, headers: session })).perSecond,
      rounds,
    );
    return {
      work: 'bulk-data 304 with session',
      against: 'Fastify + one prepared session look-up',
      seen: `${ratioText(found.ratio)} (${perSecond(found.ours)} against ${perSecond(found.limit)})`,
      goal: '>= 0.95',
      isReached: found.ratio >= 0.95,
    };
  } finally {
    await peer.stop();
  }
}

export const bulkRows = [superRow, basicRow, notModifiedRow];
