import { accountExport } from '@repo/contracts/account-export';
import * as requestMessages from '@repo/contracts/messages/request';
import { beforeAll, expect, it } from 'vitest';
import type { Student } from './build-test-server.ts';
import { server, useTestServer } from './test-server.ts';

useTestServer();
let student: Student;
beforeAll(async () => {
  student = await server.signedInSuper();
});

const get = (names: string, query = '', headers = {}) =>
  server.app.inject({
    url: `/api/trpc/${names}${query}`,
    headers: { authorization: `Bearer ${student.token}`, ...headers },
  });

type Outcome = { result?: { data: unknown }; error?: { data: { errorCode: string } } };

it('an export is streamed, alone and in a batch with other calls', async () => {
  const alone = await get('auth.exportAccount');
  expect(alone.headers['content-type']).toBe('application/json');
  expect(accountExport.parse(alone.json<Outcome>().result?.data).account.id).toBe(student.id);
  const [price, all] = (await get('payment.price,auth.exportAccount', '?batch=1')).json<Outcome[]>();
  expect(price?.result?.data).toEqual({ amountInr: 199 });
  expect(accountExport.parse(all?.result?.data).account.id).toBe(student.id);
});

it('a batch of several exports runs only one of them', async () => {
  const names = Array.from({ length: 8 }, () => 'auth.exportAccount').join();
  const outcomes = (await get(names, '?batch=1')).json<Outcome[]>();
  expect(outcomes.filter(({ result }) => result)).toHaveLength(1);
  expect(outcomes.flatMap(({ error }) => error?.data.errorCode ?? [])).toEqual(Array(7).fill('TOO_MANY'));
  expect((await get('auth.exportAccount')).statusCode).toBe(200);
});

it('an export is refused where it cannot be streamed', async () => {
  const streamed = await get('auth.exportAccount', '?batch=1', { 'trpc-accept': 'application/jsonl' });
  expect(streamed.body).toContain(requestMessages.streamedAlone);
  expect((await get('auth.exportAccount')).statusCode).toBe(200);
});
