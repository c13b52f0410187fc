import { expect, test } from '@playwright/test';

const limitBytes = 115 * 1024;

test('the login screen loads at most 115 KB of JavaScript before anything is touched', async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    if (!/\.js(\?|$)/.test(response.url())) return;
    expect(response.headers()['content-encoding'] ?? 'none', response.url()).toMatch(/br|gzip|none/);
    const { responseBodySize } = await response.request().sizes();
    sizes.set(response.url(), responseBodySize);
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'done', exact: true })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  const names = [...sizes.keys()].join('\n');
  expect(names).not.toMatch(/katex|tiptap|prosemirror|xyflow|confetti/i);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(total, names).toBeGreaterThan(0);
  expect(total, names).toBeLessThanOrEqual(limitBytes);
});
