import { type Html, html } from '#src/pages/html.ts';
import { layout } from '#src/pages/layout.ts';
import type { Order } from './order.ts';

export const rupees = ({ amount, currency }: Pick<Order, 'amount' | 'currency'>): string =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount);

/**
 * Where the browser goes after the checkout: return_url with {order_id} replaced; null if the order has none.
 */
export const returnAddress = (order: Order): string | null =>
  order.returnUrl?.replaceAll('{order_id}', encodeURIComponent(order.orderId)) ?? null;

const statusLines: Record<Order['status'], string> = {
  ACTIVE: 'This order has not been paid yet.',
  PAID: 'This order is paid.',
  EXPIRED: 'This order has expired.',
  TERMINATED: 'This order was ended by the shop.',
  TERMINATION_REQUESTED: 'The shop has asked to end this order.',
};

const choice = (action: string, label: string, hint: string): Html =>
  html`<button class="row" name="action" value="${action}"><span><strong>${label}</strong><br><span class="meta">${hint}</span></span></button>`;

/** The hosted checkout of one ACTIVE order. */
export function checkoutPage(order: Order, lateMs: number): string {
  const late = `${lateMs / 1000} s`;
  return layout({
    title: 'Pay',
    body: html`<p class="meta">${order.returnUrl && new URL(order.returnUrl).host} · order ${order.orderId}</p>
<p class="amount">${rupees(order)}</p>
<form method="post" action="/checkout"><input type="hidden" name="session" value="${order.paymentSessionId}">
<section class="card"><label>Pay with<select name="method"><option value="upi">UPI (success@upi)</option><option value="card">Card (4111 1111 1111 1111)</option><option value="netbanking">Net banking (TEST Bank)</option></select></label>
<button class="wide" name="action" value="pay">Pay ${rupees(order)}</button>
<p class="meta">This page stands in for Cashfree. No money moves.</p></section>
<h2>Or let something else happen</h2>
${choice('fail', 'The payment fails', 'The bank says no; the order can be paid again.')}
${choice('drop', 'Go back without paying', 'The payment is dropped half-way.')}
${choice('pay-pending', 'The bank is slow', `The payment is pending and succeeds after ${late}.`)}
${choice('expire', 'Let the order expire', 'Nothing was paid.')}
${choice('pay-late', 'Pay too late', `The order expires, and the payment still succeeds after ${late}.`)}
${choice('terminate', 'The order is terminated', 'Nothing was paid.')}
<label class="check"><input type="checkbox" name="stay" value="on">The browser never goes back to the app</label></form>`,
  });
}

/** The page shown instead when the order is over, or when the browser must stay. */
export function outcomePage(order: Order): string {
  const back = returnAddress(order);
  return layout({
    title: 'Checkout',
    body: html`<section class="card"><p class="amount">${rupees(order)}</p><p><span class="tag ${order.status === 'PAID' ? 'good' : 'bad'}">${order.status}</span></p>
<p>${statusLines[order.status]}</p>${back && html`<a class="button quiet" href="${back}">Back to the shop</a>`}</section>`,
  });
}

export const unknownSessionPage = (): string =>
  layout({
    title: 'Checkout',
    body: html`<section class="card" role="alert"><p>This payment session is not known. It may be of an order that was made before the sandbox was started again.</p></section>`,
  });
