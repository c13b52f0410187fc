import { notesCopy } from 'virtual:messages/notes';
import { completeDone } from '@repo/contracts/messages/progress';
import { ErrorPanel } from '@repo/ui/error-panel';
import { TickDisc } from '@repo/ui/tick';
import { speech } from '@repo/ui/words';
import { languageOfLines } from '#src/platform/language/language.ts';
import { ExamQuestion } from '#src/study/exam-plan/exam-question.tsx';
import { NextCard } from '#src/study/next/next-card.tsx';
import type { Completion } from './use-completion.ts';

/** The end of a chapter's last page: the tick, any failure, and the next step. */
export function ChapterEnd({ completion }: { completion: Completion }) {
  const { chapterId, isCompleted, isFresh, isKept, failure, isBusy, markFinished } = completion;
  return (
    <div className="mx-auto grid w-full max-w-measure gap-4 px-4 py-5">
      {failure ? <ErrorPanel message={failure} onRetry={markFinished} isRetrying={isBusy} /> : null}
      {isFresh ? (
        <p role="status" className="flex items-center gap-3 rounded-card bg-tick-tint p-4">
          <TickDisc size={48} animated />
          <span>
            <span className="block font-bold text-tick">
              {isKept ? notesCopy.completedHere : speech.say(completeDone)}
            </span>
            <span lang={languageOfLines()}>
              {isKept ? notesCopy.hinglish.kept : notesCopy.hinglish.finished}
            </span>
          </span>
        </p>
      ) : null}
      <NextCard ending={{ kind: isCompleted ? 'chapterFinished' : 'lastPage', chapterId }} />
      {isCompleted ? <ExamQuestion /> : null}
    </div>
  );
}
