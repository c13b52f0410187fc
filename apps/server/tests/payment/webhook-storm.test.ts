/** @module-tag nightly */
import { planGrants } from '@repo/db/schema';
import type { Attempt } from '@repo/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Student } from '../build-test-server.ts';
import { openShop, type Shop } from './shop.ts';

const deliveries = 1_000;
const paidCount = 160;
const unpaidCount = 40;
const forgeries = [
  ['bad-signature', 401],
  ['no-signature', 401],
  ['changed-byte', 401],
  ['reserialised', 401],
  ['other-order', 401],
  ['old-time', 401],
  ['unknown-order', 404],
  ['wrong-amount', 400],
  ['wrong-currency', 400],
] as const;

type Customer = { student: Student; orderId: string; isPaid: boolean };
type Delivery = { orderId: string; how: { forge?: string; otherOrderId?: string }; expected: number };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.plan({ isEnabled: false });
});
afterAll(() => shop.close());

/** Shuffles, in the same order in every run. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  return items
    .map((item) => ({ item, place: next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

async function openAccounts(): Promise<Customer[]> {
  const customers: Customer[] = [];
  for (let n = 0; n < paidCount + unpaidCount; n++) {
    const student = await shop.signedIn();
    const orderId = await shop.order(student);
    const isPaid = n < paidCount;
    if (isPaid) await shop.act(orderId, 'pay');
    customers.push({ student, orderId, isPaid });
  }
  return customers;
}

/** 800 genuine ones, one to ten per paid order, and 200 forged ones, for paid and unpaid orders. */
function planDeliveries(customers: readonly Customer[]): Delivery[] {
  const paid = customers.filter(({ isPaid }) => isPaid);
  const genuine = paid.flatMap(({ orderId }, n) =>
    Array.from({ length: n % 20 === 19 ? 5 : (n % 10) + 1 }, () => ({ orderId, how: {}, expected: 200 })),
  );
  const genuineCount = deliveries * 0.8;
  while (genuine.length < genuineCount)
    genuine.push({ orderId: paid[0]?.orderId ?? '', how: {}, expected: 200 });
  const forged = Array.from({ length: deliveries * 0.2 }, (_, n): Delivery => {
    const [forge, expected] = forgeries[n % forgeries.length] ?? forgeries[0];
    const victim = customers[(n * 7) % customers.length];
    const otherOrderId = customers[customers.length - 1 - (n % unpaidCount)]?.orderId;
    const how = forge === 'other-order' && otherOrderId ? { forge, otherOrderId } : { forge };
    return { orderId: victim?.orderId ?? '', how, expected };
  });
  return shuffled([...genuine.slice(0, genuineCount), ...forged], 20_261_121);
}

it('a thousand deliveries, shuffled, repeated up to ten times, a fifth of them forged, grant each paid order once', async () => {
  const customers = await openAccounts();
  const planned = planDeliveries(customers);
  expect(planned).toHaveLength(deliveries);
  const counts = new Map<string, number>();
  for (const { orderId, how } of planned) if (!how.forge) counts.set(orderId, (counts.get(orderId) ?? 0) + 1);
  expect(Math.max(...counts.values())).toBe(10);

  const wrong: unknown[] = [];
  let next = 0;
  const sender = async () => {
    for (let n = next++; n < planned.length; n = next++) {
      const { orderId, how, expected } = planned[n] as Delivery;
      const [answer] = (await shop.webhooks(orderId, { status: 'SUCCESS', ...how })) as Attempt[];
      if (answer?.status !== expected) wrong.push({ how, expected, answer });
    }
  };
  await Promise.all(Array.from({ length: 20 }, sender));
  expect(wrong).toEqual([]);

  const granted = await shop.database.db.select().from(planGrants);
  const told = new Set(counts.keys());
  expect(granted.map(({ orderId }) => orderId).sort()).toEqual([...told].sort());
  for (const { student, orderId, isPaid } of customers) {
    const [grant] = granted.filter((each) => each.orderId === orderId);
    expect(grant !== undefined).toBe(isPaid && told.has(orderId));
    expect(await shop.expiryOf(student)).toEqual(grant?.grantedUntil ?? null);
    expect(await shop.historyOf(orderId)).toEqual(
      grant ? ['ACTIVE created', 'PAID webhook'] : ['ACTIVE created'],
    );
  }
}, 300_000);
