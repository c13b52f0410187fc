import { summaryCopy } from 'virtual:messages/summary';
import { Button, IconButton } from '@repo/ui/button';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { BarColumn } from '#src/features/chapter/bar-column.tsx';
import { ActionBar } from '#src/platform/layout/action-bar.tsx';
import { useCanReadAloud } from '#src/reading/read-aloud/local-voices.ts';
import { ReadAloudButton } from '#src/reading/read-aloud/read-aloud-button.tsx';
import type { ReadAloud } from '#src/reading/read-aloud/use-read-aloud.ts';

/** Previous, page number, read-aloud, print, and next; null when there is no page to turn to. */
export function SummaryBar({
  pageText,
  isOneOfMany,
  aloud,
  onPrint,
  onPrevious,
  onNext,
}: {
  pageText: string;
  /** Whether the page list is beside the sheet. */
  isOneOfMany: boolean;
  aloud: ReadAloud;
  onPrint: () => void;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}) {
  // Phones have no room for both the read-aloud button and the word.
  const isShort = useCanReadAloud();
  return (
    <ActionBar>
      <BarColumn of={isOneOfMany ? 'sheetBesideList' : 'sheet'}>
        <Button
          variant="outlined"
          disabled={onPrevious === null}
          onClick={onPrevious ?? undefined}
          className={isShort ? '!px-3 sm:!px-3.5' : '!px-3.5'}
        >
          <ChevronLeft size={20} aria-hidden="true" className={isShort ? 'sm:-ml-1' : '-ml-1'} />
          <span className={isShort ? 'sr-only sm:not-sr-only' : undefined}>{summaryCopy.previous}</span>
        </Button>
        <span className="flex items-center gap-1 text-meta tabular-nums">
          <span>{pageText}</span>
          <ReadAloudButton aloud={aloud} />
          <IconButton label={summaryCopy.print} onClick={onPrint} className="!hidden lg:!inline-flex">
            <Printer size={20} aria-hidden="true" />
          </IconButton>
        </span>
        <Button disabled={onNext === null} onClick={onNext ?? undefined} className="!px-3.5">
          {summaryCopy.next}
          <ChevronRight size={20} aria-hidden="true" className="-mr-1" />
        </Button>
      </BarColumn>
    </ActionBar>
  );
}
