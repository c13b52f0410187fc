import { type Database, openDatabase } from '@repo/db';
import { orders } from '@repo/db/schema';
import { isRealPostgres } from '@repo/db/testing';
import { reconcileOrders } from '@repo/domain';
import { createSandbox, type Sandbox, signWebhook } from '@repo/sandbox';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCashfreeCheckout } from '#src/adapters/cashfree-checkout.ts';
import { readConfig } from '#src/config.ts';
import { countStatuses, type Racer, startTwoServers, type TwoServers } from '../races/two-servers.ts';
import { providerAt } from './shop.ts';

const webhooks = 50;
/**
 * Number of other checks for each ten webhooks: the browser asks for the status, and a reconciler for due
 * orders.
 */
const asked = 10;

const nightly = { tags: ['nightly'] };
const manyTrials = 20;

/** Runs a race a few times on each push, many times at night. */
function often(name: string, run: (trials: number) => Promise<void>): void {
  it(name, () => run(4));
  it(`${name}, ${manyTrials} times`, nightly, () => run(manyTrials));
}

let sandbox: Sandbox;
let provider: ReturnType<typeof providerAt>;
let two: TwoServers;
let reconciling: TwoServers['domain'][];
let naive: Database[];

/** The embedded Postgres runs one statement at a time, so it can't show races. */
describe.runIf(isRealPostgres())(
  'fifty webhooks, the browser and the reconcilers, concurrent on two servers',
  () => {
    beforeAll(async () => {
      sandbox = await createSandbox();
      provider = providerAt(sandbox.url);
      const environment = { CASHFREE_BASE_URL: sandbox.cashfreeBaseUrl };
      two = await startTwoServers(environment);
      const checkout = createCashfreeCheckout(readConfig(environment));
      const domain = { ...two.domain, checkout: { ...two.domain.checkout, ...checkout } };
      reconciling = [domain, domain];
      naive = [openDatabase(two.database.url), openDatabase(two.database.url)];
      await provider.plan({ isEnabled: false });
      await two.database.sql`create table naive_orders (id int primary key, status text, months int)`;
      for (const { sql } of naive)
        await Promise.all(Array.from({ length: 8 }, () => sql`select pg_sleep(0.05)`));
    });
    afterAll(async () => {
      for (const database of naive ?? []) await database.close();
      await two?.close();
      await sandbox?.close();
    });

    async function order({ token }: Racer): Promise<string> {
      const [reply] = await two.race(1, () => ({
        path: '/payment/create-order',
        token,
        init: { method: 'POST' },
      }));
      return (JSON.parse(reply?.text ?? '') as { order: { order_id: string } }).order.order_id;
    }

    /** Sends fifty webhooks concurrently, one half to each server. */
    const deliver = (orderOf: (n: number) => string) =>
      Promise.all(
        Array.from({ length: webhooks }, async (_, n) => {
          const reply = await fetch(`${two.servers[n % 2]?.url}/api/v1/payment/webhook`, webhook(orderOf(n)));
          return { status: reply.status, text: await reply.text() };
        }),
      );

    function webhook(orderId: string): RequestInit {
      const body = JSON.stringify({
        type: 'PAYMENT_SUCCESS_WEBHOOK',
        data: {
          order: { order_id: orderId, order_amount: 199, order_currency: 'INR' },
          payment: { payment_status: 'SUCCESS', payment_amount: 199, payment_currency: 'INR' },
        },
      });
      const timestamp = String(Date.now());
      const signature = signWebhook(readConfig({}).cashfree.clientSecret, timestamp, body);
      return {
        method: 'POST',
        body,
        headers: { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature },
      };
    }

    const grantsOf = async ({ user }: Racer) =>
      (await two.database.sql`select 1 from plan_grants where user_id = ${user.id}`).length;

    often('give one month for one order, every time', async (trials) => {
      for (let trial = 0; trial < trials; trial++) {
        const student = await two.student();
        const orderId = await order(student);
        await provider.act(orderId, 'pay');
        await two.database.db
          .update(orders)
          .set({ nextCheckAt: new Date(0) })
          .where(eq(orders.id, orderId));
        const [told, asking] = await Promise.all([
          deliver(() => orderId),
          two.race(asked, () => ({ path: `/payment/order-status?orderId=${orderId}`, token: student.token })),
          ...reconciling.map((domain) => reconcileOrders(domain)),
        ]);
        expect(countStatuses(told)).toEqual([[200, webhooks]]);
        expect(countStatuses(asking)).toEqual([[200, asked]]);
        for (const { text } of asking)
          expect(JSON.parse(text)).toMatchObject({ order: { order_status: 'PAID' } });
        expect(await grantsOf(student)).toBe(1);
        const [paid] = await two.database.sql`
        select count(*)::int as n from order_states where order_id = ${orderId} and status = 'PAID'`;
        expect(paid?.n).toBe(1);
      }
    });

    it(
      'two orders paid at the same moment grant two months, with fifty webhooks, the browser and reconcilers on two servers',
      nightly,
      async () => {
        for (let trial = 0; trial < manyTrials; trial++) {
          const student = await two.student();
          const first = await order(student);
          await provider.act(first, 'terminate');
          const second = await order(student);
          const told = await deliver((n) => (n % 4 < 2 ? first : second));
          expect(countStatuses(told)).toEqual([[200, webhooks]]);
          expect(await grantsOf(student)).toBe(2);
          const [row] = await two.database.sql<{ days: number }[]>`
        select extract(day from expiry_date - now())::int as days from users where id = ${student.user.id}`;
          expect(row?.days).toBeGreaterThan(55);
        }
      },
    );

    often('make one order of fifty taps', async (trials) => {
      for (let trial = 0; trial < trials; trial++) {
        const { user, token } = await two.student();
        const taps = await two.race(webhooks, () => ({
          path: '/payment/create-order',
          token,
          init: { method: 'POST' },
        }));
        expect(countStatuses(taps)).toEqual([[200, webhooks]]);
        const sessions = taps.map(({ text }) => (JSON.parse(text) as { order: object }).order);
        expect(new Set(sessions.map((each) => Reflect.get(each, 'payment_session_id'))).size).toBe(1);
        expect(await two.database.db.select().from(orders).where(eq(orders.userId, user.id))).toHaveLength(1);
      }
    });

    it(
      'orders granted by reading before writing would give several months, with the same requests',
      nightly,
      async () => {
        const { sql } = two.database;
        let broken = 0;
        for (let trial = 0; trial < manyTrials; trial++) {
          await sql`insert into naive_orders values (${trial}, 'ACTIVE', 0)`;
          const grant = async (server: Database) => {
            const [found] = await server.sql`select status from naive_orders where id = ${trial}`;
            if (found?.status === 'PAID') return;
            await server.sql`update naive_orders set status = 'PAID', months = months + 1 where id = ${trial}`;
          };
          const servers = Array.from({ length: webhooks }, (_, n) => naive[n % naive.length] as Database);
          await Promise.all(servers.map(grant));
          const [after] = await sql<
            { months: number }[]
          >`select months from naive_orders where id = ${trial}`;
          if ((after?.months ?? 0) > 1) broken += 1;
        }
        expect(broken).toBeGreaterThanOrEqual(manyTrials - 2);
      },
    );
  },
);
