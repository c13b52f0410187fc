import { expect, type Page } from '@playwright/test';
import { emptyPath } from '#src/addresses.ts';
import { askToTheEnd } from '#src/checkout.ts';
import { openLoggedIn } from '#src/demo.ts';
import { createStudent } from '#src/student.ts';
import { actOnOrder, fail, hang, makeOrder, type ProviderAction } from './calls.ts';
import { inOnePage, type ScreenState } from './state.ts';

/** Uses a separate student: an open order would be reused, with the attempts of earlier states. */
async function openResult(page: Page, heading: string, action?: ProviderAction): Promise<void> {
  await openLoggedIn(page, await createStudent(page.request), emptyPath);
  await page.goto(`/payment-result?order_id=${await makeOrder(page, action)}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Something happens to the order at the provider, and the student loads the page again. */
async function act(page: Page, action: ProviderAction): Promise<void> {
  await actOnOrder(page, new URL(page.url()).searchParams.get('order_id') ?? '', action);
  await page.reload();
}

const afterTry = (name: string, action: ProviderAction, offers: string, said: RegExp) => ({
  ...{ name, offers },
  async open(page: Page) {
    await act(page, action);
    await expect(page.getByText(said)).toBeVisible();
  },
});

const payment = { viewer: 'super' } as const;
const result = { viewer: 'nobody' } as const;

export const paymentStates: ScreenState[] = [
  {
    ...payment,
    name: 'payment-checking',
    hasNothingToDo: true,
    title: 'Checking payment',
    async open(page) {
      await hang(page, /payment\.orderStatus/);
      await page.goto('/payment-result?order_id=order_of_nobody');
      await expect(page.getByText('Checking your payment…')).toBeAttached();
    },
  },
  {
    ...result,
    name: 'payment-success',
    title: 'Payment Successful!',
    async open(page) {
      await openResult(page, 'Payment Successful!', 'pay');
      await expect(page.getByRole('link', { name: "Let's go!" })).toBeVisible();
    },
  },
  ...inOnePage(
    {
      ...result,
      name: 'payment-pending',
      title: 'Payment Pending',
      offers: 'Refresh',
      open: (page) => openResult(page, 'Payment Pending'),
    },
    afterTry('payment-dropped', 'drop', 'Try again', /^Your last try was not finished\./),
    afterTry('payment-declined', 'fail', 'Try again', /^Your last try was declined\./),
    afterTry('payment-under-way', 'pay-pending', 'Refresh', /^Your last try is still under way\./),
    {
      name: 'payment-failed',
      title: 'Payment Failed',
      offers: 'Retry',
      async open(page) {
        await act(page, 'terminate');
        await expect(page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible();
      },
    },
  ),
  {
    ...result,
    name: 'payment-expired',
    needsOwnBrowser: true,
    title: 'Payment Pending',
    offers: 'Start a new payment',
    async open(page) {
      await page.clock.install();
      await openResult(page, 'Payment Pending', 'expire');
      await askToTheEnd(page, 'Order expire ho gaya. Paise kate? Support ko order id bhejo.');
    },
  },
  {
    ...payment,
    name: 'payment-error',
    title: 'Error',
    offers: 'Retry',
    async open(page) {
      await page.goto('/payment-result');
      await expect(page.getByText('No order ID found.')).toBeVisible();
    },
  },
  ...inOnePage(
    {
      name: 'upgrade',
      viewer: 'basic',
      title: 'Profile',
      async open(page) {
        await page.goto('/profile?showUpgrade=1');
        await expect(page.getByRole('dialog', { name: 'Get Super' })).toBeVisible();
      },
    },
    {
      name: 'upgrade-failed',
      offers: 'Upgrade',
      async open(page) {
        await fail(page, /payment\.createOrder/);
        await page.getByRole('dialog').getByRole('button', { name: 'Upgrade' }).click();
        await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
          'No payment was started. Check your network, then try once more.',
        );
      },
    },
  ),
];
