import { packLibrary, readLibrary } from '@repo/content';
import {
  hostileDocuments,
  hostileFiles,
  makeDeck,
  makeWorkbook,
  textRow,
  worstImports,
} from '@repo/content/testing';
import { zipSync } from 'fflate';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createImportReader, type ProcessImportReader } from '#src/adapters/import-reader.ts';
import { builtLibrary, forkBuiltWorker } from './build-for-tests.ts';

const ample = { memoryMegabytes: 384, fileMs: 60_000, libraryMs: 60_000 };
const cards = { format: 'csv' as const, source: { text: 'question,answer\nq,a\n' } };

describe('the import reader', () => {
  let reader: ProcessImportReader;
  afterEach(() => reader.close());

  it('the import reader reads in another process, including the pictures of a library', async () => {
    reader = createImportReader(ample, forkBuiltWorker);
    expect(await reader.read('flashcards', cards)).toEqual({
      items: [{ question: 'q', answer: 'a', difficulty: 'medium' }],
      written: [],
      pictures: [],
    });
    const library = await readLibrary(builtLibrary);
    expect(await reader.read('library', { zip: packLibrary(library) })).toEqual({ library });
    expect(await reader.read('outline', { zip: Buffer.from('no zip') })).toEqual({
      error: 'The file is no zip, or it is damaged.',
    });
  });

  it('the import reader reads workbooks and decks too, including the pictures of a deck', async () => {
    reader = createImportReader(ample, forkBuiltWorker);
    const sourceOf = (bytes: Uint8Array) => ({ fileBase64: Buffer.from(bytes).toString('base64') });
    const workbook = makeWorkbook({ sheets: [{ name: 'S', rows: textRow(1, ['x', 'y']) }] });
    expect(await reader.read('flashcards', { format: 'csv', source: sourceOf(workbook) })).toEqual({
      items: [{ question: 'x', answer: 'y', difficulty: 'medium' }],
      written: [],
      pictures: [],
    });
    const bytes = Buffer.from('\x89PNG', 'latin1');
    const deck = await makeDeck({
      notes: [['<img src="a.png">', 'a']],
      media: { 'a.png': bytes },
      isNew: true,
    });
    const read = await reader.read('flashcards', { format: 'csv', source: sourceOf(deck) });
    expect(read).toMatchObject({ pictures: [{ words: 'a', bytes }] });
  });

  it('the import reader refuses a file that takes too long, and reads the next one', async () => {
    reader = createImportReader({ ...ample, libraryMs: 1 }, forkBuiltWorker);
    await reader.read('flashcards', cards);
    const zip = zipSync({ 'a/subject.yaml': Buffer.alloc(1_000_000, '#\n') });
    await expect(reader.read('outline', { zip })).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: 'The file takes too long to read. Try again in a minute, or import it in parts',
    });
    expect(await reader.read('flashcards', cards)).toHaveProperty('items');
  });

  it('the import reader refuses a file that takes too much memory, and reads the next one', async () => {
    reader = createImportReader({ ...ample, memoryMegabytes: 40 }, forkBuiltWorker);
    const zip = zipSync({ 'a/subject.yaml': Buffer.alloc(20_000_000, '"" ') });
    await expect(reader.read('outline', { zip })).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: 'Reading the file takes too much memory. Import it in parts',
    });
    expect(await reader.read('flashcards', cards)).toHaveProperty('items');
  });

  it('the import reader tells callers who would wait too long when to retry', async () => {
    reader = createImportReader(ample, forkBuiltWorker);
    const all = Array.from({ length: 5 }, () => reader.read('flashcards', cards));
    const failed = (await Promise.allSettled(all)).filter(({ status }) => status === 'rejected');
    expect(failed).toMatchObject([
      {
        reason: {
          code: 'UNAVAILABLE',
          message: 'Other files are being read right now. Please try again in a moment',
          retryAfterSeconds: 5,
        },
      },
    ]);
  });
});

describe('1 MB of the worst case for a pattern', { tags: ['nightly'] }, () => {
  // Quadratic time would take minutes on any machine.
  const patient = createImportReader(ample, forkBuiltWorker);
  const timeout = 90_000;
  afterAll(() => patient.close());

  it.each(worstImports)(
    '1 MB of the worst case for a pattern is read: $name',
    { timeout },
    async ({ name: _, text, ...rest }) => {
      expect(await patient.read('preview', { ...rest, source: { text } })).toHaveProperty('rows');
    },
  );

  it.each(hostileFiles)(
    '1 MB of the worst case for a pattern is read: $name',
    { timeout },
    async ({ kind = 'flashcards' as const, pack }) => {
      const source = { fileBase64: Buffer.from(await pack()).toString('base64') };
      expect(await patient.read('preview', { kind, format: 'csv', source })).toHaveProperty('rows');
    },
  );

  it.each(hostileDocuments)(
    '1 MB of the worst case for a pattern is read: $name',
    { timeout },
    async ({ pack }) => {
      const fileBase64 = Buffer.from(pack()).toString('base64');
      expect(await patient.read('document', { use: 'questions', fileBase64 })).toBeTypeOf('object');
    },
  );
});
