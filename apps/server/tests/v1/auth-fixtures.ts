import { beforeEach } from 'vitest';
import { type Call, call } from '../call.ts';
import { server, useTestServer } from '../test-server.ts';

/** Must be called by each test file. */
export function useAuthServer(): void {
  useTestServer();
  beforeEach(async () => {
    await server.database.sql`truncate users, mail_outbox cascade`;
    // A table only where students are distributed.
    await server.database.sql`delete from account_emails`;
    server.sandbox.smtp.setMode({ mode: 'normal', delayMs: 0, responseCode: 550 });
  });
}

export const base = '/api/v1/auth';
export const post = (path: string, body?: unknown, extra: Call = {}) =>
  call(server.app, 'POST', `${base}${path}`, { body, ...extra });
export const get = (path: string, extra: Call = {}) => call(server.app, 'GET', `${base}${path}`, extra);

export const asha = {
  name: 'Asha Rao',
  age: 15,
  gender: 'Female',
  email: 'asha@example.in',
  password: 'secret',
};
export const newestMail = async (email = asha.email) => {
  const [mail] = await server.mailsTo(email);
  if (!mail) throw new Error(`no mail to ${email}`);
  return mail;
};
export const newestCode = async () => (await newestMail()).code ?? '';
export const newestLink = async () => /\?token=([0-9a-f]+)/.exec((await newestMail()).text)?.[1] ?? '';
export const wrongCode = (code: string) => (code === 'AAAAAA' ? 'CCCCCC' : 'AAAAAA');
