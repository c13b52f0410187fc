import { Cashfree, CFEnvironment } from 'cashfree-pg';
import type { Sandbox } from '#src/index.ts';

export const clientId = 'sandbox-cashfree-client-id';
export const clientSecret = 'sandbox-cashfree-client-secret';

/** Cashfree's own SDK, led to the sandbox by its basePath, with its error reports to Sentry off. */
export function sdkOf(sandbox: Sandbox, secret = clientSecret): Cashfree {
  const sdk = new Cashfree(CFEnvironment.SANDBOX, clientId, secret, undefined, undefined, undefined, false);
  sdk.basePath = sandbox.cashfreeBaseUrl;
  return sdk;
}

let lastOrder = 0;

/** A valid body for POST /pg/orders with a new order_id. */
export function orderBody(changed: Record<string, unknown> = {}) {
  lastOrder += 1;
  return {
    order_id: `order_${lastOrder}`,
    order_amount: 199,
    order_currency: 'INR',
    customer_details: { customer_id: 'asha42', customer_phone: '9999999999' },
    order_meta: { return_url: 'http://localhost:3000/payment-result?order_id={order_id}' },
    ...changed,
  };
}
