import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { slowPhone, vitalsOf } from './slow-phone.ts';
import { signedIn } from './visits.ts';

const library = fileURLToPath(new URL('../../../../packages/content/library/', import.meta.url));

/** Every drawing of the starter library, by its file. */
export async function readDrawings() {
  const files = await readdir(library, { recursive: true });
  const drawn = files.filter((file) => /figures.[^/\\]+\.svg$/.test(file)).sort();
  return Promise.all(
    drawn.map(async (file) => {
      const bytes = await readFile(join(library, file));
      return { file, bytes: new Uint8Array(bytes), compressedBytes: brotliCompressSync(bytes).length };
    }),
  );
}

/**
 * Opens a page of figures on a slow phone and scrolls to its end. @returns the sum of layout shifts meanwhile
 */
export async function readFigures(browser: Browser, url: string, path: string): Promise<number> {
  const context = await signedIn(browser, url, 'super');
  try {
    const { page } = await slowPhone(context);
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^(Start|Continue where left off\?)$/ }).tap();
    const figures = page.getByRole('figure');
    await figures.first().waitFor();
    for (const figure of await figures.all()) {
      await figure.scrollIntoViewIfNeeded();
      await figure.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    }
    return (await vitalsOf(page)).cls;
  } finally {
    await context.close();
  }
}
