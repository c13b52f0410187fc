import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { comparedRow } from '#src/measure/compared-row.ts';
import { type Row, ratioText } from '#src/measure/table.ts';
import { requireWrk } from '#src/measure/wrk.ts';
import { createStudents } from './bench-students.ts';
import { bearer, bulkPath } from './calls.ts';
import { readsPerSecond } from './loads.ts';
import { startNginx } from './nginx.ts';
import { type Product, publishBigLibrary, startProduct } from './product.ts';
import { rawReply } from './raw-reply.ts';

/** About 5, 20 and 80 MB of JSON. */
const sizes = [
  { years: 1, atLeast: 0.6 },
  { years: 4, atLeast: 0.7 },
  { years: 16, atLeast: 0.8 },
];
const gzip = { 'accept-encoding': 'gzip' };
const megabytes = (byteLength: number) => (byteLength / 1e6).toFixed(1);

const settleMaxMs = 180_000;

type Bulk = Awaited<ReturnType<typeof rawReply>>;

/**
 * Requests the bulk download until the expected one is served.
 * @returns it
 * @throws after three minutes
 */
async function bulkOnce(
  product: Product,
  encoding: 'br' | 'gzip',
  isIt: (bulk: Bulk) => boolean,
): Promise<Bulk> {
  const headers = { ...bearer(product.tokens.super), 'accept-encoding': encoding };
  const endsAt = performance.now() + settleMaxMs;
  for (;;) {
    const bulk = await rawReply(product.url + bulkPath, headers);
    if (isIt(bulk)) return bulk;
    if (performance.now() > endsAt) throw new Error(`the bulk download in ${encoding} never settled`);
    await delay(250);
  }
}

/** Publishes a library of another size, which the running server picks up. */
async function publishSize(product: Product, years: number): Promise<void> {
  const before = await bulkOnce(product, 'gzip', () => true);
  await publishBigLibrary(product.databaseUrl, years);
  await bulkOnce(product, 'gzip', ({ etag }) => etag !== before.etag);
}

async function bundleRow(product: Product, atLeast: number, rounds: number): Promise<Row> {
  // The server recompresses a new version after the first replies; that must not overlap with the load.
  await bulkOnce(product, 'br', ({ encoding }) => encoding === 'br');
  const students = await createStudents(product.databaseUrl);
  const { body } = await bulkOnce(product, 'gzip', () => true);
  const size = `${megabytes(gunzipSync(body).length)} MB of JSON in ${megabytes(body.length)} MB gzip`;
  const work = `bulk-data 200, Super, ${size}`;
  const against = 'nginx gzip_static with one worker, the same bytes';
  const nginx = await startNginx(body);
  if (!nginx)
    return {
      work,
      against,
      goal: `>= ${ratioText(atLeast)}`,
      seen: 'nginx is not installed',
      isReached: null,
    };
  try {
    const served = await rawReply(`${nginx.url}/bulk.json`, gzip);
    if (!served.body.equals(body)) throw new Error('nginx serves other bytes than the product');
    return await comparedRow({
      work,
      against,
      atLeast,
      ours: () => readsPerSecond(product.url, bulkPath, students, { headers: gzip }),
      limit: () => readsPerSecond(nginx.url, '/bulk.json', students, { headers: gzip }),
      rounds,
    });
  } finally {
    await nginx.stop();
  }
}

/** The bulk download of Super at three sizes of the library. @throws without wrk or Postgres */
export async function measureBundles(rounds: number, tell: (row: Row) => void): Promise<Row[]> {
  requireWrk();
  const product = await startProduct();
  const rows: Row[] = [];
  try {
    for (const [index, { years, atLeast }] of sizes.entries()) {
      if (index > 0) await publishSize(product, years);
      const row = await bundleRow(product, atLeast, rounds);
      rows.push(row);
      tell(row);
    }
    return rows;
  } finally {
    await product.stop();
  }
}
