import { alternate } from '#src/measure/alternate.ts';
import { comparedRow } from '#src/measure/compared-row.ts';
import { perSecond, type Row } from '#src/measure/table.ts';
import { load } from '#src/measure/wrk.ts';
import { createStudents } from './bench-students.ts';
import { bearer, bulkPath, readPath } from './calls.ts';
import { readsPerSecond } from './loads.ts';
import { startPeer } from './peer.ts';
import type { Product } from './product.ts';
import { rawReply } from './raw-reply.ts';

const gzip = { 'accept-encoding': 'gzip' };

async function basicRow(product: Product, rounds: number): Promise<Row> {
  const { basic } = await createStudents(product.databaseUrl);
  const naive = await startPeer('naive-bulk', product.databaseUrl);
  const headers = { ...bearer(basic.token), ...gzip };
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
  const students = await createStudents(product.databaseUrl);
  const peer = await startPeer('fastify', product.databaseUrl);
  const { etag } = await rawReply(product.url + bulkPath, { ...bearer(product.tokens.super), ...gzip });
  const headers = { ...gzip, 'if-none-match': etag };
  try {
    return await comparedRow({
      work: 'bulk-data 304 with session',
      against: 'Fastify + one prepared session look-up',
      atLeast: 0.95,
      ours: () => readsPerSecond(product.url, bulkPath, students, { headers }),
      limit: () => readsPerSecond(peer.url, readPath, students),
      rounds,
    });
  } finally {
    await peer.stop();
  }
}

export const bulkRows = [basicRow, notModifiedRow];
