import { expect, test } from '@playwright/test';

const limitBytes = 95 * 1024;
const fontLimitBytes = 90 * 1024;

// docs/product/screens.md#entry-size
test('the login screen loads at most 95 KB of JavaScript before the first touch, and preloads two fonts', async ({
  page,
}) => {
  const sizes = new Map<string, number>();
  const fonts = new Map<string, number>();
  page.on('response', async (response) => {
    if (/\.woff2?(\?|$)/.test(response.url())) {
      const { responseBodySize } = await response.request().sizes();
      fonts.set(response.url(), responseBodySize);
    }
    if (!/\.js(\?|$)/.test(response.url())) return;
    expect(response.headers()['content-encoding'] ?? 'none', response.url()).toMatch(/br|gzip|none/);
    const { responseBodySize } = await response.request().sizes();
    sizes.set(response.url(), responseBodySize);
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'done', exact: true })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  const names = [...sizes.keys()].join('\n');
  expect(names).not.toMatch(/katex|tiptap|prosemirror|xyflow|dnd-kit|confetti/i);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(total, names).toBeGreaterThan(0);
  expect(total, names).toBeLessThanOrEqual(limitBytes);

  expect(await page.locator('link[rel=preload][as=font]').count()).toBeLessThanOrEqual(2);
  const fontNames = [...fonts.keys()].join('\n');
  const fontBytes = [...fonts.values()].reduce((sum, size) => sum + size, 0);
  expect(fontBytes, fontNames).toBeGreaterThan(0);
  expect(fontBytes, fontNames).toBeLessThanOrEqual(fontLimitBytes);
});
