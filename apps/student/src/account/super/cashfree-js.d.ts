/** The package has no types; these follow its documentation. */
declare module '@cashfreepayments/cashfree-js' {
  type CheckoutResult = { error?: { message?: string }; redirect?: boolean } | undefined;
  export type Cashfree = {
    checkout(options: { paymentSessionId: string; redirectTarget: '_self' }): Promise<CheckoutResult>;
  };
  /** null outside a browser. */
  export function load(options: { mode: 'production' | 'sandbox' }): Promise<Cashfree | null>;
}
