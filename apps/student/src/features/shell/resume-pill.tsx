import { Link } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import { type Library, useLibrary } from '#src/library/library.ts';
import { lastRead } from '#src/session/last-read.ts';
import { shellCopy } from './shell-copy.ts';
import { useIsOnScreen } from './use-is-on-screen.ts';

/** Home and practice have the same in larger; the road and the chapter need the room themselves. */
const withoutPill = /^\/(dashboard|practice|subject|tabs|payment-result)(\/|$)/;

/** What was read last and can be opened, or null. The page counts from 1. */
function lastPage({ findChapter, topicsOfChapter }: Library) {
  const last = lastRead.get();
  const chapter = findChapter(last?.chapterId);
  const topic = chapter && last ? topicsOfChapter(chapter._id)[last.topicIndex] : undefined;
  if (!last || !chapter || !topic || chapter.isLocked) return null;
  return { chapter, page: Math.min(last.pageIndex + 1, topic.pages.length), of: topic.pages.length };
}

/** Where the pill is shown, and what it says; null elsewhere. */
export function useResume() {
  const library = useLibrary();
  return useIsOnScreen(withoutPill) ? null : lastPage(library);
}

/** Back to the page that was read last, slim above the bottom bar; it goes with it while a keyboard is open. */
export function ResumePill({ resume }: { resume: NonNullable<ReturnType<typeof useResume>> }) {
  const { chapter, page, of } = resume;
  return (
    <Link
      to="/tabs/$subjectId/$chapterId"
      params={{ subjectId: chapter.subjectId, chapterId: chapter._id }}
      className="fixed inset-x-4 bottom-[calc(4rem+var(--safe-bottom,env(safe-area-inset-bottom))+8px)] z-20 mx-auto flex min-h-11 w-fit max-w-[calc(100%-2rem)] items-center gap-2 rounded-full border-[1.5px] border-edge bg-surface px-4 text-meta font-bold text-pen no-underline shadow-float md:hidden [@media(max-height:420px)]:hidden"
    >
      <BookOpen size={18} aria-hidden="true" className="shrink-0" />
      <span className="truncate">{shellCopy.resume(chapter.name)}</span>
      <span className="-ml-1 shrink-0">{shellCopy.resumePage(page, of)}</span>
    </Link>
  );
}
