import { marksCopy } from 'virtual:messages/marks';
import { marksScreenCopy } from 'virtual:messages/marksScreen';
import { Badge } from '@repo/ui/badge';
import { IconButton } from '@repo/ui/button';
import { Link } from '@tanstack/react-router';
import { Bookmark, Highlighter, NotebookPen } from 'lucide-react';
import { useLibrary } from '#src/content/library/library.ts';
import { shortened } from '#src/reading/annotations/shortened.ts';
import { hasPlaceOnScreen, wantMark } from '#src/reading/annotations/wanted-mark.ts';
import type { ListedMark } from './listed-marks.ts';

const signs = { bookmark: Bookmark, highlight: Highlighter };

/** A mark with its words and note, a link to its place, and a button to change it. */
export function MarkRow({ listed, onOpen }: { listed: ListedMark; onOpen: () => void }) {
  const { mark, item, isThere } = listed;
  const chapter = useLibrary().findChapter(item?.chapterId ?? (isThere ? mark.chapterId : null));
  const name = item?.name() ?? marksScreenCopy.abouts[mark.about];
  const quote = shortened(mark.quote.exact, 240);
  const Sign = signs[mark.kind];
  const words = (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-ink-2">
        <Sign size={16} aria-hidden="true" className="shrink-0" />
        <span className="sr-only">{marksCopy.kinds[mark.kind]}. </span>
        <span className="min-w-0 break-words">{name}</span>
        {isThere ? null : (
          <Badge tone="warn">
            <span className="whitespace-normal">
              {mark.kind === 'highlight' ? marksCopy.changed : marksScreenCopy.gone}
            </span>
          </Badge>
        )}
      </span>
      {quote === '' ? null : (
        <span className="break-words">
          {mark.kind === 'highlight' && isThere ? (
            <mark className="rounded-[3px] bg-marker px-0.5 text-on-marker">{quote}</mark>
          ) : (
            quote
          )}
        </span>
      )}
      {mark.note === '' ? null : (
        <span className="whitespace-pre-line break-words border-l-3 border-pen pl-3 text-meta text-ink-2">
          {mark.note}
        </span>
      )}
    </>
  );
  return (
    <li className="flex items-stretch rounded-control border-[1.5px] border-line bg-surface">
      {chapter ? (
        <Link
          to="/tabs/$subjectId/$chapterId"
          params={{ subjectId: chapter.subjectId, chapterId: chapter._id }}
          search={item?.place ?? {}}
          onClick={() => isThere && hasPlaceOnScreen(mark) && wantMark(mark.markId)}
          className="grid min-w-0 flex-1 content-start gap-1.5 rounded-control px-4 py-3 text-ink no-underline hover:bg-pen-tint"
        >
          {words}
        </Link>
      ) : (
        <div className="grid min-w-0 flex-1 content-start gap-1.5 px-4 py-3">{words}</div>
      )}
      <IconButton
        label={marksScreenCopy.noteOf({ what: shortened(mark.quote.exact, 60) || name })}
        title={marksScreenCopy.note}
        aria-haspopup="dialog"
        onClick={onOpen}
        className="h-auto! min-h-12"
      >
        <NotebookPen size={20} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
