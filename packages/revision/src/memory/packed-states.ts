import type { ItemState } from './fold.ts';

/**
 * Bytes of a stored state: item hash 8, stability as a float 4, difficulty in thousandths 2, last day 2,
 * reviews 1, and 1 for lapses (0 to 15), right days (0 to 2), and suspended. A state without reviews has day
 * 0.
 */
export const recordBytes = 18;
const offsets = { stability: 8, difficulty: 12, day: 14, reviews: 16, flags: 17 };
const difficultySteps = 1_000;
const lapseBits = 0x0f;
const rightDaysShift = 4;
const rightDaysBits = 0x03;
const suspendedBit = 0x80;

/**
 * @param states by `itemHash`
 * @returns concatenated records, ordered by hash
 */
export function packStates(states: ReadonlyMap<string, ItemState>): Uint8Array {
  const hashes = [...states.keys()].sort();
  const bytes = new Uint8Array(hashes.length * recordBytes);
  const view = new DataView(bytes.buffer);
  hashes.forEach((hash, index) => {
    const state = states.get(hash);
    if (!state) return;
    const at = index * recordBytes;
    view.setBigUint64(at, BigInt(`0x${hash}`));
    const { memory } = state;
    view.setFloat32(at + offsets.stability, memory?.stabilityDays ?? 0);
    view.setUint16(at + offsets.difficulty, Math.round((memory?.difficulty ?? 0) * difficultySteps));
    view.setUint16(at + offsets.day, memory?.lastDay ?? 0);
    view.setUint8(at + offsets.reviews, state.reviewCount);
    const suspended = state.isSuspended ? suspendedBit : 0;
    view.setUint8(at + offsets.flags, state.lapseCount | (state.rightDays << rightDaysShift) | suspended);
  });
  return bytes;
}

/**
 * Reads the format of `packStates`.
 * @throws RangeError for an incomplete record
 */
export function unpackStates(bytes: Uint8Array): Map<string, ItemState> {
  if (bytes.length % recordBytes !== 0) throw new RangeError(`${bytes.length} bytes are no whole records`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const states = new Map<string, ItemState>();
  for (let at = 0; at < bytes.length; at += recordBytes) {
    const flags = view.getUint8(at + offsets.flags);
    const lastDay = view.getUint16(at + offsets.day);
    states.set(view.getBigUint64(at).toString(16).padStart(16, '0'), {
      memory:
        lastDay === 0
          ? null
          : {
              stabilityDays: view.getFloat32(at + offsets.stability),
              difficulty: view.getUint16(at + offsets.difficulty) / difficultySteps,
              lastDay,
            },
      reviewCount: view.getUint8(at + offsets.reviews),
      lapseCount: flags & lapseBits,
      isSuspended: (flags & suspendedBit) !== 0,
      rightDays: (flags >> rightDaysShift) & rightDaysBits,
    });
  }
  return states;
}
