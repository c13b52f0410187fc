import { notesCopy } from 'virtual:messages/notes';
import { IconButton } from '@repo/ui/button';
import { AArrowDown, AArrowUp, List } from 'lucide-react';
import { ReadAloudButton } from '#src/reading/read-aloud/read-aloud-button.tsx';
import type { ReadAloud } from '#src/reading/read-aloud/use-read-aloud.ts';
import { useSheetSize } from './sheet-size.ts';

/** Row above the sheet: contents with the topic's number, read-aloud, and text size. */
export function ReaderTools({
  topicText,
  aloud,
  onContents,
}: {
  topicText: string;
  aloud: ReadAloud;
  onContents: () => void;
}) {
  const { smaller, larger } = useSheetSize();
  return (
    <div className="reader-tools flex items-center gap-1 border-b-[1.5px] border-line bg-surface px-2 print:hidden md:px-4">
      <button
        type="button"
        onClick={onContents}
        aria-haspopup="dialog"
        aria-keyshortcuts="T"
        className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-control px-2 text-left text-meta font-bold text-ink-2 hover:bg-sunken md:flex-none md:pr-4"
      >
        <List size={20} aria-hidden="true" className="shrink-0" />
        <span>
          {notesCopy.contents}
          <span className="font-normal"> · {topicText}</span>
        </span>
      </button>
      <span className="hidden flex-1 px-4 text-caption text-ink-3 lg:block">{notesCopy.keys}</span>
      <span className="hidden flex-1 md:block lg:hidden" />
      <ReadAloudButton aloud={aloud} />
      <IconButton
        label={notesCopy.smaller}
        disabled={smaller === null}
        onClick={() => smaller?.()}
        className="disabled:!bg-transparent disabled:!border-transparent"
      >
        <AArrowDown size={22} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={notesCopy.larger}
        disabled={larger === null}
        onClick={() => larger?.()}
        className="disabled:!bg-transparent disabled:!border-transparent"
      >
        <AArrowUp size={22} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
