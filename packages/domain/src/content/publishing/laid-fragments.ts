import { crc32Combine, crc32Shift } from './crc32-combine.ts';
import { closeGzip, compressFragment, type Fragment, gzipHeader, unpackFragment } from './fragment.ts';

/** Adjacent fragments joined: compressed bytes, and checksum and length of their JSON. */
export type FragmentRun = { deflated: Buffer; crc32: number; byteLength: number };

/**
 * Fragments one after another in one buffer, as one gzip member. Any run of neighbours is a slice, at
 * constant cost.
 */
export class LaidFragments {
  /** All fragments as a complete gzip member. */
  readonly gzip: Buffer;
  /** Before each fragment and after the last: offset in `gzip`, bytes of JSON, checksum of all JSON so far. */
  readonly #offsets: number[] = [];
  readonly #byteLengths: number[] = [];
  readonly #crcs: number[] = [];

  constructor(fragments: readonly Fragment[]) {
    let [offset, byteLength, crc] = [gzipHeader.length, 0, 0];
    for (const fragment of fragments) {
      this.#mark(offset, byteLength, crc);
      offset += fragment.deflated.length;
      byteLength += fragment.byteLength;
      crc = crc32Combine(crc, fragment.crc32, fragment.shift);
    }
    this.#mark(offset, byteLength, crc);
    const tail = closeGzip(crc, byteLength);
    this.gzip = Buffer.concat([gzipHeader, ...fragments.map(({ deflated }) => deflated), tail]);
  }

  #mark(offset: number, byteLength: number, crc: number): void {
    this.#offsets.push(offset);
    this.#byteLengths.push(byteLength);
    this.#crcs.push(crc);
  }

  /** The fragments from index `from` to before `to`. */
  run(from: number, to: number): FragmentRun {
    const at = (marks: readonly number[], place: number) => marks[place] ?? 0;
    const byteLength = at(this.#byteLengths, to) - at(this.#byteLengths, from);
    return {
      deflated: this.gzip.subarray(at(this.#offsets, from), at(this.#offsets, to)),
      // Combining is its own inverse, so this removes the checksum of the preceding fragments.
      crc32: crc32Combine(at(this.#crcs, from), at(this.#crcs, to), crc32Shift(byteLength)),
      byteLength,
    };
  }
}

/** Fragments in a block, the largest first. Each size is a multiple of the next one. */
const blockSizes = [512, 128, 32, 8, 1] as const;

type Level = { size: number; blocks: LaidFragments };

/**
 * Short fragments that resemble each other, such as locked chapters, also compressed together in blocks of
 * several sizes: alone they would take twenty times the room.
 */
export class LaidBlocks {
  readonly #levels: readonly Level[];

  private constructor(levels: readonly Level[]) {
    this.#levels = levels;
  }

  static async of(fragments: readonly Fragment[]): Promise<LaidBlocks> {
    const levels = blockSizes.map(async (size): Promise<Level> => {
      if (size === 1) return { size, blocks: new LaidFragments(fragments) };
      const blocks = Array.from({ length: Math.floor(fragments.length / size) }, (_, at) =>
        compressFragment(Buffer.concat(fragments.slice(at * size, (at + 1) * size).map(unpackFragment))),
      );
      return { size, blocks: new LaidFragments(await Promise.all(blocks)) };
    });
    return new LaidBlocks(await Promise.all(levels));
  }

  /** The fragments from index `from` to before `to`, in the largest blocks that fit. */
  runs(from: number, to: number): FragmentRun[] {
    const runs: FragmentRun[] = [];
    let place = from;
    while (place < to) {
      const level = this.#levels.find(({ size }) => place % size === 0 && place + size <= to) as Level;
      runs.push(level.blocks.run(place / level.size, place / level.size + 1));
      place += level.size;
    }
    return runs;
  }
}

export type PublishedPart = { chapterId: string | null; open: Fragment; locked: Fragment };

/** The JSON of the open parts, unpacked one by one as it is read. */
export function* openTexts(parts: readonly PublishedPart[]): Generator<Buffer> {
  for (const { open } of parts) yield unpackFragment(open);
}

/** A reply in parts; each is open or locked for a student. */
export type LaidReply = {
  parts: PublishedPart[];
  /** The compressed bytes of all parts; `parts` only refers to them. */
  open: LaidFragments;
  locked: LaidBlocks;
  /** The Brotli bytes; null until this server has compressed them in the background. */
  openBrotli: Buffer[] | null;
};

/** One gzip member from runs: header, their unchanged bytes, end, checksum and length of the whole. */
export function joinRuns(runs: readonly FragmentRun[]): Buffer[] {
  let crc = 0;
  let byteLength = 0;
  for (const run of runs) {
    crc = crc32Combine(crc, run.crc32, crc32Shift(run.byteLength));
    byteLength += run.byteLength;
  }
  return [gzipHeader, ...runs.map(({ deflated }) => deflated), closeGzip(crc, byteLength)];
}

/**
 * The runs of a student's version: open fragments at `openPlaces`, ascending, locked ones elsewhere.
 * @param count number of fragments in each of the two
 */
export function runsOf(
  { open, locked, count }: { open: LaidFragments; locked: LaidBlocks; count: number },
  openPlaces: readonly number[],
): FragmentRun[] {
  const runs: FragmentRun[] = [];
  let next = 0;
  for (const place of openPlaces) {
    if (place > next) runs.push(...locked.runs(next, place));
    runs.push(open.run(place, place + 1));
    next = place + 1;
  }
  if (next < count) runs.push(...locked.runs(next, count));
  return runs;
}
