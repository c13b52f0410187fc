import { afterEach, expect, test } from 'vitest';
import { runArrivals, seededRandom } from './arrivals.ts';
import type { Activity } from './evening.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { createTally } from './tally.ts';
import { type Answer, type Seen, startFakeProduct } from './testing/fake-product.ts';
import { loadStudent } from './testing/students.ts';
import { createVisits } from './visits.ts';

const activity = (name: string, calls: Activity['calls']): Activity => ({
  ...{ name, timesAnHour: 1, calls, because: '' },
});
const looking = activity('looks', ['user']);
const reading = activity('reads', ['position']);
const joining = activity('joins', ['sign-up', 'mail', 'verify-email', 'sign-in', 'user']);
const students = Array.from({ length: 20 }, (_, index) => loadStudent(`s${index}`));

let product: Awaited<ReturnType<typeof startFakeProduct>>;
let client: HttpClient;
afterEach(async () => {
  client.close();
  await product.stop();
});

async function visit(answerTo: (seen: Seen) => Answer) {
  product = await startFakeProduct(answerTo);
  client = createHttpClient();
  const random = seededRandom(1);
  const known = createLedger();
  let positions = 0;
  const ledger: Ledger = {
    ...known,
    acknowledgePosition(student) {
      positions += 1;
      known.acknowledgePosition(student);
    },
  };
  const own = students.map((student) => ({ ...student }));
  const visits = createVisits({ students: own, addresses: product.addresses, client, ledger, random });
  const tally = createTally();
  visits.countIn(tally);
  return { visits, tally, random, acknowledged: () => positions };
}

test('requests waiting for a stalled server count from when they were due', async () => {
  const startedAt = performance.now();
  const stillMs = 400;
  const { visits, tally, random } = await visit(() => ({
    status: 200,
    afterMs: Math.max(0, stillMs - (performance.now() - startedAt)),
  }));
  await runArrivals([{ activity: looking, perSecond: 200 }], { durationMs: 1_000, random }, visits.begin);
  await visits.idle();
  // A loop that waits for each answer would see a single slow request; here every request that was due during
  // the pause is slow.
  expect(tally.requests).toBeGreaterThan(140);
  expect(tally.all.percentileMs(90)).toBeGreaterThan(200);
});

test('a student has one save in flight at most, and only acknowledged ones are remembered', async () => {
  const { visits, tally, random, acknowledged } = await visit(({ body }) => ({
    status: body.includes('"currentPageIndex":3') ? 503 : 200,
    afterMs: 15,
  }));
  await runArrivals([{ activity: reading, perSecond: 300 }], { durationMs: 500, random }, visits.begin);
  await visits.idle();
  expect(product.mostAtOnce()).toBe(1);
  const refused = tally.errors.get('position 503') ?? 0;
  expect(refused).toBeGreaterThan(0);
  expect(tally.saves.count()).toBe(tally.requests);
  expect(acknowledged()).toBe(tally.requests - refused);
});

test('a student whose save failed sends no other, because the two could not be told apart', async () => {
  const { visits, tally } = await visit(() => ({ status: 500 }));
  for (let times = 0; times < students.length + 5; times++) {
    visits.begin(reading, performance.now());
    await visits.idle();
  }
  expect(new Set(product.seen.map(({ student }) => student)).size).toBe(students.length);
  expect(tally.errors.get('not begun: nobody is free')).toBe(5);
});

test('a student who signs up waits for the mail, confirms the address and signs in', async () => {
  let looks = 0;
  const { visits, tally } = await visit(({ path }) => {
    if (path === '/api/mails') {
      looks += 1;
      return { status: 200, json: looks === 1 ? [] : [{ code: 'ABC234' }] };
    }
    if (path.endsWith('auth.signIn')) return { status: 200, json: [{ result: { data: { token: 'new' } } }] };
    return { status: 200 };
  });
  visits.begin(joining, performance.now());
  await visits.idle();
  expect(product.seen.map(({ path }) => path.replace('/api/trpc/', ''))).toEqual([
    ...['auth.signUp', '/api/mails', '/api/mails', 'auth.verifyEmail', 'auth.signIn', 'auth.user'],
  ]);
  expect(product.seen[3]?.body).toContain('ABC234');
  expect(product.seen.at(-1)?.student).toBe('Bearer new');
  expect([...tally.errors]).toEqual([]);
  // The mailbox is no part of the product.
  expect(tally.requests).toBe(4);
});

test("a refused request ends the rest of the student's visit", async () => {
  const { visits, tally } = await visit(() => ({ status: 429 }));
  visits.begin(joining, performance.now());
  await visits.idle();
  expect(product.seen).toHaveLength(1);
  expect([...tally.errors]).toEqual([['sign-up 429', 1]]);
});

test('a server that is gone counts as no answer', async () => {
  const { visits, tally } = await visit(() => ({ status: 200 }));
  await product.stop();
  visits.begin(looking, performance.now());
  await visits.idle();
  expect([...tally.errors]).toEqual([['user no answer', 1]]);
  product = await startFakeProduct(() => ({ status: 200 }));
});
