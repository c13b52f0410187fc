import { buttonClass } from '@repo/ui/button';
import { Maximize2, Minimize2 } from 'lucide-react';
import { useZenMode } from '#src/fullscreen/zen-mode.ts';
import { chapterCopy } from './chapter-copy.ts';

/**
 * Leaves nothing but the page, and brings the rest back; there is no zen mode below 768 px. Escape ends it too. Of a header
 * that has left it stays as a way out while the mouse moves.
 */
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
        className:
          'zen-toggle !hidden shrink-0 aria-pressed:bg-pen-tint aria-pressed:text-pen md:!inline-flex',
      })}
    >
      <Icon size={18} aria-hidden="true" />
      {chapterCopy.zen}
    </button>
  );
}
