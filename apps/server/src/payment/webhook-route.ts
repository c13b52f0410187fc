import * as paymentMessages from '@repo/contracts/messages/payment';
import * as requestMessages from '@repo/contracts/messages/request';
import { type DomainContext, DomainError, recordPayment, scheduleCheck } from '@repo/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { judgeSignature, readWebhook } from './cashfree-webhook.ts';

const bodyMaxBytes = 64 * 1024;

export type WebhookParts = { domain: DomainContext; clientSecret: string };

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/**
 * POST /v1/payment/webhook, where the payment provider reports payments. It needs the raw body, so it is no
 * ordinary row. 200 when the report is stored or irrelevant; after any other status the provider sends it
 * again.
 */
export async function mountPaymentWebhook(app: FastifyInstance, { domain, clientSecret }: WebhookParts) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post('/v1/payment/webhook', { bodyLimit: bodyMaxBytes }, async (request) => {
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signed = {
      rawBody,
      timestamp: header(request, 'x-webhook-timestamp'),
      signature: header(request, 'x-webhook-signature'),
    };
    const judgement = judgeSignature(signed, clientSecret, domain.clock.now());
    if (judgement === 'forged') throw new DomainError('WRONG_CREDENTIALS', 'The signature does not fit');
    const notice = readWebhook(rawBody);
    if (notice === 'no-json') throw new DomainError('BAD_INPUT', requestMessages.badJson);
    if (notice === 'unreadable')
      throw new DomainError('BAD_INPUT', 'This notice of a payment cannot be understood');
    if (judgement === 'stale') {
      // A stale report is not trusted: we ask the provider instead.
      if (notice !== 'nothing') await scheduleCheck(domain, notice.orderId);
      throw new DomainError('NOT_SIGNED_IN', 'This was signed too long ago');
    }
    if (notice === 'nothing') return { success: true };
    const outcome = await recordPayment(domain, notice);
    if (outcome === 'unknown') throw new DomainError('NOT_FOUND', paymentMessages.orderMissing);
    if (outcome === 'mismatch') {
      request.log.error({ orderId: notice.orderId }, 'a webhook tells another amount, currency or payer');
      throw new DomainError('BAD_INPUT', 'This payment does not fit its order');
    }
    return { success: true };
  });
}
