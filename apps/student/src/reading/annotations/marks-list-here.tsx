import { marksCopy } from 'virtual:messages/marks';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Highlighter } from 'lucide-react';
import { useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { useSaved } from '#src/study-log/saved/use-saved.ts';
import { findMark } from './find-mark.ts';
import { MarkDialog } from './mark-dialog.tsx';
import { shortened } from './shortened.ts';

/** A page's highlights as a list with links to their notes: for keyboard users, and for changed texts. */
export function MarksListHere({ chapterId, pageId }: { chapterId: string; pageId: string }) {
  const library = useLibrary();
  const marks = useSaved('mark');
  const [openedId, setOpenedId] = useState<string | null>(null);
  const here = (marks ?? []).flatMap((mark) => {
    if (mark.kind !== 'highlight' || mark.about !== 'page') return [];
    // Search other chapters only for marks moved here.
    if (mark.chapterId !== chapterId && mark.itemId !== pageId) return [];
    const { item, isThere } = findMark(library, mark);
    return item?.itemId === pageId ? [{ mark, isThere }] : [];
  });
  const opened = marks?.find(({ markId }) => markId === openedId);
  if (here.length === 0) return null;
  return (
    <section
      aria-labelledby="marks-here"
      className="mx-auto grid w-full max-w-[52rem] gap-2 px-4 pt-1 pb-4 print:hidden"
    >
      <h3 id="marks-here" className="text-meta text-ink-2">
        {marksCopy.here}
      </h3>
      <ul className="grid gap-2">
        {here.map(({ mark, isThere }) => (
          <li key={mark.markId}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpenedId(mark.markId)}
              className="flex min-h-12 w-full items-start gap-3 rounded-control border-[1.5px] border-line bg-surface px-3 py-2.5 text-left hover:bg-sunken"
            >
              <Highlighter size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-3" />
              <span className="min-w-0 flex-1 text-meta">
                {isThere ? null : <span className="block font-bold text-warn">{marksCopy.changed}</span>}
                <span className="block break-words">{shortened(mark.quote.exact, 120)}</span>
                {mark.note === '' ? null : (
                  <span className="block break-words text-ink-2">{shortened(mark.note, 120)}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Link
        to="/marks"
        className="inline-flex min-h-11 items-center gap-1 justify-self-start font-bold text-meta text-pen no-underline"
      >
        {marksCopy.toAll}
        <ChevronRight size={18} aria-hidden="true" />
      </Link>
      {opened ? <MarkDialog mark={opened} isNew={false} onClose={() => setOpenedId(null)} /> : null}
    </section>
  );
}
