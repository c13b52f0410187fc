import { subjectStyle } from '@repo/ui/subject-theme';
import { Link } from '@tanstack/react-router';
import { BookOpen, ChevronRight } from 'lucide-react';
import { useLibrary } from '#src/library/library.ts';
import { useSubjectColor } from '#src/library/subject-color.ts';
import { lastRead } from '#src/session/last-read.ts';
import { dashboardCopy } from './dashboard-copy.ts';

/** Back to the page that was read last, when that chapter is still there and open. */
export function ContinueCard() {
  const { findChapter, topicsOfChapter } = useLibrary();
  const place = lastRead.get();
  const color = useSubjectColor(place?.subjectId ?? '');
  const chapter = findChapter(place?.chapterId);
  const topic = chapter && place ? topicsOfChapter(chapter._id)[place.topicIndex] : undefined;
  if (!place || !chapter || !topic || chapter.isLocked) return null;
  const { subjectId, _id: chapterId } = chapter;
  const page = Math.min(place.pageIndex + 1, topic.pages.length);
  return (
    <Link
      to="/tabs/$subjectId/$chapterId"
      params={{ subjectId, chapterId }}
      style={subjectStyle(color)}
      className="subject-scope flex min-h-16 items-center gap-3 rounded-card outline-ink bg-surface py-2 pl-4 pr-3 text-ink no-underline hover:bg-sunken"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-chip bg-subject-tint text-subject-text">
        <BookOpen size={22} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 break-words font-bold">
          {dashboardCopy.continueLabel} {chapter.name}, {dashboardCopy.pageOf(page, topic.pages.length)}
        </span>
        <span className="block truncate text-meta text-ink-2">{topic.name}</span>
      </span>
      <ChevronRight size={22} aria-hidden="true" className="shrink-0 text-ink-3" />
    </Link>
  );
}
