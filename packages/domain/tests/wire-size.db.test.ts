/** @module-tag nightly */
import { expect, it } from 'vitest';
import { openTexts } from '#src/content/publishing/laid-fragments.ts';
import { compressWhole, smallestQuality } from '#src/content/publishing/whole-brotli.ts';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { download } from './bulk-download.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';
import { readStarter } from './starter-library.ts';

useFreshDatabase();

/** What students download of the starter library, in bytes on the wire. Raise it only with a reason in the commit. */
const maxBytes = { basic: 2_000, text: 1_075_000, drawings: 220_000 };

const smallest = async (texts: Iterable<Buffer>) =>
  Buffer.concat((await compressWhole(texts, 0, smallestQuality)) ?? []).length;

it('the starter library downloads in few bytes, for Basic and for Super', { timeout: 180_000 }, async () => {
  await domain.importLibrary(ctx, await readStarter());
  await domain.publishContent(ctx, { author: 'test', note: '' });
  const version = await ctx.published.current();
  const locked = await download(await createStudent(ctx), 'gzip');
  let drawings = 0;
  for (const { chapterId, open } of version?.parts ?? []) {
    const json = chapterId === null ? null : await domain.readChapterDrawings(ctx, open.hash);
    if (json) drawings += await smallest([json]);
  }
  const found = {
    basic: Number(locked.headers['content-length']),
    text: await smallest(openTexts(version?.parts ?? [])),
    drawings,
  };
  for (const [name, bytes] of Object.entries(maxBytes))
    expect(found[name as keyof typeof found], name).toBeLessThanOrEqual(bytes);
  expect(Math.min(...Object.values(found))).toBeGreaterThan(1_000);
});
