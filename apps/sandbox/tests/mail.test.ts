import nodemailer from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSandbox, type Mail, type Sandbox } from '#src/index.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await fetch(`${sandbox.url}/api/mails`, { method: 'DELETE' });
  await fetch(`${sandbox.url}/api/smtp/mode`, { method: 'DELETE' });
});

function send(mail: { to?: string; subject?: string; text?: string; html?: string }, socketTimeout = 5_000) {
  const client = nodemailer.createTransport({ ...smtpAddress(), socketTimeout });
  return client.sendMail({
    from: 'app@example.in',
    to: 'asha@example.in',
    subject: 'Hello',
    text: 'Hi',
    ...mail,
  });
}

function smtpAddress() {
  const { hostname, port } = new URL(sandbox.smtpUrl);
  return { host: hostname, port: Number(port), ignoreTLS: true };
}

async function mailsTo(to: string): Promise<Mail[]> {
  return (await (await fetch(`${sandbox.url}/api/mails?to=${encodeURIComponent(to)}`)).json()) as Mail[];
}

const setMode = (body: object) =>
  fetch(`${sandbox.url}/api/smtp/mode`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a mail sent by SMTP is listed for its recipient with its parts and its code', async () => {
  await send({ to: 'Asha <Asha@Example.in>', text: 'Namaste आशा\n\nK7PQ2M\n', html: '<p>K7PQ2M</p>' });
  await send({ to: 'ravi@example.in' });
  const [mail, ...others] = await mailsTo('asha@example.in');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: ['asha@example.in'],
    from: 'app@example.in',
    subject: 'Hello',
    code: 'K7PQ2M',
  });
  expect(mail?.text).toContain('आशा');
  expect(mail?.html).toContain('<p>K7PQ2M</p>');
});

test('the inbox page shows the newest mail first and never runs what a mail carries', async () => {
  await send({ subject: 'First', html: '<script>alert(1)</script>' });
  await send({ subject: '<script>alert(2)</script>' });
  const page = await (await fetch(`${sandbox.url}/inbox`)).text();
  expect(page).not.toContain('alert(1)');
  expect(page).not.toContain('<script>alert(2)');
  expect(page.indexOf('alert(2)')).toBeLessThan(page.indexOf('First'));
  const frame = await fetch(sandbox.url + (/src="(\/inbox\/\d+\/html)"/.exec(page)?.[1] ?? ''));
  expect(frame.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(frame.headers.get('content-security-policy')).toContain("script-src 'none'");
});

test('a refusing mail server rejects the mail with the configured code', async () => {
  await setMode({ mode: 'refuse', responseCode: 451 });
  await expect(send({})).rejects.toMatchObject({ responseCode: 451 });
  expect(await mailsTo('asha@example.in')).toEqual([]);
  await setMode({ mode: 'normal' });
  await send({});
  expect(await mailsTo('asha@example.in')).toHaveLength(1);
});

test('a client with a shorter time limit than the slow server gives up and nothing is delivered', async () => {
  await setMode({ mode: 'slow', delayMs: 60_000 });
  await expect(send({}, 200)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  expect(await mailsTo('asha@example.in')).toEqual([]);
});

test('a dropped connection fails the sending, but a lost mail does not', async () => {
  await setMode({ mode: 'drop' });
  await expect(send({})).rejects.toThrow();
  await setMode({ mode: 'lose' });
  await send({});
  expect(await mailsTo('asha@example.in')).toEqual([]);
});

test('the mode of the SMTP server can be set by the form of the page', async () => {
  const body = new URLSearchParams({ mode: 'refuse', delayMs: '1', responseCode: '550' });
  const reply = await fetch(`${sandbox.url}/inbox/mode`, { method: 'POST', body, redirect: 'manual' });
  expect(reply.status).toBe(303);
  expect(sandbox.smtp.mode().mode).toBe('refuse');
});

test('a mode of the SMTP server that does not exist is a 400 that names the field', async () => {
  const reply = await setMode({ mode: 'explode' });
  expect(reply.status).toBe(400);
  expect(((await reply.json()) as { message: string }).message).toContain('mode');
});

test('starting the sandbox on a taken port fails and leaves nothing listening', async () => {
  const httpPort = Number(new URL(sandbox.url).port);
  await expect(createSandbox({ httpPort })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
