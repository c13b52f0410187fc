import { demoAccounts } from '@repo/db/seed';
import { alternate } from '#src/measure/alternate.ts';
import { milliseconds, type Row, ratioText } from '#src/measure/table.ts';
import { load } from '#src/measure/wrk.ts';
import { type Product, signIn } from './product.ts';

const people = 50;

/** The 99th percentile of a session check while `count` people sign in again and again. */
async function sessionCheckP99(product: Product, count: number): Promise<number> {
  let isOver = false;
  const signingIn = Array.from({ length: count }, async () => {
    while (!isOver) await signIn(product.url, demoAccounts.basic);
  });
  const { p99Ms } = await load({
    url: `${product.url}/api/v1/auth/verify-token`,
    headers: { authorization: `Bearer ${product.tokens.super}` },
    connections: 2,
    seconds: 4,
  });
  isOver = true;
  await Promise.all(signingIn);
  return p99Ms;
}

export async function signInRow(product: Product, rounds: number): Promise<Row> {
  const found = await alternate(
    () => sessionCheckP99(product, people),
    () => sessionCheckP99(product, 0),
    rounds,
  );
  return {
    work: `a session check while ${people} people sign in: p99`,
    against: 'the same with nobody signing in',
    seen: `${ratioText(found.ratio)}x (${milliseconds(found.ours)} against ${milliseconds(found.limit)})`,
    goal: '<= 5x',
    isReached: found.ratio <= 5,
  };
}
