import { writeFigureLine } from '@repo/contracts/figures';
import { figures, flashcards } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { importSampleContent } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { daysAgo, sweep, sweepNextDay } from './sweep-fixtures.ts';

useFreshDatabase();

describe('unused figures', () => {
  const drawing = (width: number) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100"/>`);
  const names = async () =>
    (await database.db.select({ name: figures.name }).from(figures)).map(({ name }) => name);

  it('are those that no draft and no stored version has shown for a month; their images go with them', async () => {
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
});
