import { beforeEach, describe, expect, test, vi } from 'vitest';
import { celebrate } from '#src/features/payment/celebrate.ts';
import { getSession } from '#src/session/session.ts';
import { created, open, provider, seen, statusReply, useFreshBrowser } from './payment-app.tsx';
import { button, heading, pageText, renderApp } from './render-app.tsx';

const confetti = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('canvas-confetti', () => ({ default: confetti }));

const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
const title = () => document.title.split(' · ')[0];

useFreshBrowser();
beforeEach(() => confetti.mockClear());

// docs/product.md#payment-result
describe('the page the checkout comes back to', () => {
  const address = '/payment-result?order_id=order-1';

  test('paid: says so once the plan is known, with the receipt', async () => {
    await open(address);
    await seen("You've got Super!");
    expect(heading().textContent).toBe('Payment Successful!');
    expect(title()).toBe('Payment Successful!');
    expect(pageText()).toContain('₹199.00');
    expect(pageText()).toContain('5 January 2027');
    await vi.waitFor(() =>
      expect([...document.querySelectorAll('a')].map((link) => link.textContent)).toContain("Let's go!"),
    );
    expect(getSession().user?.plan).toBe('Pro');
  });

  test('400 pieces of confetti fly once for an order, however often the page is loaded', async () => {
    await open(address);
    await vi.waitFor(() => expect(confetti).toHaveBeenCalledOnce());
    expect(confetti).toHaveBeenCalledWith(expect.objectContaining({ particleCount: 400 }));
    await celebrate('order-1');
    expect(confetti).toHaveBeenCalledOnce();
    await celebrate('order-2');
    expect(confetti).toHaveBeenCalledTimes(2);
  });

  test.each(['ACTIVE', 'EXPIRED'] as const)(
    '%s is pending, and becomes a success by itself',
    async (status) => {
      const { settle, calls } = await open(address, { status: { data: statusReply(status) } });
      await seen('Your payment is still being processed. Please wait a moment and refresh this page.');
      expect(title()).toBe('Payment Pending');
      expect(confetti).not.toHaveBeenCalled();
      settle('PAID');
      button('Refresh').click();
      await seen("You've got Super!");
      expect(calls('payment.orderStatus').length).toBeGreaterThanOrEqual(2);
    },
  );

  test('any other state of the order has failed', async () => {
    await open(address, { status: { data: statusReply('TERMINATED') } });
    await seen('Unfortunately, your payment could not be processed.');
    expect(title()).toBe('Payment Failed');
    expect(button('Retry')).toBeTruthy();
  });

  test.each(['ACTIVE', 'EXPIRED'] as const)(
    '%s with a declined try says so beside the sentence, and the checkout is one tap away',
    async (status) => {
      await open(address, { status: { data: statusReply(status, 'declined') }, order: created('declined') });
      await seen('Your last try was declined.');
      expect(pageText()).toContain('Your payment is still being processed.');
      expect(title()).toBe('Payment Pending');
      button('Try again').click();
      button('Try again').click();
      await vi.waitFor(() => expect(provider.sessions).toEqual(['session-1']));
    },
  );

  test('a page that is older than the try under way finds out at the tap, and opens no checkout', async () => {
    const { settle } = await open(address, {
      status: { data: statusReply('ACTIVE', 'dropped') },
      order: created('pending'),
    });
    await seen('Your last try was not finished.');
    button('Try again').focus();
    settle('ACTIVE', 'pending');
    button('Try again').click();
    await seen('Your last try is still under way.');
    expect(buttons()).not.toContain('Try again');
    expect(provider.sessions).toEqual([]);
    await vi.waitFor(() => expect(document.activeElement).toBe(heading()));
  });

  test('a reply without the last try takes back nothing of what is known of it', async () => {
    const { settle, calls } = await open(address, { status: { data: statusReply('ACTIVE', 'declined') } });
    await seen('Your last try was declined.');
    settle('EXPIRED');
    button('Refresh').click();
    await seen('Order expire ho gaya.');
    expect(calls('payment.orderStatus').length).toBeGreaterThanOrEqual(2);
    expect(pageText()).toContain('Your last try was declined.');
    expect(buttons()).toContain('Try again');
  });

  test('an order that could not be made is told beside the button that tries again', async () => {
    const sentence = 'Failed to initiate payment. Please try again.';
    await open(address, {
      status: { data: statusReply('ACTIVE', 'declined') },
      order: { status: 502, message: sentence },
    });
    await seen('Your last try was declined.');
    button('Try again').click();
    await seen(sentence);
    await seen('No payment was started.');
    expect(button('Try again').getAttribute('aria-busy')).toBeNull();
  });

  test.each([
    ['TERMINATED', undefined, true],
    ['TERMINATED', 'none', true],
    ['TERMINATED', 'pending', false],
    ['TERMINATION_REQUESTED', undefined, false],
    ['TERMINATION_REQUESTED', 'none', true],
  ] as const)('failed (%s, last try %s): a new payment is offered: %s; home always', async (...row) => {
    const [status, lastTry, isOffered] = row;
    await open(address, { status: { data: statusReply(status, lastTry) } });
    await seen('Unfortunately, your payment could not be processed.');
    expect(buttons().includes('Start a new payment')).toBe(isOffered);
    const home = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Go to Home');
    expect(home?.getAttribute('href')).toBe('/dashboard');
  });

  test('without an order id there is an error, and nothing is asked', async () => {
    const { calls } = await open('/payment-result');
    await seen('No order ID found.');
    expect(title()).toBe('Error');
    expect(calls('payment.orderStatus')).toEqual([]);
  });

  test('a call that fails says so, with the way home', async () => {
    await open(address, { status: { status: 502, message: 'Error checking payment status.' } });
    await seen('Error checking payment status.');
    expect(title()).toBe('Error');
    expect(pageText()).toContain('Go to Home');
  });

  test('who comes back logged out is offered the order after the login', async () => {
    await renderApp(address);
    await vi.waitFor(() => expect(pageText()).toContain('Step 1 of 5'));
    await open('/dashboard');
    await seen('You came back from a payment.');
    const link = [...document.querySelectorAll('a')].find((one) => one.textContent === 'Check payment');
    expect(link?.getAttribute('href')).toBe(address);
  });
});
