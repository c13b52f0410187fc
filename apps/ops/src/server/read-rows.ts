import { comparedRow } from '#src/measure/compared-row.ts';
import type { Row } from '#src/measure/table.ts';
import { createStudents } from './bench-students.ts';
import { readPath } from './calls.ts';
import { readsPerSecond } from './loads.ts';
import { startPeer } from './peer.ts';
import type { Product } from './product.ts';

const comparisons = [
  { work: 'documented REST read with session', path: readPath, atLeast: 0.85 },
  { work: 'the same read over tRPC', path: '/api/trpc/auth.verifyToken', atLeast: 0.7 },
];

const rowOf =
  ({ work, path, atLeast }: (typeof comparisons)[number]) =>
  async (product: Product, rounds: number): Promise<Row> => {
    const students = await createStudents(product.databaseUrl);
    const peer = await startPeer('fastify', product.databaseUrl);
    try {
      return await comparedRow({
        work,
        against: 'Fastify + one prepared session look-up',
        atLeast,
        ours: () => readsPerSecond(product.url, path, students),
        limit: () => readsPerSecond(peer.url, readPath, students),
        rounds,
      });
    } finally {
      await peer.stop();
    }
  };

/**
 * Reads with a session, compared with the minimum that such a read costs; each request is another student's.
 */
export const readRows = comparisons.map(rowOf);
