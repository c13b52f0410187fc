import { marksText } from '@repo/contracts/written.rules';
import { itemsCopy } from './chapter-items-copy.ts';

/** Marks in the margin, like on a paper. */
export function MarginMarks({ halves }: { halves: number }) {
  return (
    <span className="shrink-0 border-margin-line border-l-[1.5px] pl-2 font-bold text-redpen tabular-nums">
      <span aria-hidden="true">{marksText(halves)}</span>
      <span className="sr-only">{itemsCopy.inMarks(halves)}</span>
    </span>
  );
}
