import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { created, open, provider, statusReply, useFreshBrowser } from '../payment-app.tsx';
import { clickTwice } from '../render-app.tsx';

useFreshBrowser();

const pay = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Upgrade' });

describe('the upgrade panel', () => {
  test('the upgrade panel opens by the URL, shows benefits and price, and closing removes it from the URL', async () => {
    const { user } = await open('/profile?showUpgrade=1');
    await screen.findByText('₹199');
    screen.getByText('per month');
    for (const benefit of ['Unlock all subjects and chapters', 'Unlock cool GEN-Z chapter explainers'])
      screen.getByText(benefit);
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByText(/₹199/)).toBeNull());
  });

  // docs/product/screens.md#double-click
  test('the upgrade panel creates one order for two taps, and opens its checkout in this tab', async () => {
    const { calls } = await open('/profile?showUpgrade=1', { order: created() });
    await screen.findByText('₹199');
    clickTwice(pay());
    await waitFor(() => expect(provider.sessions).toEqual(['session-1']));
    expect(calls('payment.createOrder')).toHaveLength(1);
  });

  const whatToDo = 'No payment was started. Check your network, then try once more.';

  test('the upgrade panel shows a toast with advice when no order could be created, and a retry works', async () => {
    const sentence = 'Failed to initiate payment. Please try again.';
    const { user } = await open('/profile?showUpgrade=1', { order: { status: 502, message: sentence } });
    await screen.findByText('₹199');
    await user.click(pay());
    const alert = await within(screen.getByRole('dialog')).findByRole('alert');
    expect(alert.textContent).toBe(whatToDo);
    await screen.findByText(sentence);
    expect(pay().getAttribute('aria-busy')).toBeNull();
  });

  test('the upgrade panel shows a toast when the checkout refused', async () => {
    provider.result = { error: { message: 'no' } };
    const { user } = await open('/profile?showUpgrade=1', { order: created() });
    await screen.findByText('₹199');
    await user.click(pay());
    const alert = await within(screen.getByRole('dialog')).findByRole('alert');
    expect(alert.textContent).toBe(whatToDo);
    await screen.findByText('Payment initiation failed. Please try again.');
  });

  test('the upgrade panel opens the result page instead of the checkout while a payment is pending', async () => {
    const { user } = await open('/profile?showUpgrade=1', {
      order: created('pending'),
      status: { data: statusReply('ACTIVE', 'pending') },
    });
    await screen.findByText('₹199');
    await user.click(pay());
    await screen.findByText(/^Your last try is still under way\./);
    screen.getByRole('heading', { level: 1, name: 'Payment Pending' });
    expect(provider.sessions).toEqual([]);
  });
});
