import { makeDocument, paragraph, pictureRun, run } from '@repo/content/testing/make-document';
import { figures } from '@repo/db/schema';
import { expect, it } from 'vitest';
import { findDraftFigure, readDocument } from '#src/index.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();

const file = (name: string, content: string) => ({ name, bytes: Buffer.from(content, 'latin1') });
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

it('a Word document stores its pictures as figures, under the names in its text', async () => {
  const body = paragraph(run('A lens') + pictureRun('rId7', 'Convex lens') + pictureRun('rId8', 'Damaged'));
  const media = { rId7: file('lens.png', '\x89PNG'), rId8: file('bad.svg', '<svg><g></svg>') };
  const fileBase64 = base64(makeDocument({ body, media }));
  const { html, losses } = await readDocument(ctx, { use: 'notes', fileBase64 });
  const [, name = ''] = /data-figure="(convex-lens-[^"]+)"/.exec(html) ?? [];
  const { path } = await findDraftFigure(ctx, { name, isSmall: false });
  expect(await ctx.images.get(path)).not.toBeNull();
  expect(html.match(/<figure/g)).toHaveLength(1);
  expect(losses).toEqual([{ kind: 'pictures', words: 'Damaged' }]);
});

it('a Word document is refused with advice, and nothing is stored, when it is another kind of file', async () => {
  const reading = readDocument(ctx, { use: 'questions', fileBase64: base64(Buffer.from('%PDF-1.7')) });
  await expect(reading).rejects.toMatchObject({ code: 'BAD_INPUT', message: /A PDF cannot be read/ });
  expect(await ctx.database.db.select().from(figures)).toEqual([]);
});
