import { createOrder, getUser, resendVerification, sendResetCode } from '@repo/domain';
import { signWebhook } from '@repo/sandbox';
import { password } from '../build-test-server.ts';
import { mintIdToken } from '../google/browser.ts';
import { type Build, createStudentOf, type Request, type Scene } from './scene.ts';

let count = 0;
const nextEmail = () => `new${++count}@example.in`;

async function newestMail({ server }: Scene, email: string) {
  const [mail] = await server.mailsTo(email);
  if (!mail) throw new Error(`no mail to ${email}`);
  return mail;
}
async function unverifiedWithMail(scene: Scene) {
  const { email } = await createStudentOf(scene.server, 'unverified');
  await resendVerification(scene.server.domain, { email });
  const { code, text } = await newestMail(scene, email);
  return { email, code: code ?? '', token: /\?token=([0-9a-f]+)/.exec(text)?.[1] ?? '' };
}
async function studentWithResetCode(scene: Scene) {
  const { email } = await createStudentOf(scene.server, 'Basic');
  await sendResetCode(scene.server.domain, { email });
  const { code } = await newestMail(scene, email);
  return { email, resetPasswordCode: code ?? '', newPassword: 'another' };
}

const googlePayload = { name: 'Somebody', email: 'somebody@example.in', provider: 'google' };
const idTokenFor = ({ server }: Scene, email: string) =>
  mintIdToken(server, { name: 'Asha Rao', email, email_verified: true });

/** @returns the id of an unpaid order of the owner */
export async function orderOf({ server, owner }: Scene): Promise<string> {
  const user = await getUser(server.domain, owner.id);
  return (await createOrder({ ...server.domain, user })).order.order_id;
}
async function webhookOf(scene: Scene): Promise<Request & { headers: Record<string, string> }> {
  const body = {
    type: 'PAYMENT_SUCCESS_WEBHOOK',
    data: {
      order: { order_id: await orderOf(scene), order_amount: 199, order_currency: 'INR' },
      payment: { payment_status: 'SUCCESS', payment_amount: 199, payment_currency: 'INR' },
    },
  };
  const timestamp = String(Date.now());
  const secret = scene.server.config.cashfree.clientSecret;
  const signature = signWebhook(secret, timestamp, JSON.stringify(body));
  return { body, headers: { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature } };
}

export const paymentRequests: Record<string, Build> = {
  'POST /v1/payment/create-order': () => ({}),
  'GET /v1/payment/order-status': async (scene) => ({ query: { orderId: await orderOf(scene) } }),
  'POST /v1/payment/webhook': webhookOf,
  'POST /v1/payment/webhook (forged)': async (scene) => {
    const webhook = await webhookOf(scene);
    return { ...webhook, headers: { ...webhook.headers, 'x-webhook-signature': 'AAAA' } };
  },
};

export const authRequests: Record<string, Build> = {
  'GET /v1/auth/verify-token': () => ({}),
  'POST /v1/auth/sign-up': ({ owner }) => ({
    body: { name: 'Asha', age: 15, gender: 'Female', email: nextEmail(), password, invitedBy: owner.id },
  }),
  'POST /v1/auth/sign-in': async ({ server }) => {
    const { email } = await createStudentOf(server, 'Basic');
    return { body: { email, password } };
  },
  'POST /v1/auth/google/signup': async (scene) => ({
    body: { ...googlePayload, idToken: await idTokenFor(scene, nextEmail()), age: 15, gender: 'Female' },
  }),
  'POST /v1/auth/google/signin': async (scene) => {
    const { email } = await createStudentOf(scene.server, 'Basic');
    return { body: { ...googlePayload, idToken: await idTokenFor(scene, email) } };
  },
  'GET /v1/auth/google/start': () => ({ query: { from: 'login' } }),
  'GET /v1/auth/google/callback (never left)': () => ({ query: { code: 'none', state: 'login.none' } }),
  'POST /v1/auth/logout': () => ({}),
  'GET /v1/auth/user': () => ({}),
  'PUT /v1/auth/profile': ({ owner }) => ({
    body: { name: 'Changed', age: 16, email: owner.email, id: owner.id },
  }),
  'PUT /v1/auth/update-user': ({ owner }) => ({ body: { name: 'Changed', id: owner.id, lastLogin: 'now' } }),
  'POST /v1/auth/resend-verification': async ({ server }) => ({
    body: { email: (await createStudentOf(server, 'unverified')).email },
  }),
  'GET /v1/auth/verify-email': async (scene) => ({
    query: { token: (await unverifiedWithMail(scene)).token },
  }),
  'POST /v1/auth/verify-email': async (scene) => {
    const { email, code } = await unverifiedWithMail(scene);
    return { body: { email, code } };
  },
  'POST /v1/auth/send-reset-password-code': async ({ server }) => ({
    body: { email: (await createStudentOf(server, 'Basic')).email },
  }),
  'POST /v1/auth/reset-password': async (scene) => ({ body: await studentWithResetCode(scene) }),
};
