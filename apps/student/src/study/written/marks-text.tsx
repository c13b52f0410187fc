import { writtenCopy } from 'virtual:messages/written';
import { marksText } from '@repo/contracts/written.rules';
import { clsx } from 'clsx';

/** '2½ of 3', visually and for screen readers. */
export function MarksText({
  halves,
  outOfHalves,
  className,
}: {
  halves: number;
  outOfHalves: number;
  className?: string;
}) {
  return (
    <span className={clsx('whitespace-nowrap tabular-nums', className)}>
      {writtenCopy.marksOf({ marks: marksText(halves), outOf: marksText(outOfHalves) })}
      <span className="sr-only">{writtenCopy.marksUnit}</span>
    </span>
  );
}
