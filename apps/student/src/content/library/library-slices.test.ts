import { expect, test } from 'vitest';
import { emptyCollections } from './collections.ts';
import { createSliceCollector, sliceMaxBytes, slicesOf } from './library-slices.ts';
import { textOf } from './piece.ts';

test('a large library reaches the page whole, in messages of at most half a million bytes', () => {
  const collections = emptyCollections();
  for (let n = 0; n < 100; n++) collections.topics.set(`c${n}`, `${'x'.repeat(59_997)}न`);
  collections.memes.set('c1', [{ _id: 'm1' }]);
  collections.tests.set('c1', 'y'.repeat(2 * sliceMaxBytes));
  collections.tests.set('c2', '[]');
  const { add, collections: received } = createSliceCollector();
  let messages = 0;
  for (const slice of slicesOf({ owner: '', timestamp: '', etag: null, collections })) {
    const bytes = slice.pieces.reduce((sum, [, piece]) => sum + piece.length, 0);
    expect(bytes <= sliceMaxBytes || slice.pieces.length === 1).toBe(true);
    add(slice);
    messages++;
  }
  expect(messages).toBe(16);
  const texts = ({ topics, memes, tests }: typeof collections) =>
    [topics, memes, tests].map((pieces) => [...pieces].map(([id, piece]) => [id, textOf(piece)]));
  expect(texts(received)).toEqual(texts(collections));
});
