import { expect, it } from 'vitest';
import { call, expectFailure } from './call.ts';
import { server, useTestServer } from './test-server.ts';

useTestServer({ content: 'none' });

it.each(['/api/none', '/api/v1/none', '/api/v1/auth/sign-in', '/api'])(
  'an unknown address (%s) is JSON 404',
  async (url) => {
    expectFailure(await call(server.app, 'GET', url), 404, 'There is nothing at this address');
  },
);

it.each(['/api/v1/%', '/api/v1/progress/%E0%A4%A', '/api/v1/progress/%ff/x', '/%c0%ae%c0%ae/'])(
  'an unknown address that cannot be decoded (%s) is refused in the documented shape',
  async (url) => {
    expectFailure(await call(server.app, 'GET', url), 400);
  },
);

it('an unknown address longer than any of ours is refused in the documented shape', async () => {
  const reply = await call(server.app, 'GET', `/api/v1/progress/${'x'.repeat(6_000)}`);
  expect([400, 404, 414]).toContain(reply.statusCode);
  expectFailure(reply, reply.statusCode);
});

it('an unknown address with an unknown method is 404', async () => {
  expectFailure(await call(server.app, 'DELETE', '/api/v1/auth/user'), 404);
});
