import { marksCopy } from 'virtual:messages/marks';
import { Button } from '@repo/ui/button';
import { Highlighter, NotebookPen } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect } from 'react';

/** Prevent the press from clearing the selection before the click. */
const keepSelection = (event: PointerEvent) => event.preventDefault();

/** Tab moves focus into the bar, from wherever the selection is. */
function useTabInto(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Tab' || event.shiftKey || event.defaultPrevented) return;
      if (bar.current?.contains(document.activeElement) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      bar.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [bar]);
}

/** Actions for selected text, at the bottom of the screen, clear of the browser's own selection menu. */
export function SelectionBar({
  barRef,
  isTooLong,
  onHighlight,
  onNote,
  onLeave,
}: {
  barRef: RefObject<HTMLDivElement | null>;
  isTooLong: boolean;
  onHighlight: () => void;
  onNote: () => void;
  onLeave: () => void;
}) {
  useTabInto(barRef);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onLeave();
  };
  return (
    <section
      aria-label={marksCopy.selected}
      className="fixed inset-x-0 bottom-0 z-40 border-t-[1.5px] border-edge bg-surface pb-safe shadow-float sm:inset-x-auto sm:bottom-4 sm:left-1/2 sm:-translate-x-1/2 sm:rounded-card sm:border-[1.5px] print:hidden"
    >
      <div
        ref={barRef}
        role="toolbar"
        aria-label={marksCopy.selected}
        aria-orientation="horizontal"
        onKeyDown={onKeyDown}
        onPointerDown={keepSelection}
        onMouseDown={(event) => event.preventDefault()}
        className="mx-auto flex min-h-18 max-w-[46rem] items-center justify-center gap-2 px-4 py-2"
      >
        {isTooLong ? (
          <p className="max-w-90 text-center text-meta">{marksCopy.tooLong}</p>
        ) : (
          <>
            <Button
              onClick={onHighlight}
              aria-keyshortcuts="H"
              icon={<Highlighter size={20} aria-hidden="true" />}
            >
              {marksCopy.highlight}
            </Button>
            <Button
              variant="outlined"
              onClick={onNote}
              icon={<NotebookPen size={20} aria-hidden="true" />}
              aria-haspopup="dialog"
            >
              {marksCopy.addNote}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
