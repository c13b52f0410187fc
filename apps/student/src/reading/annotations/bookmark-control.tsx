import { marksCopy } from 'virtual:messages/marks';
import { clsx } from 'clsx';
import { NotebookPen } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useUser } from '#src/platform/session/session.ts';
import { useSaved } from '#src/study-log/saved/use-saved.ts';
import { BookmarkFace, type BookmarkProps } from './bookmark-face.tsx';
import { bookmarkIdOf, itemOf, newBookmark } from './item-of.ts';
import { MarkDialog } from './mark-dialog.tsx';
import { saveMark } from './marks.ts';
import { removeWithUndo } from './remove-with-undo.ts';

/** The bookmark button, and when set a button for its note. */
export function BookmarkControl({ item, text, of, look = 'line', className }: BookmarkProps) {
  const { id: userId } = useUser();
  const marks = useSaved('mark');
  const key = JSON.stringify(item);
  const marked = useMemo(() => itemOf(JSON.parse(key)), [key]);
  const [isOpen, setIsOpen] = useState(false);
  const bookmark = marks?.find(({ markId }) => markId === bookmarkIdOf(marked));
  const toggle = () => {
    if (bookmark) removeWithUndo(userId, bookmark);
    else saveMark(userId, newBookmark(marked, text));
  };
  return (
    <span className={clsx('inline-flex items-center', className)}>
      <BookmarkFace look={look} of={of} isOn={Boolean(bookmark)} disabled={!marks} onClick={toggle} />
      {/* The label's space is always reserved, so that nothing beside it moves. */}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={of ? marksCopy.noteOf({ of }) : marksCopy.note}
        title={marksCopy.note}
        onClick={() => setIsOpen(true)}
        className={clsx(
          'grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken print:hidden',
          bookmark?.note ? 'text-pen' : 'text-ink-2',
          bookmark || 'invisible',
        )}
      >
        <NotebookPen size={18} aria-hidden="true" />
      </button>
      {bookmark && isOpen ? (
        <MarkDialog mark={bookmark} isNew={false} onClose={() => setIsOpen(false)} />
      ) : null}
    </span>
  );
}
