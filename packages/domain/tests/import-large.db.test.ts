import { makeDeck } from '@repo/content/testing';
import { figuresIn } from '@repo/contracts/figures';
import { beforeEach, describe, expect, it } from 'vitest';
import { drafts, findDraftFigure, importFlashcards, importLibrary, previewImport } from '#src/index.ts';
import { sampleLibrary } from '#src/testing/index.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();

beforeEach(async () => {
  await importLibrary(ctx, sampleLibrary());
});

const chapterId = 'econ-1';
const imported = async () => (await drafts.listFlashcards(ctx, { chapterId })).slice(1);

describe('cards', () => {
  it('of a file with more than can be imported at once go in part by part', async () => {
    const source = { text: Array.from({ length: 1_001 }, (_, n) => `q${n + 1},a`).join('\n') };
    const given = { kind: 'flashcards', format: 'csv', source } as const;
    const first = await previewImport(ctx, given);
    expect([first.rows.length, first.total, first.next, first.canImport]).toEqual([
      1_000,
      1_001,
      1_001,
      true,
    ]);
    const rest = await previewImport(ctx, { ...given, from: 1_001 });
    expect([rest.rows.map(({ n, text }) => [n, text]), rest.next]).toEqual([[[1_001, 'q1001']], null]);
    await importFlashcards(ctx, { importId: 'part-0001', chapterId, format: 'csv', source });
    await importFlashcards(ctx, { importId: 'part-0002', chapterId, format: 'csv', source, from: 1_001 });
    const cards = await drafts.listFlashcards(ctx, { chapterId });
    expect(cards.slice(1).map(({ question }) => question)).toEqual(
      Array.from({ length: 1_001 }, (_, n) => `q${n + 1}`),
    );
  });
});

describe('an Anki deck', () => {
  const png = (text: string) => Buffer.from(`\x89PNG${text}`, 'latin1');
  const asSource = async (notes: string[][]) => {
    const media = {
      'ray.png': png('ray'),
      'lens.png': png('lens'),
      'bad.svg': Buffer.from('<svg><g></svg>'),
    };
    return { fileBase64: Buffer.from(await makeDeck({ notes, media })).toString('base64') };
  };

  it('brings its cards, and their pictures as figures that are in the store, once', async () => {
    const source = await asSource([
      ['Which ray? <img src="ray.png">', 'The <b>first</b>'],
      ['Left out <img src="lens.png">', 'x'],
      ['x<sup>2</sup>', 'Again <img src="ray.png" alt="A ray">'],
    ]);
    const input = { importId: 'deck-00001', chapterId, format: 'csv', source, leaveOut: [2] } as const;
    const given = { ...input, leaveOut: [...input.leaveOut] };
    const [first, second] = await Promise.all([importFlashcards(ctx, given), importFlashcards(ctx, given)]);
    expect(first).toEqual(second);
    expect(first?.message).toBe('2 flashcards imported');
    const cards = await imported();
    const [ray] = figuresIn(cards[0]?.question ?? '');
    expect(ray).toMatchObject({
      name: expect.stringMatching(/^ray-p100x100-/),
      caption: 'ray',
      description: 'ray',
    });
    const [again] = figuresIn(cards[1]?.answer ?? '');
    expect([cards[1]?.question, again?.name, again?.caption]).toEqual(['$x^{2}$', ray?.name, 'A ray']);
    const { path } = await findDraftFigure(ctx, { name: ray?.name ?? '', isSmall: false });
    expect(await ctx.images.get(path)).not.toBeNull();
    // The picture of the card that was left out is not stored.
    expect(ctx.images.stored.some(({ bytes }) => bytes.equals(png('lens')))).toBe(false);
  });

  it('keeps the words of a picture that cannot be used, and says how many there were', async () => {
    const source = await asSource([['Look <img src="bad.svg">', 'a']]);
    const { message } = await importFlashcards(ctx, {
      importId: 'deck-00002',
      chapterId,
      format: 'csv',
      source,
    });
    expect(message).toBe('1 flashcard imported. 1 picture could not be read');
    expect((await imported())[0]?.question).toBe('Look\n\n[bad]');
  });
});
