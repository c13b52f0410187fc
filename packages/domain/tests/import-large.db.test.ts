import { makeDeck } from '@repo/content/testing';
import { figuresIn } from '@repo/contracts/figures';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  drafts,
  findDraftFigure,
  importFlashcards,
  importLibrary,
  importNotes,
  importQuestions,
  previewImport,
} from '#src/index.ts';
import { sampleLibrary } from '#src/testing/index.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();

beforeEach(async () => {
  await importLibrary(ctx, sampleLibrary());
});

const chapterId = 'econ-1';
const imported = async () => (await drafts.listFlashcards(ctx, { chapterId })).slice(1);

it('cards of a large file are imported in parts', async () => {
  const source = { text: Array.from({ length: 1_001 }, (_, n) => `q${n + 1},a`).join('\n') };
  const given = { kind: 'flashcards', format: 'csv', source } as const;
  const first = await previewImport(ctx, given);
  expect([first.rows.length, first.total, first.next, first.canImport]).toEqual([1_000, 1_001, 1_001, true]);
  const rest = await previewImport(ctx, { ...given, from: 1_001 });
  expect([rest.rows.map(({ n, text }) => [n, text]), rest.next]).toEqual([[[1_001, 'q1001']], null]);
  await importFlashcards(ctx, { importId: 'part-0001', chapterId, format: 'csv', source });
  await importFlashcards(ctx, { importId: 'part-0002', chapterId, format: 'csv', source, from: 1_001 });
  const cards = await drafts.listFlashcards(ctx, { chapterId });
  expect(cards.slice(1).map(({ question }) => question)).toEqual(
    Array.from({ length: 1_001 }, (_, n) => `q${n + 1}`),
  );
});

const pending = (rows: { n: number; isThere: boolean }[]) =>
  rows.filter((row) => !row.isThere).map(({ n }) => n);

it('a corrected file imported again shows as new only the cards skipped before', async () => {
  const lines = Array.from({ length: 5 }, (_, n) => `q${n + 1},a`);
  const broken = { text: lines.with(2, 'q3,').join('\n') };
  const given = { kind: 'flashcards', format: 'csv', chapterId } as const;
  const first = await previewImport(ctx, { ...given, source: broken });
  expect(pending(first.rows)).toEqual([1, 2, 3, 4, 5]);
  const rest = { importId: 'part-0001', chapterId, source: broken, leaveOut: [3] };
  await importFlashcards(ctx, { ...rest, format: 'csv' });
  const again = await previewImport(ctx, { ...given, source: { text: lines.join('\n') } });
  expect(pending(again.rows)).toEqual([3]);
  const elsewhere = await previewImport(ctx, { ...given, chapterId: 'econ-2', source: broken });
  expect(pending(elsewhere.rows)).toHaveLength(5);
});

it('a corrected file imported again shows as new only the questions and notes that the chapter lacks', async () => {
  const question = (n: number) => `Why ${n}? {=yes ~no}`;
  const gift = { text: [1, 2].map(question).join('\n\n') };
  const newTest = { title: 'T', timeLimit: 5, passingScore: 40 };
  await importQuestions(ctx, {
    importId: 'part-0001',
    chapterId,
    format: 'gift',
    source: gift,
    into: { newTest },
  });
  const questions = { kind: 'questions', format: 'gift', chapterId } as const;
  const more = { text: [1, 2, 3].map(question).join('\n\n') };
  expect(pending((await previewImport(ctx, { ...questions, source: more })).rows)).toEqual([3]);
  const notes = { text: '# One\nfirst\n---\nsecond\n' };
  await importNotes(ctx, { importId: 'part-0002', chapterId, format: 'markdown', source: notes });
  const topics = { kind: 'notes', format: 'markdown', chapterId } as const;
  const longer = { text: `# Two\nother\n\n${notes.text}` };
  expect(pending((await previewImport(ctx, { ...topics, source: longer })).rows)).toEqual([1]);
});

it('a corrected file imported again is recognized by the captions of its pictures, whose names are set when they are stored', async () => {
  const png = Buffer.from('\x89PNG1', 'latin1');
  const source = {
    fileBase64: Buffer.from(
      await makeDeck({ notes: [['<img src="a.png">', 'A']], media: { 'a.png': png } }),
    ).toString('base64'),
  };
  await importFlashcards(ctx, { importId: 'part-0001', chapterId, format: 'csv', source });
  const { rows } = await previewImport(ctx, { kind: 'flashcards', format: 'csv', chapterId, source });
  expect(pending(rows)).toEqual([]);
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

  it('an Anki deck adds its cards, and stores their pictures as figures, once', async () => {
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
    // The picture of the skipped card is not stored.
    expect(ctx.images.stored.some(({ bytes }) => bytes.equals(png('lens')))).toBe(false);
  });

  it('an Anki deck keeps the caption of an unusable picture, and reports how many there were', async () => {
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
