import { expect, type Locator, type Page, test } from '@playwright/test';
import { openAs } from '#src/open-as.ts';
import { openStep } from '#src/states/signup-steps.ts';
import { pressStart } from '#src/study.ts';
import type { Viewer } from '#src/viewers.ts';

type Case = {
  what: string;
  viewer: Viewer;
  /** The call that must be sent only once. */
  call: RegExp;
  /** Moves to the button. */
  ready: (page: Page) => Promise<Locator>;
  /** The press removes the button, or shows the busy state on another element. */
  isGoneWhileBusy?: true;
};

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const electricity = '/tabs/physics/physics-electricity';

const cases: Case[] = [
  {
    what: 'Login',
    viewer: 'nobody',
    call: /sign-?in(?!g)/i,
    async ready(page) {
      await page.goto('/login');
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('exam-2027');
      return page.locator('form button[type=submit]');
    },
  },
  {
    what: 'Sign-up',
    viewer: 'nobody',
    call: /sign-?up/i,
    async ready(page) {
      await openStep(page, 5);
      await page.getByLabel('Email').fill('someone@example.com');
      await page.getByLabel('Password', { exact: true }).fill('exam-2027');
      return page.locator('form button[type=submit]');
    },
  },
  {
    what: 'Verification',
    viewer: 'nobody',
    call: /verify-?email/i,
    async ready(page) {
      await page.goto('/verify?email=someone%40example.com');
      await page.getByLabel('Verification code').fill('ABC234');
      return page.locator('form button[type=submit]');
    },
  },
  {
    what: 'Reset code',
    viewer: 'nobody',
    call: /reset-?(password-?)?code/i,
    async ready(page) {
      await page.goto('/reset-password');
      await page.getByLabel('Email').fill('someone@example.com');
      return page.locator('form button[type=submit]').first();
    },
  },
  {
    what: 'Profile name',
    viewer: 'claimer',
    call: /auth\.updateUser/,
    async ready(page) {
      await page.goto('/profile');
      await button(page, 'Edit name').click();
      await page.getByLabel('Name').fill('Anaya Sen');
      return button(page, 'Save');
    },
  },
  {
    what: 'Upgrade',
    viewer: 'newcomer',
    call: /payment\.createOrder/,
    async ready(page) {
      await page.goto('/profile?showUpgrade=1');
      return page.getByRole('dialog').locator('footer button').last();
    },
  },
  {
    what: 'Free chapter',
    viewer: 'newcomer',
    call: /claimFree/i,
    isGoneWhileBusy: true,
    async ready(page) {
      await page.goto('/subject/economics');
      await button(page, 'Choose').click();
      await button(page, /^Unlock for free: chapter 1,/).click();
      return button(page, 'Open it');
    },
  },
  {
    what: 'End of a chapter',
    viewer: 'finisher',
    call: /progress\.exchange/,
    async ready(page) {
      await page.goto(electricity);
      await button(page, 'Continue where left off?').click();
      return button(page, 'Mark Chapter as Finished');
    },
  },
  {
    what: 'Finish of a quiz',
    viewer: 'super',
    call: /progress\.exchange/,
    isGoneWhileBusy: true,
    async ready(page) {
      await page.goto(`${electricity}?tab=quiz`);
      await pressStart(page);
      for (;;) {
        await page.getByRole('radio').first().check({ force: true });
        if (await button(page, 'Finish').isVisible()) return button(page, 'Finish');
        await button(page, 'Next').click();
      }
    },
  },
];

// docs/product/screens.md#double-click
for (const { what, viewer, call, ready, isGoneWhileBusy } of cases)
  test(`${what}: a double click sends one request, and the button keeps its width and says that it is busy`, async ({
    browser,
  }) => {
    const page = await openAs(browser, viewer);
    const pressed = await ready(page);
    await expect(pressed).toBeEnabled();
    let sent = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(call, async (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue();
      sent += 1;
      await released;
      await route.abort();
    });
    const before = await pressed.boundingBox();
    await pressed.dispatchEvent('click');
    if (await pressed.isVisible().catch(() => false)) await pressed.dispatchEvent('click').catch(() => {});
    await expect.poll(() => sent).toBe(1);
    if (!isGoneWhileBusy) {
      await expect(pressed).toHaveAttribute('aria-busy', 'true');
      const after = await pressed.boundingBox();
      expect(Math.abs((after?.width ?? 0) - (before?.width ?? 0))).toBeLessThan(1);
      await pressed.dispatchEvent('click');
    }
    release();
    await page.waitForLoadState('networkidle');
    expect(sent).toBe(1);
    await page.context().close();
  });
