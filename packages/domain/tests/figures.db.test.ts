import { writeFigureLine } from '@repo/contracts/figures';
import { figures, flashcards } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { importSampleContent } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { daysAgo, sweep, sweepNextDay } from './sweep-fixtures.ts';

useFreshDatabase();

const drawing = (width: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100"/>`);
const names = async () =>
  (await database.db.select({ name: figures.name }).from(figures)).map(({ name }) => name);

it('unused figures are deleted with their images when no draft or stored version has shown them for a month', async () => {
  await importSampleContent(ctx);
  const store = (words: string, width: number) => domain.storeFigure(ctx, { words, bytes: drawing(width) });
  const [shown, published, unused] = [
    await store('shown', 100),
    await store('published', 101),
    await store('unused', 102),
  ];
  const show = (answer: string) =>
    database.db.update(flashcards).set({ answer }).where(eq(flashcards.id, 'econ-1-card-1'));
  await show(writeFigureLine({ name: published.name, caption: 'a', description: 'b' }));
  await domain.publishContent(ctx, { author: 'test', note: '' });
  await show(writeFigureLine({ name: shown.name, caption: 'a', description: 'b' }));
  const images = () => new Set(ctx.images.stored.map(({ bytes }) => bytes.toString())).size;
  const before = images();
  await sweep();
  await sweepNextDay();
  expect((await names()).sort()).toEqual([published.name, shown.name, unused.name].sort());
  await database.db
    .update(figures)
    .set({ unusedSince: daysAgo(31) })
    .where(eq(figures.name, unused.name));
  expect((await sweepNextDay()).removed).toMatchObject({ figures: 1 });
  expect((await names()).sort()).toEqual([published.name, shown.name].sort());
  await sweepNextDay();
  await sweepNextDay();
  expect(images()).toBe(before - 1);
});

const figureIn = async (card: string, bytes: string) => {
  const { name } = await domain.storeFigure(ctx, { words: card, bytes: Buffer.from(bytes) });
  const answer = writeFigureLine({ name, caption: 'a', description: 'b' });
  await database.db.update(flashcards).set({ answer }).where(eq(flashcards.id, card));
  return name;
};
const drawn = (n: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n} 100"/>`;

it('a saved library lists missing figures in every request', async () => {
  await importSampleContent(ctx);
  const [kept, gone] = [
    await figureIn('econ-1-card-1', drawn(200)),
    await figureIn('econ-2-card-1', drawn(201)),
  ];
  const [row] = await database.db.select().from(figures).where(eq(figures.name, gone));
  await ctx.images.remove(row?.path ?? '');
  for (const _ of [1, 2]) {
    const { losses } = await domain.exportLibrary(ctx);
    expect(losses).toEqual([expect.stringContaining(gone)]);
    expect(losses.join()).not.toContain(kept);
  }
});

it('a saved library fails when the store of images fails, so that nobody takes it for a backup', async () => {
  await importSampleContent(ctx);
  await figureIn('econ-1-card-1', drawn(202));
  const failure = new domain.DomainError('UNAVAILABLE', 'Pictures are not available right now');
  const broken = { ...ctx, images: { ...ctx.images, get: () => Promise.reject(failure) } };
  await expect(domain.exportLibrary(broken)).rejects.toBe(failure);
  expect((await domain.exportLibrary(ctx)).losses).toEqual([]);
});

describe('a figure without a stored file', () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"/>');
  const missing = 'lost-rays-d360x200-0f1e2d3c4b5a';

  it('a figure without a stored file is reported with its place before and after a publish', async () => {
    await importSampleContent(ctx);
    const stored = await domain.storeFigure(ctx, { words: 'stored', bytes });
    const lines = [stored.name, missing, missing].map((name) =>
      writeFigureLine({ name, caption: name === missing ? 'Lost rays' : 'Rays', description: 'Two rays.' }),
    );
    await database.db
      .update(flashcards)
      .set({ question: 'Why?', answer: lines.join('\n\n') })
      .where(eq(flashcards.id, 'econ-1-card-1'));
    const told = {
      subjectId: 'econ',
      subjectName: 'Economics',
      chapterId: 'econ-1',
      chapterName: 'Economics 1',
      list: 'flashcards',
      itemId: 'econ-1-card-1',
      paperId: null,
      message: `The figure 'Lost rays' in 'Why?' names no stored file: ${missing}`,
    };
    expect((await domain.previewPublish(ctx)).problems).toEqual([told]);
    await domain.publishContent(ctx, { author: 'test', note: '' });
    expect((await domain.previewPublish(ctx)).problems).toEqual([told]);
  });

  it('a figure without a stored file is not reported any more once its file is stored, before and after a publish', async () => {
    await importSampleContent(ctx);
    const later = (width: number) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100"/>`);
    const { name } = await domain.storeFigure(ctx, { words: 'lost', bytes: later(100) });
    const { name: other } = await domain.storeFigure(ctx, { words: 'lost', bytes: later(200) });
    await database.db.delete(figures);
    const answer = [name, other].map((each) =>
      writeFigureLine({ name: each, caption: 'Lost rays', description: 'Two rays.' }),
    );
    await database.db
      .update(flashcards)
      .set({ question: 'Why?', answer: answer.join('\n\n') })
      .where(eq(flashcards.id, 'econ-1-card-1'));
    const named = async () => (await domain.previewPublish(ctx)).problems.map(({ message }) => message);
    expect(await named()).toHaveLength(2);
    await domain.storeFigure(ctx, { words: 'lost', bytes: later(100) });
    expect(await named()).toEqual([expect.stringContaining(other)]);
    await domain.publishContent(ctx, { author: 'test', note: '' });
    expect(await named()).toEqual([expect.stringContaining(other)]);
    await domain.storeFigure(ctx, { words: 'lost', bytes: later(200) });
    expect(await named()).toEqual([]);
  });
});

it('the preview of an import reports unknown figures in the texts', async () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"/>');
  const { name } = await domain.storeFigure(ctx, { words: 'here', bytes });
  const lineOf = (figure: string) => writeFigureLine({ name: figure, caption: 'a', description: 'b' });
  const missing = 'mirror-d360x248-0f1e2d3c4b5a';
  const text = `# One\n${lineOf(name)}\n\n# Two\n${lineOf(missing)}\n`;
  const source = { text };
  const { rows, canImport } = await domain.previewImport(ctx, { kind: 'notes', format: 'markdown', source });
  expect(canImport).toBe(true);
  expect(rows.map(({ losses }) => losses)).toEqual([
    [],
    [`The picture of the figure '${missing}' is not here: students will see that it is missing`],
  ]);
});
