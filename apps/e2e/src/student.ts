import { type APIRequestContext, expect, request } from '@playwright/test';
import { productUrl, sandboxUrl } from '../playwright.config.ts';
import { freshEmail } from './inbox.ts';

export type Account = { email: string; password: string };

/** A client without the page's cookies: its sign-in does not end the page's session. */
export const openApiClient = (): Promise<APIRequestContext> => request.newContext({ baseURL: productUrl });

/** The code of the newest mail to this address, by the sandbox's own call. */
export async function codeFor(request: APIRequestContext, email: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const reply = await request.get(`${sandboxUrl}/api/mails?to=${encodeURIComponent(email)}`);
      code = /\b[A-Z0-9]{6}\b/.exec(((await reply.json()) as { code?: string }[])[0]?.code ?? '')?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

const password = 'exam-2027';
/** A client with a cookie has to send the origin of a call. */
export const fromOurPages = { origin: productUrl };

/** Signs up without answering the mail. @returns the email */
export async function signUpUnverified(
  request: APIRequestContext,
  name = 'Meera Nair',
  invitedBy?: string,
): Promise<string> {
  const email = freshEmail(name.split(' ')[0]?.toLowerCase() ?? 'student');
  const signUp = await request.post('/api/v1/auth/sign-up', {
    headers: fromOurPages,
    data: { name, age: 15, gender: 'Female', email, password, invitedBy },
  });
  expect(signUp.ok(), await signUp.text()).toBe(true);
  return email;
}

/** A verified Basic student of this test's own, made as an API client would. */
export async function createStudent(
  request: APIRequestContext,
  name?: string,
  invitedBy?: string,
): Promise<Account> {
  const email = await signUpUnverified(request, name, invitedBy);
  const verify = await request.post('/api/v1/auth/verify-email', {
    headers: fromOurPages,
    data: { email, code: await codeFor(request, email) },
  });
  expect(verify.ok()).toBe(true);
  return { email, password };
}

/** Buys a month of Super for the account, paid at the provider without a browser. */
export async function buySuper(request: APIRequestContext, account: Account): Promise<void> {
  const signIn = await request.post('/api/v1/auth/sign-in', { headers: fromOurPages, data: account });
  const { token } = (await signIn.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const created = await request.post('/api/v1/payment/create-order', { headers, data: {} });
  const { order } = (await created.json()) as { order: { order_id: string } };
  const paid = await request.post(`${sandboxUrl}/api/cashfree/orders/${order.order_id}/actions`, {
    data: { action: 'pay' },
  });
  expect(paid.ok()).toBe(true);
  const status = await request.get(`/api/v1/payment/order-status?orderId=${order.order_id}`, { headers });
  expect(((await status.json()) as { order: { order_status: string } }).order.order_status).toBe('PAID');
}

/** The code of the newest deletion mail to this address, unless it equals `before`. */
export async function deletionCodeFor(
  request: APIRequestContext,
  email: string,
  before = '',
): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const reply = await request.get(`${sandboxUrl}/api/mails?to=${encodeURIComponent(email)}`);
      const [mail] = (await reply.json()) as { subject: string; code?: string }[];
      code = mail?.subject.includes('deletes your') ? (mail.code ?? '') : '';
      return code !== '' && code !== before;
    })
    .toBe(true);
  return code;
}

/** Requests the account's deletion as the app does; it happens in 7 days. */
export async function planDeletion(request: APIRequestContext, account: Account): Promise<void> {
  const signIn = await request.post('/api/v1/auth/sign-in', { headers: fromOurPages, data: account });
  const { token } = (await signIn.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  await request.post('/api/trpc/auth.sendDeletionCode', { headers, data: {} });
  const data = { code: await deletionCodeFor(request, account.email) };
  const planned = await request.post('/api/trpc/auth.planDeletion', { headers, data });
  expect(planned.ok(), await planned.text()).toBe(true);
}
