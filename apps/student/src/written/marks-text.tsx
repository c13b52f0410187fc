import { clsx } from 'clsx';
import { writtenCopy } from './written-copy.ts';

/** '2½ of 3', for those who see it and for those who hear it. */
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
