import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { BulkContent } from '@repo/contracts/content';
import { figureAddress, figuresIn } from '@repo/contracts/figures';
import { adminCalls, type makeChapter } from './admin.ts';
import { demo } from './demo.ts';

/** Uploads figures as an admin does. @returns their names in the store; null where the server refuses one */
export async function figureUploader(request: APIRequestContext) {
  const verified = await request.post('/api/v1/admin/verify', { data: { password: demo.adminPassword } });
  const { token } = (await verified.json()) as { token: string };
  return async (words: string, file: string | Buffer): Promise<string | null> => {
    const reply = await request.post('/api/trpc/content.figures.upload', {
      headers: { authorization: `Bearer ${token}` },
      multipart: {
        input: JSON.stringify({ words }),
        file: { name: 'figure', mimeType: 'application/octet-stream', buffer: Buffer.from(file) },
      },
    });
    if (reply.status() === 400) return null;
    expect(reply.ok(), await reply.text()).toBe(true);
    const { result } = (await reply.json()) as { result: { data: { name: string } } };
    return result.data.name;
  };
}

/** A bitmap picture, wider than its small version. */
export async function photo(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1_280, height: 320 });
    canvas.getContext('2d')?.fillRect(0, 0, 640, 160);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** All texts in a piece of content. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Waits until a Super student's device has every figure of the published chapters. */
export async function hasAllFigures(page: Page): Promise<void> {
  const reply = await page.evaluate(async () => (await fetch('/api/v1/bulk-data')).text());
  const { subjects } = (JSON.parse(reply) as { data: BulkContent }).data;
  const addresses = subjects
    .flatMap(({ chapters }) => chapters)
    .flatMap((chapter) =>
      textsIn(chapter).flatMap((text) => figuresIn(text).map(({ name }) => figureAddress(chapter._id, name))),
    );
  expect(addresses.length).toBeGreaterThan(0);
  const missing = () =>
    page.evaluate(async (wanted) => {
      const found = await Promise.all(wanted.map((address) => caches.match(address)));
      return wanted.filter((_, index) => !found[index]);
    }, addresses);
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
}

/** An SVG drawing around `inner`, whose lines adapt to the light or dark theme. */
export const drawing = (inner: string, size = '360 200') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><style>.l{stroke:#141b34}@media (prefers-color-scheme:dark){.l{stroke:#eef1fb}}</style>${inner}</svg>`;
export const line = (n: number) => `<path class="l" d="M0 ${n}L360 100"/>`;

/** Publishes a chapter, with subject and chapter switched on. */
export async function publishChapter(
  request: Parameters<typeof makeChapter>[0],
  made: { subjectId: string; chapterId: string },
) {
  const { send } = await adminCalls(request);
  await send('PUT', `/subjects/${made.subjectId}`, { isAllContentAvailable: true });
  await send('PUT', `/chapters/${made.chapterId}`, { isAllContentAvailable: true });
  await send('PUT', '/status', { type: 'lastPublishedContentAt' });
}

/** From the start of the notes to their first page, or to the last read one. */
export const startReading = (page: Page) =>
  page.getByRole('button', { name: /^(Start|Continue where left off\?)$/ }).click();
