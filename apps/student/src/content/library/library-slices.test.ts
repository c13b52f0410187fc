import { expect, test } from 'vitest';
import { emptyCollections } from './collections.ts';
import { createSliceCollector, sliceMaxChars, slicesOf } from './library-slices.ts';

test('a large library reaches the page whole, in messages of at most half a million characters', () => {
  const collections = emptyCollections();
  for (let n = 0; n < 100; n++) collections.topics.set(`c${n}`, 'x'.repeat(60_000));
  collections.memes.set('c1', [{ _id: 'm1' }]);
  collections.tests.set('c1', 'y'.repeat(2 * sliceMaxChars));
  collections.tests.set('c2', '[]');
  const { add, collections: received } = createSliceCollector();
  let messages = 0;
  for (const slice of slicesOf({ owner: '', timestamp: '', etag: null, collections })) {
    const chars = slice.pieces.reduce((sum, [, piece]) => sum + piece.length, 0);
    expect(chars <= sliceMaxChars || slice.pieces.length === 1).toBe(true);
    add(slice);
    messages++;
  }
  expect(messages).toBe(16);
  expect(received).toEqual(collections);
});
