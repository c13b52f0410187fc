import { clsx } from 'clsx';
import { writtenCopy } from './written-copy.ts';

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
      {writtenCopy.marksOf(halves, outOfHalves)}
      <span className="sr-only">{writtenCopy.marksUnit}</span>
    </span>
  );
}
