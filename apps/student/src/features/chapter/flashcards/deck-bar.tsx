import { flashcardsCopy } from 'virtual:messages/flashcards';
import { Button } from '@repo/ui/button';
import { ChevronLeft, ChevronRight, RotateCw } from 'lucide-react';
import type { Ref } from 'react';
import { BarColumn } from '#src/features/chapter/bar-column.tsx';
import { ActionBar } from '#src/platform/layout/action-bar.tsx';

/** Previous, Flip and Next; null when there is no target. */
export function DeckBar({
  flipRef,
  isFlipped,
  onPrevious,
  onFlip,
  onNext,
}: {
  flipRef: Ref<HTMLButtonElement>;
  /** True while the answer is visible or the round is over. */
  isFlipped: boolean;
  onPrevious: (() => void) | null;
  onFlip: () => void;
  onNext: (() => void) | null;
}) {
  return (
    <ActionBar>
      <BarColumn of="card">
        <Button
          variant="outlined"
          className="min-h-14 flex-1 !px-2"
          disabled={!onPrevious}
          onClick={onPrevious ?? undefined}
        >
          <ChevronLeft size={20} aria-hidden="true" />
          {flashcardsCopy.previous}
        </Button>
        <Button
          ref={flipRef}
          variant={isFlipped ? 'outlined' : 'primary'}
          className="min-h-14 flex-1 !px-2"
          onClick={onFlip}
          aria-keyshortcuts="Space"
        >
          <RotateCw size={18} aria-hidden="true" />
          {flashcardsCopy.flip}
        </Button>
        <Button
          variant="outlined"
          className="min-h-14 flex-1 !px-2"
          disabled={!onNext}
          onClick={onNext ?? undefined}
        >
          {flashcardsCopy.next}
          <ChevronRight size={20} aria-hidden="true" />
        </Button>
      </BarColumn>
    </ActionBar>
  );
}
