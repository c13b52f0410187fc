import { type CollectionName, emptyCollections, type FlatLibrary } from './collections.ts';
import { textOf } from './piece.ts';

/** Pieces of one collection, in order. */
export type LibrarySlice = { name: CollectionName; pieces: [string, Uint8Array<ArrayBuffer>][] };

/** Maximum bytes of JSON in a message, so that the page handles taps between two. */
export const sliceMaxBytes = 500_000;

const encoder = new TextEncoder();

/** All pieces of a library, in slices of at most `sliceMaxBytes` or one piece; messages transfer their bytes. */
export function* slicesOf({ collections }: FlatLibrary): Generator<LibrarySlice> {
  for (const [name, all] of Object.entries(collections) as [
    CollectionName,
    (typeof collections)[CollectionName],
  ][]) {
    let pieces: LibrarySlice['pieces'] = [];
    let bytes = 0;
    for (const [id, piece] of all) {
      const encoded = encoder.encode(textOf(piece));
      if (pieces.length > 0 && bytes + encoded.length > sliceMaxBytes) {
        yield { name, pieces };
        [pieces, bytes] = [[], 0];
      }
      pieces.push([id, encoded]);
      bytes += encoded.length;
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
