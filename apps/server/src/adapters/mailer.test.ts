import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createSandbox, type Sandbox } from '@repo/sandbox';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createMailer } from './mailer.ts';

const mail = { to: 'asha@example.in', subject: 'कोड / Code', text: 'plain\n', html: '<p>rich</p>' };
const mailFrom = 'no-reply@example.in';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.mails.clear();
  sandbox.smtp.setMode({ mode: 'normal', delayMs: 0, responseCode: 550 });
});

/** A mail server that accepts connections and never says anything. */
async function startSilentServer(): Promise<{ url: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

it('the mailer hands a mail over with both parts and the sender', async () => {
  const mailer = createMailer({ smtpUrl: sandbox.smtpUrl, mailFrom });
  await mailer.check();
  await mailer.send(mail);
  mailer.close();
  const [received] = sandbox.mails.list(mail.to);
  expect(received).toMatchObject({ from: mailFrom, subject: mail.subject, to: [mail.to] });
  expect(received?.text.trim()).toBe('plain');
  expect(received?.html.trim()).toBe('<p>rich</p>');
});

it('the mailer refuses to send unencrypted where TLS is required', async () => {
  const mailer = createMailer({ smtpUrl: sandbox.smtpUrl, smtpRequiresTls: true, mailFrom });
  await expect(mailer.send(mail)).rejects.toThrow(/STARTTLS/i);
  mailer.close();
  expect(sandbox.mails.list()).toHaveLength(0);
});

it('the mailer sends many mails concurrently', async () => {
  const mailer = createMailer({ smtpUrl: sandbox.smtpUrl, mailFrom });
  await Promise.all(Array.from({ length: 30 }, (_, n) => mailer.send({ ...mail, to: `a${n}@example.in` })));
  mailer.close();
  expect(sandbox.mails.list()).toHaveLength(30);
});

it('the mailer cannot be made to write to more than one recipient, or to add a header', async () => {
  const mailer = createMailer({ smtpUrl: sandbox.smtpUrl, mailFrom });
  await mailer.send({ ...mail, subject: 'one\r\nBcc: other@example.in' });
  mailer.close();
  expect(sandbox.mails.list('other@example.in')).toHaveLength(0);
  expect(sandbox.mails.list()).toHaveLength(1);
});

it('the mailer rejects when the server refuses or hangs up, and works again afterwards', async () => {
  const mailer = createMailer({ smtpUrl: sandbox.smtpUrl, mailFrom });
  for (const mode of ['refuse', 'drop'] as const) {
    sandbox.smtp.setMode({ mode, delayMs: 0, responseCode: 550 });
    await expect(mailer.send(mail)).rejects.toThrow();
  }
  sandbox.smtp.setMode({ mode: 'normal', delayMs: 0, responseCode: 550 });
  await mailer.send(mail);
  mailer.close();
});

it('the mailer knows whether the server answers, and checks again after a failure', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const mailer = createMailer({ smtpUrl: sandbox.smtpUrl, mailFrom });
  expect(mailer.isServerUp()).toBeNull();
  await mailer.send(mail);
  expect(mailer.isServerUp()).toBe(true);
  sandbox.smtp.setMode({ mode: 'refuse', delayMs: 0, responseCode: 550 });
  await expect(mailer.send(mail)).rejects.toThrow();
  expect(mailer.isServerUp(), 'a refused mail is an answer').toBe(true);
  sandbox.smtp.setMode({ mode: 'drop', delayMs: 0, responseCode: 550 });
  await expect(mailer.send(mail)).rejects.toThrow();
  expect(mailer.isServerUp()).toBe(false);
  sandbox.smtp.setMode({ mode: 'normal', delayMs: 0, responseCode: 550 });
  expect(mailer.isServerUp(), 'not so soon').toBe(false);
  vi.advanceTimersByTime(31_000);
  await expect.poll(mailer.isServerUp).toBe(true);
  vi.useRealTimers();
  mailer.close();
});

it('the mailer rejects when no server is there', async () => {
  const silent = await startSilentServer();
  await silent.close();
  const mailer = createMailer({ smtpUrl: silent.url, mailFrom });
  await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
  await expect(mailer.check()).rejects.toThrow('ECONNREFUSED');
  mailer.close();
});

it('the mailer rejects at its time limit when the server keeps silent', async () => {
  const silent = await startSilentServer();
  const mailer = createMailer({ smtpUrl: silent.url, mailFrom, limitMs: 200 });
  await expect(mailer.send(mail)).rejects.toThrow();
  await expect(mailer.check()).rejects.toThrow();
  mailer.close();
  await silent.close();
});
