import { type Html, html } from '#src/pages/html.ts';
import { layout } from '#src/pages/layout.ts';
import { apiModeLabels, cashfreeEndpoints } from './api-mode.ts';
import { rupees } from './checkout-page.ts';
import { forgeryLabels } from './forgery.ts';
import { type Gateway, orderActions } from './gateway.ts';
import type { Order } from './order.ts';

const shownOrders = 30;
const shownAttempts = 30;

const options = (labels: Record<string, string>, chosen: string): Html[] =>
  Object.entries(labels).map(
    ([value, label]) =>
      html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`,
  );

const check = (name: string, label: string, isChecked: boolean, value = 'on'): Html =>
  html`<label class="check"><input type="checkbox" name="${name}" value="${value}"${isChecked && html` checked`}>${label}</label>`;

function apiForm({ mode, delayMs, endpoints }: ReturnType<Gateway['mode']>): Html {
  return html`<section class="card"><h2>API <span class="tag ${mode === 'normal' ? 'good' : 'bad'}">${mode}</span></h2>
<form method="post" action="/payments/mode"><div class="fields"><label>From now on<select name="mode">${options(apiModeLabels, mode)}</select></label>
<label>Delay when slow, in ms<input name="delayMs" type="number" min="0" value="${delayMs}"></label></div>
<fieldset class="card"><legend>A failure meets</legend>${cashfreeEndpoints.map((endpoint) => check('endpoints', endpoint, endpoints.includes(endpoint), endpoint))}</fieldset><button>Set</button></form></section>`;
}

function webhookForm({ webhooks }: Gateway): Html {
  const plan = webhooks.plan();
  const { held, pending } = webhooks.log();
  return html`<section class="card"><h2>Webhooks <span class="tag">${held} held, ${pending} on their way</span></h2>
<form method="post" action="/payments/webhooks">${check('isEnabled', 'Send webhooks', plan.isEnabled)}<div class="fields">
<label>Copies of each<input name="duplicates" type="number" min="1" max="50" value="${plan.duplicates}"></label>
<label>Delay, in ms<input name="delayMs" type="number" min="0" value="${plan.delayMs}"></label>
<label>Retries after, in ms<input name="retryDelaysMs" value="${plan.retryDelaysMs.join(', ')}"></label>
<label>A late payment succeeds after, in ms<input name="lateMs" type="number" min="0" value="${plan.lateMs}"></label>
<label>Forge<select name="forge">${options({ none: 'No: send them as they are', ...forgeryLabels }, plan.forge)}</select></label></div>
${check('isDisordered', 'Each copy waits a random part of the delay', plan.isDisordered)}${check('isHeld', 'Hold them back until released', plan.isHeld)}<button>Set</button></form>
${held > 0 && html`<form method="post" action="/payments/release" class="bar"><select name="order" aria-label="Order"><option value="as-made">In their order</option><option value="reversed">Last first</option><option value="shuffled">Shuffled, all at once</option></select><button class="quiet">Release ${held}</button></form>`}</section>`;
}

const orderRow = (
  order: Order,
): Html => html`<tr><td>${order.orderId}<br><span class="meta">${rupees(order)}</span></td>
<td><span class="tag ${order.status === 'PAID' && 'good'}">${order.status}</span></td>
<td>${order.payments.map((payment) => html`${payment.status}<br>`)}</td>
<td><a href="/checkout?session=${order.paymentSessionId}">Checkout</a>
<form method="post" action="/payments/orders/${order.orderId}"><select name="action" aria-label="What happens to ${order.orderId}">${orderActions.map((action) => html`<option>${action}</option>`)}</select><button class="quiet">Do it</button></form></td></tr>`;

/**
 * /payments: the modes of API and webhooks, the last orders, and the webhooks sent with the app's answers.
 */
export function paymentsPage(gateway: Gateway): string {
  const orders = gateway.orders.list().slice(0, shownOrders);
  const attempts = gateway.webhooks.log().attempts.slice(0, shownAttempts);
  return layout({
    title: 'Payments',
    section: '/payments',
    body: html`<p>Stands in for Cashfree: its API below <code>/pg</code>, the checkout page the app opens, and its signed webhooks.</p>
<section class="card"><h2>Orders</h2>${
      orders.length === 0
        ? html`<p class="meta">No order yet. Choose Super in the app.</p>`
        : html`<div class="scroll"><table><thead><tr><th>Order</th><th>Status</th><th>Payments</th><th></th></tr></thead><tbody>${orders.map(orderRow)}</tbody></table></div>`
    }</section>
${webhookForm(gateway)}
${apiForm(gateway.mode())}
<section class="card"><h2>Sent to the app</h2><div class="scroll"><table><thead><tr><th>Time</th><th>Order</th><th>Payment</th><th>Try</th><th>Answer</th></tr></thead><tbody>${attempts.map((sent) => html`<tr><td>${sent.at.slice(11, 19)}</td><td>${sent.orderId}</td><td>${sent.paymentStatus}${sent.forgery && html`<br><span class="tag bad">${sent.forgery}</span>`}</td><td>${sent.attempt}</td><td>${sent.status ?? sent.error}</td></tr>`)}</tbody></table></div></section>`,
  });
}
