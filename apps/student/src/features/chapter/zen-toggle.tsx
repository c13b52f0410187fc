import { chapterCopy } from 'virtual:messages/chapter';
import { buttonClass } from '@repo/ui/button';
import { Maximize2, Minimize2 } from 'lucide-react';
import { useZenMode } from '#src/platform/fullscreen/zen-mode.ts';

/**
 * Hides everything but the page, and shows it again; not available below 768 px. Escape leaves zen mode too.
 * When the header is hidden, the button stays visible while the mouse moves.
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
