import { useId } from 'react';
import { itemsCopy } from './chapter-items-copy.ts';
import { CheckLine } from './check-line.tsx';

/** Whether an item is taught, but not part of the board exam. */
export function ExtraField({
  isExtra,
  onChange,
}: {
  isExtra: boolean;
  onChange: (isExtra: boolean) => void;
}) {
  const hintId = useId();
  return (
    <div className="-mx-2 grid">
      <CheckLine checked={isExtra} describedBy={hintId} onChange={onChange}>
        {itemsCopy.extra}
      </CheckLine>
      <p id={hintId} className="px-2 text-caption text-ink-2">
        {itemsCopy.extraHint}
      </p>
    </div>
  );
}
