import { compressFragment, type Fragment } from './fragment.ts';
import { type FragmentRun, LaidFragments } from './laid-fragments.ts';

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
        compressFragment(Buffer.concat(fragments.slice(at * size, (at + 1) * size).map(({ json }) => json))),
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
