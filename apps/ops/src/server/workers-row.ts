import { cpus } from 'node:os';
import { alternate, median } from '#src/measure/alternate.ts';
import { withCpuShare } from '#src/measure/cpu-share.ts';
import { perSecond, type Row, ratioText } from '#src/measure/table.ts';
import { createStudents } from './bench-students.ts';
import { readPath } from './calls.ts';
import { readsPerSecond } from './loads.ts';
import type { Running } from './processes.ts';
import { type Product, startServer } from './product.ts';

const atLeast = 1.6;
/**
 * Enough load for two workers: concurrent calls share statements, and with half of few calls too few would
 * share.
 */
const manyClients = 256;
/** A load that one worker handles easily, to show the cost of a second one. */
const fewClients = 32;

type Share = { ownCores: number; otherCores: number };

function shareText(shares: readonly Share[]): string {
  const own = median(shares.map(({ ownCores }) => ownCores)).toFixed(2);
  const others = median(shares.map(({ otherCores }) => otherCores)).toFixed(2);
  return `the server on ${own} cores, all else on ${others}`;
}

async function rowAt(clients: number, isAsked: boolean, product: Product, rounds: number): Promise<Row> {
  const students = await createStudents(product.databaseUrl);
  const { databaseUrl, dataDir } = product;
  const started: Running[] = [];
  const start = async (workers: number) => {
    const server = await startServer({ databaseUrl, dataDir, workers });
    started.push(server);
    return server;
  };
  const side =
    ({ url, child }: Running, shares: Share[]) =>
    async () => {
      const { result, ...share } = await withCpuShare(child.pid ?? 0, () =>
        readsPerSecond(url, readPath, students, { connections: clients }),
      );
      shares.push(share);
      return result;
    };
  const shares = { one: [] as Share[], two: [] as Share[] };
  try {
    const [one, two] = [await start(1), await start(2)];
    const found = await alternate(side(two, shares.two), side(one, shares.one), rounds);
    const rates = `${perSecond(found.ours)} against ${perSecond(found.limit)}`;
    return {
      work: `two workers on ${cpus().length} cores, which wrk and Postgres share: documented REST read, ${clients} clients`,
      against: 'one worker',
      seen: `${ratioText(found.ratio)} (${rates}; ${shareText(shares.two)} against ${shareText(shares.one)})`,
      goal: isAsked ? `>= ${ratioText(atLeast)}` : '',
      isReached: isAsked ? found.ratio >= atLeast : null,
    };
  } finally {
    await Promise.all(started.map((server) => server.stop()));
  }
}

/**
 * Compares two workers with one on the same database. wrk and Postgres share the cores, so their use is shown
 * next to the ratio: two workers can gain no more than the rest.
 */
export const workersRows = [
  (product: Product, rounds: number) => rowAt(manyClients, true, product, rounds),
  (product: Product, rounds: number) => rowAt(fewClients, false, product, rounds),
];
