import { buttonClass } from '@repo/ui/button';
import { Maximize2, Minimize2 } from 'lucide-react';
import { useZenMode } from '#src/fullscreen/zen-mode.ts';
import { chapterCopy } from './chapter-copy.ts';

/** Hides and brings back the side navigation; there is no zen mode below 768 px. Escape ends it too. */
export function ZenToggle({ isDisabled }: { isDisabled: boolean }) {
  const { isZenMode, enterZenMode, leaveZenMode } = useZenMode();
  const Icon = isZenMode ? Minimize2 : Maximize2;
  return (
    <button
      type="button"
      aria-pressed={isZenMode}
      disabled={isDisabled}
      onClick={isZenMode ? leaveZenMode : enterZenMode}
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
