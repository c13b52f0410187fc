import { planCopy } from 'virtual:messages/plan';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { celebrate } from '#src/features/payment/celebrate.ts';
import { getSession } from '#src/platform/session/session.ts';
import { created, open, provider, statusReply, useFreshBrowser } from '../payment-app.tsx';
import { clickTwice, renderApp } from '../render-app.tsx';

const confetti = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('canvas-confetti', () => ({ default: confetti }));

const title = () => document.title.split(' · ')[0];

useFreshBrowser();
beforeEach(() => confetti.mockClear());

// docs/product/access.md#payment-result
describe('the page the checkout comes back to', () => {
  const address = '/payment-result?order_id=order_1';

  test('the page the checkout comes back to shows success with the receipt once the plan is known', async () => {
    await open(address);
    await screen.findByText("You've got Super!");
    screen.getByRole('heading', { level: 1, name: 'Payment Successful!' });
    expect(title()).toBe('Payment Successful!');
    screen.getByText('₹199.00');
    screen.getByText('5 January 2027');
    screen.getByText('Order id');
    screen.getByText('order_1');
    expect(
      within(screen.getByRole('list', { name: planCopy.benefitsLabel })).getAllByRole('listitem'),
    ).toHaveLength(planCopy.benefits.length);
    await screen.findByRole('link', { name: "Let's go!" });
    expect(getSession().user?.plan).toBe('Pro');
  });

  test('the page the checkout comes back to shows 400 pieces of confetti once per order, however often the page loads', async () => {
    await open(address);
    await waitFor(() => expect(confetti).toHaveBeenCalledOnce());
    expect(confetti).toHaveBeenCalledWith(expect.objectContaining({ particleCount: 400 }));
    await celebrate('order_1');
    expect(confetti).toHaveBeenCalledOnce();
    await celebrate('order-2');
    expect(confetti).toHaveBeenCalledTimes(2);
  });

  test.each(['ACTIVE', 'EXPIRED'] as const)(
    "the checkout's return page shows %s as pending, then as a success without a reload",
    async (status) => {
      const { settle, calls, user } = await open(address, { status: { data: statusReply(status) } });
      await screen.findByText(
        'Your payment is still being processed. Please wait a moment and refresh this page.',
      );
      expect(title()).toBe('Payment Pending');
      expect(confetti).not.toHaveBeenCalled();
      settle('PAID');
      await user.click(screen.getByRole('button', { name: 'Refresh' }));
      await screen.findByText("You've got Super!");
      expect(calls('payment.orderStatus').length).toBeGreaterThanOrEqual(2);
    },
  );

  test('the page the checkout comes back to shows failure for any other state of the order', async () => {
    await open(address, { status: { data: statusReply('TERMINATED') } });
    await screen.findByText(/^Unfortunately, your payment could not be processed\./);
    expect(title()).toBe('Payment Failed');
    screen.getByRole('button', { name: 'Retry' });
  });

  test.each(['ACTIVE', 'EXPIRED'] as const)(
    'the result page with a declined try (%s) says so beside the sentence, and the checkout is one tap away',
    async (status) => {
      await open(address, { status: { data: statusReply(status, 'declined') }, order: created('declined') });
      await screen.findByText(/^Your last try was declined\./);
      screen.getByText(/^Your payment is still being processed\./);
      expect(title()).toBe('Payment Pending');
      clickTwice(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(provider.sessions).toEqual(['session-1']));
    },
  );

  test('the page the checkout comes back to opens no checkout when a tap finds a newer payment attempt', async () => {
    const { settle, user } = await open(address, {
      status: { data: statusReply('ACTIVE', 'dropped') },
      order: created('pending'),
    });
    await screen.findByText(/^Your last try was not finished\./);
    settle('ACTIVE', 'pending');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/^Your last try is still under way\./);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(provider.sessions).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  test('the page the checkout comes back to keeps the last known attempt when a reply omits it', async () => {
    const { settle, calls, user } = await open(address, {
      status: { data: statusReply('ACTIVE', 'declined') },
    });
    await screen.findByText(/^Your last try was declined\./);
    settle('EXPIRED');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByText(/^Order expire ho gaya\./);
    expect(calls('payment.orderStatus').length).toBeGreaterThanOrEqual(2);
    screen.getByText(/^Your last try was declined\./);
    screen.getByRole('button', { name: 'Try again' });
  });

  test('the page the checkout comes back to shows a failed order beside the retry button', async () => {
    const sentence = 'Failed to initiate payment. Please try again.';
    const { user } = await open(address, {
      status: { data: statusReply('ACTIVE', 'declined') },
      order: { status: 502, message: sentence },
    });
    await screen.findByText(/^Your last try was declined\./);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(sentence);
    await screen.findByText(/^No payment was started\./);
    expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).toBeNull();
  });

  test.each([
    ['TERMINATED', undefined, true],
    ['TERMINATED', 'none', true],
    ['TERMINATED', 'pending', false],
    ['TERMINATION_REQUESTED', undefined, false],
    ['TERMINATION_REQUESTED', 'none', true],
  ] as const)(
    'a failed payment (%s, last try %s) offers a new payment: %s, and always the link Home',
    async (...row) => {
      const [status, lastTry, isOffered] = row;
      await open(address, { status: { data: statusReply(status, lastTry) } });
      await screen.findByText(/^Unfortunately, your payment could not be processed\./);
      expect(screen.queryByRole('button', { name: 'Start a new payment' }) !== null).toBe(isOffered);
      // The one filled button is the one that helps.
      const filled = screen.getAllByRole('button').filter((button) => button.matches('.bg-pen-fill'));
      expect(filled.map(({ textContent }) => textContent)).toEqual([
        isOffered ? 'Start a new payment' : 'Retry',
      ]);
      expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/dashboard');
    },
  );

  test.each(['order_call_98765_43210_for_your_refund', 'Call 98765 43210 to get your money back'])(
    'the result page shows no text from an address with the unknown order %s',
    async (orderId) => {
      await open(`/payment-result?order_id=${encodeURIComponent(orderId)}`, {
        status: { status: 404, message: 'Order not found.' },
      });
      await screen.findByText('Order not found.');
      expect(document.body.textContent).not.toContain('98765');
      expect(screen.queryByText('Order id')).toBeNull();
    },
  );

  test('the page the checkout comes back to shows an error without an order id, and sends no request', async () => {
    const { calls } = await open('/payment-result');
    await screen.findByText('No order ID found.');
    expect(title()).toBe('Error');
    expect(calls('payment.orderStatus')).toEqual([]);
  });

  test('the page the checkout comes back to shows a failed request, with a link home', async () => {
    await open(address, { status: { status: 502, message: 'Error checking payment status.' } });
    await screen.findByText('Error checking payment status.');
    expect(title()).toBe('Error');
    screen.getByRole('link', { name: 'Go to Home' });
  });

  test('the page the checkout comes back to offers the order after the login to a student who returns logged out', async () => {
    await renderApp(address);
    await screen.findByText('Step 1 of 5');
    await open('/dashboard');
    await screen.findByText(/^You came back from a payment\./);
    expect(screen.getByRole('link', { name: 'Check payment' }).getAttribute('href')).toBe(address);
  });
});
