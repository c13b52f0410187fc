import { Button } from '@repo/ui/button';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { markupEditorCopy } from './markup-editor-copy.ts';
import type { PasteNote } from './paste-losses.ts';
import { toolClass, toolIcon } from './tool-button.tsx';
import type { PasteNotes } from './use-paste-notice.ts';

const gapOf = ({ kind }: PasteNote) =>
  kind === 'pictures' || kind === 'formulas' ? markupEditorCopy.gaps[kind] : null;

/** What the last paste could not take along or changed, until it is dismissed; announced once. */
export function PasteNotice({
  shown: { notes, paste },
  isInText,
  onShow,
  onDismiss,
  className,
}: {
  shown: PasteNotes;
  /** Whether the text has this mark, which then can be shown. */
  isInText: (mark: string) => boolean;
  /** Called to select the next one of these marks in the text. */
  onShow: (mark: string) => void;
  onDismiss: () => void;
  className?: string;
}) {
  const showOf = (note: PasteNote) => {
    const gap = gapOf(note);
    if (!gap || !isInText(gap.mark)) return null;
    return (
      <Button
        variant="quiet"
        size="sm"
        className="!px-2"
        aria-label={gap.showLabel}
        onClick={() => onShow(gap.mark)}
      >
        {markupEditorCopy.showGap}
      </Button>
    );
  };
  return (
    <div className={clsx(notes.length > 0 && ['flex items-start bg-marker-tint text-meta', className])}>
      <div role="status" className="min-w-0 flex-1">
        {notes.length > 0 ? (
          <ul key={paste} className="max-h-[35dvh] overflow-y-auto pl-3">
            {notes.map((note) => (
              <li key={note.kind} className="flex flex-wrap items-center justify-between gap-x-2">
                <span className="min-w-0 flex-1 basis-40 py-1">{note.text}</span>
                {showOf(note)}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {notes.length > 0 ? (
        <button
          type="button"
          aria-label={markupEditorCopy.dismissPaste}
          title={markupEditorCopy.dismissPaste}
          onClick={onDismiss}
          className={clsx(toolClass, 'shrink-0')}
        >
          <X {...toolIcon} />
        </button>
      ) : null}
    </div>
  );
}
