import type { Environment } from './environment.ts';
import { withoutSlash } from './urls.ts';

export type CashfreeSettings = {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  mode: 'production' | 'sandbox';
  /** The script that opens the checkout in the browser. */
  sdkUrl: string;
};

/** Hardcoded in @cashfreepayments/cashfree-js. The provider does not allow hosting the script elsewhere. */
const cashfreeSdkUrl = 'https://sdk.cashfree.com/js/v3/cashfree.js';

/** The payment provider of the environment: the real one, its test environment, or a local double. */
export function cashfreeOf(env: Environment, isProduction: boolean): CashfreeSettings {
  const mode = env.CASHFREE_MODE ?? (isProduction ? 'production' : 'sandbox');
  const ours = `http://localhost:${env.SANDBOX_PORT}/pg`;
  const theirs = mode === 'production' ? 'https://api.cashfree.com/pg' : 'https://sandbox.cashfree.com/pg';
  const baseUrl = withoutSlash(env.CASHFREE_BASE_URL ?? (isProduction ? theirs : ours));
  const { hostname, origin } = new URL(baseUrl);
  // A double serves its own checkout, because the real one does not know its orders.
  const isStandIn = mode === 'sandbox' && !`.${hostname}`.endsWith('.cashfree.com');
  return {
    baseUrl,
    sdkUrl: isStandIn ? `${origin}/sdk/cashfree.js` : cashfreeSdkUrl,
    clientId: env.CASHFREE_CLIENT_ID,
    clientSecret: env.CASHFREE_CLIENT_SECRET,
    mode,
  };
}
