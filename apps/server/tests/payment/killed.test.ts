import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { orders } from '@repo/db/schema';
import { isAnyoneWaiting, isRealPostgres, openTestDatabase, type TestDatabase } from '@repo/db/testing';
import { startSession } from '@repo/domain';
import { createStudent, createTestContext } from '@repo/domain/testing';
import { createSandbox, type Sandbox } from '@repo/sandbox';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort, type ServerProcess, startServerProcess } from '../server-process.ts';
import { monthsGranted } from './months-granted.ts';
import { providerAt } from './shop.ts';

type Buyer = { id: string; token: string };
const silenceMs = 600_000;

let dataDir: string;
let database: TestDatabase;
let sandbox: Sandbox;
let provider: ReturnType<typeof providerAt>;
let environment: NodeJS.ProcessEnv;
let server: ServerProcess | undefined;
let buyer: Buyer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'killed-'));
  database = await openTestDatabase({ max: 4 });
  sandbox = await createSandbox();
  provider = providerAt(sandbox.url);
  const port = await findFreePort();
  environment = {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ...database.settings,
    DATA_DIR: dataDir,
    SEED: 'empty',
    RATE_LIMIT_SCALE: '100000',
    CASHFREE_BASE_URL: sandbox.cashfreeBaseUrl,
  };
});
afterAll(async () => {
  await kill();
  await sandbox?.close();
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await provider.api(null);
  await provider.plan(null);
  buyer = await newBuyer();
  // Each test ends with a server that has restarted, and the next one kills it.
  server ??= await startServerProcess(environment);
});

async function newBuyer(): Promise<Buyer> {
  const context = createTestContext(database);
  const { user } = await createStudent(context);
  return { id: user.id, token: await startSession(context, user.id) };
}

async function kill(): Promise<void> {
  await server?.end('SIGKILL');
  server = undefined;
}

async function restart(): Promise<void> {
  await provider.api(null);
  server = await startServerProcess(environment);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(20);
}

