import { type CollectionName, emptyCollections, type FlatLibrary } from './collections.ts';

/** Pieces of one collection, in order. */
export type LibrarySlice = { name: CollectionName; pieces: [string, string | unknown[]][] };

/** A slow phone takes under 50 ms to receive this many characters of JSON, for a large library seconds. */
export const sliceMaxChars = 500_000;

/** All pieces of a library, in slices of at most `sliceMaxChars` or one piece. */
export function* slicesOf({ collections }: FlatLibrary): Generator<LibrarySlice> {
  for (const [name, all] of Object.entries(collections) as [
    CollectionName,
    (typeof collections)[CollectionName],
  ][]) {
    let pieces: LibrarySlice['pieces'] = [];
    let chars = 0;
    for (const [id, piece] of all) {
      const { length } = typeof piece === 'string' ? piece : JSON.stringify(piece);
      if (pieces.length > 0 && chars + length > sliceMaxChars) {
        yield { name, pieces };
        [pieces, chars] = [[], 0];
      }
      pieces.push([id, piece]);
      chars += length;
    }
    if (pieces.length > 0) yield { name, pieces };
  }
}

/** Collects the slices of a library. */
export function createSliceCollector() {
  const collections = emptyCollections();
  return {
    collections,
    add({ name, pieces }: LibrarySlice): void {
      for (const [id, piece] of pieces) collections[name].set(id, piece);
    },
  };
}
