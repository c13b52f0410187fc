import { alternate } from '#src/measure/alternate.ts';
import { perSecond, type Row, ratioText } from '#src/measure/table.ts';
import { load } from '#src/measure/wrk.ts';
import { startPeer } from './peer.ts';
import type { Product } from './product.ts';

const restPath = '/api/v1/auth/verify-token';
const trpcPath = '/api/trpc/auth.verifyToken';

type Comparison = {
  work: string;
  against: string;
  path: string;
  peer: 'fastify' | 'express';
  atLeast: number;
};

const comparisons: Comparison[] = [
  {
    work: 'documented REST read with session',
    against: 'Fastify + one prepared session look-up',
    path: restPath,
    peer: 'fastify',
    atLeast: 0.85,
  },
  {
    work: 'the same read over tRPC',
    against: 'Fastify + one prepared session look-up',
    path: trpcPath,
    peer: 'fastify',
    atLeast: 0.7,
  },
  {
    work: 'documented REST read with session',
    against: 'Express + pg doing the same',
    path: restPath,
    peer: 'express',
    atLeast: 3,
  },
];

const rowOf =
  ({ work, against, path, peer: name, atLeast }: Comparison) =>
  async (product: Product, rounds: number): Promise<Row> => {
    const peer = await startPeer(name, product.databaseUrl);
    const headers = { authorization: `Bearer ${product.tokens.basic}` };
    try {
      const found = await alternate(
        async () => (await load({ url: product.url + path, headers })).perSecond,
        async () => (await load({ url: `${peer.url}/user`, headers })).perSecond,
        rounds,
      );
      return {
        work,
        against,
        seen: `${ratioText(found.ratio)} (${perSecond(found.ours)} against ${perSecond(found.limit)})`,
        goal: `>= ${atLeast.toFixed(2)}`,
        isReached: found.ratio >= atLeast,
      };
    } finally {
      await peer.stop();
    }
  };

export const readRows = comparisons.map(rowOf);
