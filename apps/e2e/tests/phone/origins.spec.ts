import { type BrowserContext, expect, test } from '@playwright/test';
import { productUrl, sandboxUrl } from '#src/addresses.ts';
import { demo, logIn } from '#src/demo.ts';

/** The origins of all requests by this browser's pages. */
function watchOrigins(context: BrowserContext): Set<string> {
  const origins = new Set<string>();
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol)) origins.add(origin);
  });
  return origins;
}

/** Ports of all origins but the product's; the sandbox plays both providers here. */
const portsElsewhere = (origins: Iterable<string>) => [
  ...new Set(
    [...origins].filter((one) => one !== new URL(productUrl).origin).map((one) => new URL(one).port),
  ),
];

const visitorsPaths = ['/signup', '/login', '/verify', '/reset-password', '/coming-soon', '/privacy'];
const chapter = '/tabs/economics/economics-development';
const studentsPaths = [
  '/dashboard',
  '/subject/economics',
  '/progress',
  '/practice',
  '/profile',
  '/unlock-free-chapter',
  '/payment-result',
  '/coming-soon',
  '/privacy',
  chapter,
  ...['summary', 'flashcards', 'quiz', 'memes', 'mindmap'].map((tab) => `${chapter}?tab=${tab}`),
];

// docs/product/accounts.md#privacy
test.describe('the student app', () => {
  test('the student app sends requests to no origin but its own, on every screen', async ({
    page,
    context,
  }) => {
    const origins = watchOrigins(context);
    for (const path of visitorsPaths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    await logIn(page, demo.super);
    for (const path of studentsPaths) {
      await page.goto(path);
      await expect(page.locator('main').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    expect([...origins]).toEqual([new URL(productUrl).origin]);
  });

  test('the student app leaves for the sign-in provider when the student asks for that, and not before', async ({
    page,
    context,
  }) => {
    const origins = watchOrigins(context);
    await page.goto('/login');
    const google = page.getByRole('button', { name: 'Continue with Google' });
    await expect(google).toBeVisible();
    expect([...origins]).toEqual([new URL(productUrl).origin]);
    await google.click();
    await page.waitForURL((url) => url.origin !== new URL(productUrl).origin);
    expect(portsElsewhere(origins)).toEqual([new URL(sandboxUrl).port]);
  });

  test('the student app asks the payment provider for its script and its page when the student pays, and not before', async ({
    page,
    context,
  }) => {
    await logIn(page, demo.basic);
    const origins = watchOrigins(context);
    await page.goto('/profile?showUpgrade');
    const panel = page.getByRole('dialog', { name: 'Get Super' });
    await expect(panel).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([...origins]).toEqual([new URL(productUrl).origin]);
    await panel.getByRole('button', { name: 'Upgrade' }).click();
    await page.waitForURL((url) => url.origin !== new URL(productUrl).origin);
    expect(portsElsewhere(origins)).toEqual([new URL(sandboxUrl).port]);
  });
});
