import { comparedRow } from '#src/measure/compared-row.ts';
import { type Row, ratioText } from '#src/measure/table.ts';
import { requireWrk } from '#src/measure/wrk.ts';
import { createStudents } from './bench-students.ts';
import { readPath } from './calls.ts';
import { readsPerSecond, savesPerSecond } from './loads.ts';
import { type PeerName, startPeer } from './peer.ts';
import { assertSameWork } from './peer-agreement.ts';
import { preparePrismaClient } from './prisma-client.ts';
import { type Product, startProduct } from './product.ts';

/** `atLeast` null: shown for comparison, without a goal. */
type Peer = { name: PeerName; title: string; atLeast: number | null; argument?: string };

const onPg: Peer[] = [
  { name: 'express', title: 'Express + pg', atLeast: 3 },
  { name: 'nest', title: 'NestJS on Fastify + pg', atLeast: 2 },
  { name: 'hono', title: 'Hono on Node + pg', atLeast: 1.5 },
];
/** The same peers with named statements, which Postgres plans once per connection. */
const onPreparedPg = onPg.map((peer) => ({
  ...peer,
  title: `${peer.title}, prepared,`,
  atLeast: null,
  argument: 'prepared',
}));
const peers: Peer[] = [
  ...onPg,
  ...onPreparedPg,
  { name: 'fastify-drizzle', title: 'Fastify + drizzle on pg, prepared,', atLeast: 1.5 },
];
const prismaPeer = { name: 'express-prisma', title: 'Express + Prisma', atLeast: 3 } as const;

const read = 'documented REST read with session';
const save = 'documented save of a reading position';
const doingTheSame = ({ title }: Pick<Peer, 'title'>) => `${title} doing the same`;

async function rowsBeside(product: Product, peer: Peer, rounds: number): Promise<Row[]> {
  const students = await createStudents(product.databaseUrl);
  const running = await startPeer(peer.name, product.databaseUrl, peer.argument ? [peer.argument] : []);
  const row = { against: doingTheSame(peer), atLeast: peer.atLeast, rounds };
  try {
    await assertSameWork(product, running.url);
    return [
      await comparedRow({
        ...row,
        work: read,
        ours: () => readsPerSecond(product.url, readPath, students),
        limit: () => readsPerSecond(running.url, readPath, students),
      }),
      await comparedRow({
        ...row,
        work: save,
        ours: () => savesPerSecond(product.url, students),
        limit: () => savesPerSecond(running.url, students),
      }),
    ];
  } finally {
    await running.stop();
  }
}

async function prismaRows(product: Product, rounds: number): Promise<Row[]> {
  const client = await preparePrismaClient();
  if ('file' in client) return rowsBeside(product, { ...prismaPeer, argument: client.file }, rounds);
  return [read, save].map((work) => ({
    work,
    against: doingTheSame(prismaPeer),
    seen: client.missing,
    goal: `>= ${ratioText(prismaPeer.atLeast)}`,
    isReached: null,
  }));
}

/**
 * Measures the same read and the same save in other stacks, each in one process with ten connections to the
 * same database. The peers do nothing else: no limits, no security headers, no metrics.
 * @throws without wrk or Postgres, and when a peer answers differently from the product
 */
export async function measurePeers(rounds: number, tell: (row: Row) => void): Promise<Row[]> {
  requireWrk();
  const product = await startProduct();
  const rows: Row[] = [];
  const add = (found: Row[]) => {
    rows.push(...found);
    for (const row of found) tell(row);
  };
  try {
    for (const peer of peers) add(await rowsBeside(product, peer, rounds));
    add(await prismaRows(product, rounds));
    return rows;
  } finally {
    await product.stop();
  }
}
