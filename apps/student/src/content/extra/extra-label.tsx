import { extraCopy } from 'virtual:messages/extra';
import { isAskedByBoard } from '@repo/contracts/extra.rules';
import { clsx } from 'clsx';

/**
 * Labels content that the board doesn't ask; renders nothing for other content
 * (docs/product/content.md#extra-content).
 */
export function ExtraLabel({
  item,
  className,
}: {
  item: Parameters<typeof isAskedByBoard>[0];
  className?: string;
}) {
  if (isAskedByBoard(item)) return null;
  return (
    <span data-unmarked className={clsx('block font-bold text-caption text-ink-2', className)}>
      {extraCopy.label}
    </span>
  );
}
