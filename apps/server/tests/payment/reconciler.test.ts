import { orders } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Reconciler, startReconciler } from '#src/payment/reconciler.ts';
import type { Student } from '../build-test-server.ts';
import { openShop, type Shop } from './shop.ts';

const pauseMs = 20;
const silenceMs = 600_000;

let shop: Shop;
let student: Student;
let orderId: string;
let lines: { level: string; fields: object; message: string }[];
const log = {
  info: (fields: object, message: string) => void lines.push({ level: 'info', fields, message }),
  warn: (fields: object, message: string) => void lines.push({ level: 'warn', fields, message }),
};
const start = (): Reconciler =>
  startReconciler(shop.domain, log as Parameters<typeof startReconciler>[1], pauseMs);

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  lines = [];
  await shop.api(null);
  await shop.plan({ isEnabled: false });
  student = await shop.signedIn();
  orderId = await shop.order(student);
});

const nextCheckOf = async () => {
  const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, orderId));
  return row?.nextCheckAt ?? null;
};

it('the reconciler of a server grants what was paid, once, though three of them run, and logs it in one line', async () => {
  await shop.act(orderId, 'pay');
  const running = [start(), start(), start()];
  await shop.makeDue(orderId);
  await expect.poll(() => shop.grantsOf(student)).toHaveLength(1);
  await Promise.all(running.map((each) => each.stop()));
  expect(await shop.historyOf(orderId)).toEqual(['ACTIVE created', 'PAID reconciler']);
  expect(await nextCheckOf()).toBeNull();
  expect(lines).toEqual([{ level: 'info', fields: { paid: 1 }, message: 'orders were found to be paid' }]);
});

it('the reconciler of a server handles more orders than one batch', async () => {
  const students = await Promise.all(Array.from({ length: 25 }, () => shop.signedIn()));
  for (const each of students) {
    const id = await shop.order(each);
    await shop.act(id, 'pay');
    await shop.makeDue(id);
  }
  const reconciler = start();
  for (const each of students) await expect.poll(() => shop.grantsOf(each)).toHaveLength(1);
  await reconciler.stop();
});

it.each(['down', 'error', 'rubbish', 'drop'])(
  'the reconciler of a server survives a provider that is %s and checks again',
  async (mode) => {
    await shop.act(orderId, 'pay');
    await shop.api({ mode });
    const reconciler = start();
    await shop.makeDue(orderId);
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    expect(lines[0]).toMatchObject({ level: 'warn', message: 'orders could not be asked about' });
    await expect.poll(async () => (await nextCheckOf())?.getTime()).toBeGreaterThan(Date.now() + 60_000);
    await shop.api(null);
    await shop.makeDue(orderId);
    await expect.poll(() => shop.grantsOf(student)).toHaveLength(1);
    await reconciler.stop();
  },
);

it('the reconciler of a server stops immediately while the provider keeps it waiting, and leaves the order to another', async () => {
  await shop.act(orderId, 'pay');
  await shop.api({ mode: 'slow', delayMs: silenceMs });
  const reconciler = start();
  await shop.makeDue(orderId);
  await expect.poll(async () => (await nextCheckOf())?.getTime()).toBeGreaterThan(0);
  await reconciler.stop();
  expect(lines).toEqual([]);
  expect(await shop.grantsOf(student)).toEqual([]);
  await shop.api(null);
  const other = start();
  await shop.makeDue(orderId);
  await expect.poll(() => shop.grantsOf(student)).toHaveLength(1);
  await other.stop();
});

it('the reconciler of a server survives a database that is away', async () => {
  const away = {
    ...shop.domain,
    database: { ...shop.database, db: { transaction: () => Promise.reject(new Error('gone')) } },
  };
  const reconciler = startReconciler(
    away as unknown as Shop['domain'],
    log as Parameters<typeof startReconciler>[1],
    pauseMs,
  );
  await expect.poll(() => lines.length).toBeGreaterThan(1);
  await reconciler.stop();
  expect(lines[0]).toMatchObject({ level: 'warn', message: 'the orders that are due could not be read' });
});
