import { writtenTabCopy } from 'virtual:messages/writtenTab';
import { Loading } from '@repo/ui/loading';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Suspense, useEffect } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { useDiagrams } from '#src/features/chapter/diagrams/diagram.ts';
import { QuizTab } from '#src/features/chapter/quiz/quiz-tab.tsx';
import type { ChapterPart } from '#src/platform/navigation/chapter-place.ts';
import { lazyPart } from '#src/platform/offline/part-missing.tsx';

const load = async () => (await import('./written-tab.tsx')).WrittenTab;
const WrittenTab = lazyPart(load);
const DiagramList = lazyPart(
  async () => (await import('#src/features/chapter/diagrams/diagram-list.tsx')).DiagramList,
);

const parts = [
  { part: undefined, label: writtenTabCopy.quiz },
  { part: 'written', label: writtenTabCopy.written },
  { part: 'diagrams', label: writtenTabCopy.diagrams },
] as const;
type Part = (typeof parts)[number]['part'];

/** Quiz | Written | Diagrams, each with a URL, so that Back switches between them. */
function PartSwitch({ place, part, has }: { place: Place; part: Part; has: Record<ChapterPart, boolean> }) {
  return (
    <nav aria-label={writtenTabCopy.parts} className="margin-page pt-4">
      <div className="mx-auto flex w-full max-w-170 flex-wrap gap-2 md:justify-center">
        {parts
          .filter(({ part: one }) => one === undefined || has[one])
          .map(({ part: one, label }) => (
            <Link
              key={label}
              to="/tabs/$subjectId/$chapterId"
              params={place}
              search={{ tab: 'quiz', part: one }}
              resetScroll={false}
              aria-current={one === part ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center rounded-full border-[1.5px] px-4 font-bold text-meta no-underline',
                one === part
                  ? 'border-pen bg-pen-tint text-pen'
                  : 'border-line-strong bg-surface text-ink hover:bg-sunken',
              )}
            >
              {label}
            </Link>
          ))}
      </div>
    </nav>
  );
}

type Place = { subjectId: string; chapterId: string };

/** A chapter's quiz tab: the quiz, and written questions and diagrams if it has any. */
export function QuestionsTab({
  subjectId,
  chapterId,
  part,
  question,
  isQuizRunning,
}: Place & {
  part: Part;
  /** Id of the open written question. */
  question: string | undefined;
  isQuizRunning: boolean;
}) {
  const hasWritten = useLibrary().writtenOfChapter(chapterId).length > 0;
  const hasDiagrams = useDiagrams().diagrams.length > 0;
  useEffect(() => {
    // Preload before the tap, so that it works offline.
    if (hasWritten) load().catch(() => {});
  }, [hasWritten]);
  const place = { subjectId, chapterId };
  const shown = part === 'written' && !hasWritten && question === undefined ? undefined : part;
  const has = { written: hasWritten, diagrams: hasDiagrams || part === 'diagrams' };
  return (
    <>
      {(has.written || has.diagrams) && !isQuizRunning && question === undefined ? (
        <PartSwitch place={place} part={shown} has={has} />
      ) : null}
      {shown === 'diagrams' ? (
        <Suspense fallback={<Loading label={writtenTabCopy.loading} className="px-4 py-6" />}>
          <DiagramList chapterId={chapterId} />
        </Suspense>
      ) : shown === 'written' ? (
        <Suspense fallback={<Loading label={writtenTabCopy.loading} className="px-4 py-6" />}>
          <WrittenTab {...place} questionId={question} />
        </Suspense>
      ) : (
        <QuizTab chapterId={chapterId} />
      )}
    </>
  );
}
