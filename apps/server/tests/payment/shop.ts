import { orderStates, orders, planGrants, users } from '@repo/db/schema';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import {
  buildTestServer,
  type Student,
  type TestServer,
  type TestServerOptions,
} from '../build-test-server.ts';
import { findFreePort } from '../server-process.ts';

export const webhookPath = '/api/v1/payment/webhook';

export type WebhookAnswer = { status: number | null; forgery: string | null };

/** The events between a payment provider and its shop, over the sandbox's HTTP interface. */
export type Shop = TestServer & {
  /** Where the server listens, and where the sandbox sends its webhooks. */
  url: string;
  post(path: string, student: Student): Promise<Response>;
  get(path: string, student: Student): Promise<Response>;
  /** Creates an order by the documented call. @returns its id */
  order(student: Student): Promise<string>;
  /** Causes an event of an order at the provider. */
  act(orderId: string, action: string, how?: object): Promise<void>;
  /** Sends webhooks of an order concurrently, without delay. @returns the server's answers */
  webhooks(orderId: string, how: object): Promise<WebhookAnswer[]>;
  /** Sets how the provider's API, or its webhooks, behave; null resets them. */
  api(mode: object | null): Promise<void>;
  plan(plan: object | null): Promise<void>;
  expiryOf(student: Student): Promise<Date | null>;
  grantsOf(student: Student): Promise<(typeof planGrants.$inferSelect)[]>;
  /** 'ACTIVE created', 'PAID webhook' … */
  historyOf(orderId: string): Promise<string[]>;
  /** Makes the order due for a check with the provider. */
  makeDue(orderId: string): Promise<void>;
};

async function sandboxCall<T>(address: string, method: string, body?: object): Promise<T> {
  const reply = await fetch(address, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`the sandbox answered ${reply.status} to ${method} ${address}: ${text}`);
  return JSON.parse(text) as T;
}

/** The orders of a provider, over the sandbox's HTTP interface. */
export function providerAt(sandboxUrl: string) {
  const at = `${sandboxUrl}/api/cashfree`;
  return {
    act: async (orderId: string, action: string, how: object = {}) =>
      void (await sandboxCall(`${at}/orders/${orderId}/actions`, 'POST', { action, ...how })),
    webhooks: (orderId: string, how: object) =>
      sandboxCall<WebhookAnswer[]>(`${at}/orders/${orderId}/webhooks`, 'POST', how),
    api: async (mode: object | null) =>
      void (await sandboxCall(`${at}/mode`, mode ? 'PUT' : 'DELETE', mode ?? undefined)),
    plan: async (plan: object | null) =>
      void (await sandboxCall(`${at}/webhooks`, plan ? 'PUT' : 'DELETE', plan ?? undefined)),
  };
}

/** The server listening at its public address, with a provider that only knows that address. */
export async function openShop(options: TestServerOptions = {}): Promise<Shop> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await buildTestServer({
    content: 'none',
    ...options,
    environment: { PORT: String(port), PUBLIC_URL: url, ...options.environment },
  });
  await server.app.listen({ host: '127.0.0.1', port });
  const { db } = server.database;
  const call = (method: string) => (path: string, student: Student) =>
    fetch(`${url}${path}`, { method, headers: { authorization: `Bearer ${student.token}` } });
  const post = call('POST');
  return {
    ...server,
    url,
    post,
    get: call('GET'),
    ...providerAt(server.sandbox.url),
    async order(student) {
      const reply = await post('/api/v1/payment/create-order', student);
      expect(reply.status).toBe(200);
      return ((await reply.json()) as { order: { order_id: string } }).order.order_id;
    },
    async expiryOf({ id }) {
      const [row] = await db.select({ expiryDate: users.expiryDate }).from(users).where(eq(users.id, id));
      return row?.expiryDate ?? null;
    },
    grantsOf: ({ id }) => db.select().from(planGrants).where(eq(planGrants.userId, id)),
    async historyOf(orderId) {
      const rows = await db
        .select()
        .from(orderStates)
        .where(eq(orderStates.orderId, orderId))
        .orderBy(asc(orderStates.position));
      return rows.map(({ status, source }) => `${status} ${source}`);
    },
    async makeDue(orderId) {
      await db
        .update(orders)
        .set({ nextCheckAt: new Date(0) })
        .where(eq(orders.id, orderId));
    },
  };
}
