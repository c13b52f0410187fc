import { afterEach, expect, test } from 'vitest';
import { createHttpClient, type HttpClient } from './http-client.ts';
import { type Answer, startFakeProduct } from './testing/fake-product.ts';

let product: Awaited<ReturnType<typeof startFakeProduct>>;
let client: HttpClient;
afterEach(async () => {
  client.close();
  await product.stop();
});

async function start(answerTo: () => Answer) {
  product = await startFakeProduct(answerTo);
  client = createHttpClient({ patienceMs: 150 });
  return (reads = false) => client.send({ method: 'GET', url: `${product.addresses.product}/`, reads });
}

test("the HTTP client of the load returns the answer's text on request", async () => {
  const send = await start(() => ({ status: 200, json: { a: 1 } }));
  expect(await send(true)).toEqual({ status: 200, text: '{"a":1}' });
  expect(await send()).toEqual({ status: 200, text: '' });
});

test('a request without an answer in time counts as unanswered, and is not sent again', async () => {
  let afterMs = 0;
  const send = await start(() => ({ status: 200, afterMs }));
  // The second request reuses the first one's connection.
  await send();
  afterMs = 2_000;
  expect((await send()).status).toBe(0);
  expect(product.seen).toHaveLength(2);
});

test('a reused connection that was closed meanwhile does not count as a server failure', async () => {
  const send = await start(() => ({ status: 200 }));
  await send();
  product.closeConnections();
  expect((await send()).status).toBe(200);
});
