import { describe, expect, test, vi } from 'vitest';
import { created, open, provider, seen, statusReply, useFreshBrowser } from './payment-app.tsx';
import { button, heading, pageText } from './render-app.tsx';

useFreshBrowser();

describe('the upgrade panel', () => {
  test('opens by the address, says what Super brings and costs, and closing takes it out of the address', async () => {
    await open('/profile?showUpgrade=1');
    await seen('₹199');
    expect(pageText()).toContain('per month');
    for (const benefit of ['Unlock all subjects and chapters', 'Unlock cool GEN-Z chapter explainers'])
      expect(pageText()).toContain(benefit);
    button('Not now').click();
    await vi.waitFor(() => expect(pageText()).not.toContain('₹199'));
  });

  // docs/product.md#double-click
  test('two taps make one order, and its checkout opens in this tab', async () => {
    const { calls } = await open('/profile?showUpgrade=1', { order: created() });
    await seen('₹199');
    const pay = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] footer button')].at(-1);
    pay?.click();
    pay?.click();
    await vi.waitFor(() => expect(provider.sessions).toEqual(['session-1']));
    expect(calls('payment.createOrder')).toHaveLength(1);
  });

  const whatToDo = 'No payment was started. Check your network, then try once more.';

  test('a toast says that no order could be made, the panel what to do, and a later try works', async () => {
    const sentence = 'Failed to initiate payment. Please try again.';
    await open('/profile?showUpgrade=1', { order: { status: 502, message: sentence } });
    await seen('₹199');
    const pay = () => [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] footer button')].at(-1);
    pay()?.click();
    await vi.waitFor(() =>
      expect(document.querySelector('[role=dialog] [role=alert]')?.textContent).toBe(whatToDo),
    );
    await seen(sentence);
    expect(pay()?.getAttribute('aria-busy')).toBeNull();
  });

  test('a toast says that the checkout refused', async () => {
    provider.result = { error: { message: 'no' } };
    await open('/profile?showUpgrade=1', { order: created() });
    await seen('₹199');
    [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] footer button')].at(-1)?.click();
    await vi.waitFor(() =>
      expect(document.querySelector('[role=dialog] [role=alert]')?.textContent).toBe(whatToDo),
    );
    await seen('Payment initiation failed. Please try again.');
  });

  test('leads to the result page instead of the checkout while a payment of the order is under way', async () => {
    await open('/profile?showUpgrade=1', {
      order: created('pending'),
      status: { data: statusReply('ACTIVE', 'pending') },
    });
    await seen('₹199');
    [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] footer button')].at(-1)?.click();
    await seen('Your last try is still under way.');
    expect(heading().textContent).toBe('Payment Pending');
    expect(provider.sessions).toEqual([]);
  });
});
