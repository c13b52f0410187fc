import { notesCopy } from 'virtual:messages/notes';
import { Button, IconButton } from '@repo/ui/button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { BarColumn } from '#src/features/chapter/bar-column.tsx';
import { ActionBar } from '#src/platform/layout/action-bar.tsx';
import type { Completion } from './use-completion.ts';

/** Action of the reader's right-hand button. */
export type Onward = 'next' | 'finishTopic' | 'chapterEnd';

function OnwardButton({
  onward,
  completion,
  onNext,
}: {
  onward: Onward;
  completion: Completion;
  onNext: () => void;
}) {
  const isEnd = onward === 'chapterEnd';
  const endLabel = completion.isCompleted ? notesCopy.nextChapter : notesCopy.markFinished;
  const label = isEnd ? endLabel : onward === 'finishTopic' ? notesCopy.finishTopic : notesCopy.next;
  const endAction = completion.isCompleted ? completion.goToNextChapter : completion.markFinished;
  return (
    <Button
      className="w-[9.5rem] !px-3 sm:w-60"
      busy={isEnd && completion.isBusy}
      onClick={isEnd ? endAction : onNext}
    >
      <span>{label}</span>
      {onward === 'next' ? <ChevronRight size={20} aria-hidden="true" className="-mr-1" /> : null}
    </Button>
  );
}

/** Previous, page number in the topic, and next, with buttons of fixed width. */
export function PageBar({
  pageText,
  onPrevious,
  ...onwardProps
}: {
  pageText: string;
  onPrevious: (() => void) | null;
  onward: Onward;
  completion: Completion;
  onNext: () => void;
}) {
  const previous = {
    variant: 'outlined',
    disabled: onPrevious === null,
    onClick: onPrevious ?? undefined,
  } as const;
  return (
    <ActionBar>
      <BarColumn of="sheet">
        <IconButton label={notesCopy.previous} {...previous} className="sm:!hidden">
          <ChevronLeft size={22} aria-hidden="true" />
        </IconButton>
        <Button {...previous} className="!hidden sm:!inline-flex">
          <ChevronLeft size={20} aria-hidden="true" className="-ml-1" />
          {notesCopy.previous}
        </Button>
        <p className="text-center text-meta tabular-nums">{pageText}</p>
        <OnwardButton {...onwardProps} />
      </BarColumn>
    </ActionBar>
  );
}
