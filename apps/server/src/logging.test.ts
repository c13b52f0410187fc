import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { loggerOptions } from './logging.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** A server that logs everything into `lines`, and one route that fails with `error`. */
function startTalking(error: unknown) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  app = Fastify({ logger: { ...loggerOptions({ logLevel: 'trace' }), stream } });
  app.get('/fails', async () => {
    throw error;
  });
  return lines;
}

const databaseFailure = Object.assign(
  new Error('duplicate key value violates unique constraint "users_email_unique"'),
  { code: '23505', detail: 'Key (email)=(asha@example.in) already exists.', parameters: ['asha@example.in'] },
);
const statement = 'insert into users (email, password_hash) values ($1, $2)';

it('the log says what failed and where, without personal data', async () => {
  const failure = new DrizzleQueryError(statement, ['asha@example.in', '$argon2id$hash'], databaseFailure);
  const lines = startTalking(failure);
  await app.inject('/fails');
  const text = lines.join('');
  expect(text).not.toMatch(/asha@|argon2id/);
  const { err, reqId } = JSON.parse(lines.find((line) => line.includes('"err"')) ?? '{}');
  expect(reqId).toEqual(expect.any(String));
  expect(err.message).toBe(`Failed query: ${statement}`);
  expect(err.stack).toContain('logging.test.ts');
  expect(err.cause).toMatchObject({ code: '23505', message: databaseFailure.message });
});

it('the log leaves out tokens, cookies, codes of links and addresses of people', async () => {
  const lines = startTalking(new Error('550 <asha@example.in>: no such mailbox'));
  await app.inject({
    url: '/fails?token=of-the-link&email=asha@example.in',
    headers: { authorization: 'Bearer of-the-session', cookie: 'session=of-the-cookie' },
    remoteAddress: '203.0.113.7',
  });
  const text = lines.join('');
  expect(text).toContain('"method":"GET","path":"/fails"');
  expect(text).not.toMatch(/of-the-|asha|203\.0\.113/);
});

it('the log handles any thrown value', async () => {
  const circular = new Error('round');
  circular.cause = circular;
  const lines = startTalking(circular);
  await app.inject('/fails');
  app.log.error({ err: 'just asha@example.in' }, 'thrown text');
  expect(lines.join('')).toContain('round');
  expect(lines.join('')).toContain('"message":"just <email>"');
});
