import { writtenCopy } from 'virtual:messages/written';
import { marksText } from '@repo/contracts/written.rules';

/** Marks in words, such as '2½ marks'; half a mark is singular. */
export const marksName = (halves: number): string =>
  writtenCopy.marks({ count: Math.max(1, Math.ceil(halves / 2)), marks: marksText(halves) });