const request = (method: string, path: string, { token } = buyer) =>
  fetch(`${environment.PUBLIC_URL}/api/v1/payment/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
/** The server is killed during the call, so a missing answer is fine. */
const tryToCreate = () => request('POST', 'create-order').catch(() => null);

async function createOrder(who = buyer): Promise<string> {
  const reply = await request('POST', 'create-order', who);
  expect(reply.status).toBe(200);
  return ((await reply.json()) as { order: { order_id: string } }).order.order_id;
}

const ownOrders = () => database.db.select().from(orders).where(eq(orders.userId, buyer.id));
const makeAllDue = () =>
  database.db
    .update(orders)
    .set({ nextCheckAt: new Date(0) })
    .where(eq(orders.status, 'ACTIVE'));

const monthsOf = ({ id }: Buyer) => monthsGranted(database, id);

/** Locks the buyer's row during `work`, so that other transactions wait for it. */
async function holdingBuyer(work: () => Promise<void>): Promise<void> {
  await database.sql.begin(async (sql) => {
    await sql`select 1 from users where id = ${buyer.id} for update`;
    await work();
  });
}
const someoneWaits = () => isAnyoneWaiting(database);

describe('a server killed', () => {
  it.runIf(isRealPostgres())(
    'a server killed before it wrote the order leaves none; the next attempt pays one month',
    async () => {
      await holdingBuyer(async () => {
        const answer = tryToCreate();
        await until(someoneWaits);
        await kill();
        expect(await answer).toBeNull();
      });
      await restart();
      expect(await ownOrders()).toEqual([]);
      await provider.act(await createOrder(), 'pay');
      await until(async () => (await monthsOf(buyer)) === 1);
    },
  );

  it('a server killed after its order, but before the provider’s, leaves one that the next attempt continues', async () => {
    await provider.api({ mode: 'slow', delayMs: silenceMs });
    const answer = tryToCreate();
    await until(async () => (await ownOrders()).length === 1);
    await kill();
    expect(await answer).toBeNull();
    await makeAllDue();
    await restart();
    const [kept] = await ownOrders();
    expect(sandbox.payments.orders.list().some(({ orderId }) => orderId === kept?.id)).toBe(false);
    expect(await createOrder()).toBe(kept?.id);
    expect(await monthsOf(buyer)).toBe(0);
    await provider.act(kept?.id ?? '', 'pay');
    await until(async () => (await monthsOf(buyer)) === 1);
  });

  it('a server killed after the provider’s order, but before its answer, finds the same order again', async () => {
    await provider.api({ mode: 'slow-after', delayMs: silenceMs, endpoints: ['create-order'] });
    const answer = tryToCreate();
    const madeBy = async () => {
      const [own] = await ownOrders();
      return sandbox.payments.orders.list().find(({ orderId }) => orderId === own?.id);
    };
    await until(async () => (await madeBy()) !== undefined);
    await kill();
    expect(await answer).toBeNull();
    await restart();
    const orderId = await createOrder();
    const [row, ...others] = await ownOrders();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ id: orderId, paymentSessionId: (await madeBy())?.paymentSessionId });
    await provider.act(orderId, 'pay');
    await until(async () => (await monthsOf(buyer)) === 1);
  });

  it('a server killed after the payment, but before its webhook, grants it after a restart, even if nobody comes back', async () => {
    await provider.plan({ isHeld: true, retryDelaysMs: [] });
    const orderId = await createOrder();
    await kill();
    await provider.act(orderId, 'pay');
    const [lost] = await sandbox.payments.webhooks.release('as-made');
    expect(lost?.status).toBeNull();
    await makeAllDue();
    await restart();
    await until(async () => (await monthsOf(buyer)) === 1);
  });

  it.runIf(isRealPostgres())(
    'a server killed during the webhook has granted nothing partially; the webhook’s next attempt grants it',
    async () => {
      await provider.plan({ isHeld: true, retryDelaysMs: [200, 200, 60_000] });
      const orderId = await createOrder();
      await provider.act(orderId, 'pay');
      await holdingBuyer(async () => {
        const lost = sandbox.payments.webhooks.release('as-made');
        await until(someoneWaits);
        await kill();
        expect((await lost)[0]?.status).toBeNull();
      });
      expect(await monthsOf(buyer)).toBe(0);
      expect((await ownOrders())[0]).toMatchObject({ status: 'ACTIVE' });
      await makeAllDue();
      await restart();
      await until(async () => (await monthsOf(buyer)) === 1);
      await provider.webhooks(orderId, { status: 'SUCCESS', count: 5 });
      expect(await monthsOf(buyer)).toBe(1);
    },
  );

  it('a server killed while the browser checks, and while the reconciler does, checks again later', async () => {
    await provider.plan({ isEnabled: false });
    const orderId = await createOrder();
    await provider.act(orderId, 'pay');
    await provider.api({ mode: 'slow-after', delayMs: silenceMs, endpoints: ['get-order'] });
    const answer = request('GET', `order-status?orderId=${orderId}`).catch(() => null);
    await kill();
    expect(await answer).toBeNull();
    await makeAllDue();
    server = await startServerProcess(environment);
    await until(async () => (await ownOrders())[0]?.checks === 1);
    await kill();
    expect(await monthsOf(buyer)).toBe(0);
    await makeAllDue();
    await restart();
    await until(async () => (await monthsOf(buyer)) === 1);
    expect((await request('GET', `order-status?orderId=${orderId}`)).status).toBe(200);
    expect(await monthsOf(buyer)).toBe(1);
  });

  it('a server killed at any moment, five times, while ten students pay, grants each exactly what was paid', {
    tags: ['nightly'],
  }, async () => {
    await provider.plan({ duplicates: 3, delayMs: 300, isDisordered: true, retryDelaysMs: [500, 1_000] });
    const buyers = await Promise.all(Array.from({ length: 10 }, newBuyer));
    const paid = new Map<string, string>();
    let isOver = false;
    const shopping = buyers.map(async (who) => {
      while (!isOver && !paid.has(who.id)) {
        try {
          const reply = await request('POST', 'create-order', who);
          const { order } = (await reply.json()) as { order: { order_id: string } };
          await provider.act(order.order_id, 'pay');
          paid.set(who.id, order.order_id);
          await request('GET', `order-status?orderId=${order.order_id}`, who);
        } catch {
          await delay(20);
        }
      }
    });
    for (let round = 1; round <= 5; round++) {
      await until(async () => paid.size >= Math.min(round * 2, 9));
      await kill();
      await makeAllDue();
      server = await startServerProcess(environment);
    }
    await until(async () => paid.size === buyers.length);
    isOver = true;
    await Promise.all(shopping);
    await makeAllDue();
    for (const who of buyers) await until(async () => (await monthsOf(who)) === 1);
    expect(paid.size).toBe(10);
  });
}, 300_000);
