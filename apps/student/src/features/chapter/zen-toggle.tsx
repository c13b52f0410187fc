import { buttonClass } from '@repo/ui/button';
import { Maximize2, Minimize2 } from 'lucide-react';
import { useZen } from '#src/screen/zen.ts';
import { chapterCopy } from './copy.ts';

/** Hides and brings back the side navigation; there is no zen below 768 px. Escape ends it too. */
export function ZenToggle({ isDisabled }: { isDisabled: boolean }) {
  const { isZen, enterZen, leaveZen } = useZen();
  const Icon = isZen ? Minimize2 : Maximize2;
  return (
    <button
      type="button"
      aria-pressed={isZen}
      disabled={isDisabled}
      onClick={isZen ? leaveZen : enterZen}
      className={buttonClass({
        variant: 'outlined',
        size: 'sm',
        className: '!hidden shrink-0 aria-pressed:bg-pen-tint aria-pressed:text-pen md:!inline-flex',
      })}
    >
      <Icon size={18} aria-hidden="true" />
      {chapterCopy.zen}
    </button>
  );
}
