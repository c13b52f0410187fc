import '#src/platform/layout/alone-screen.css';
import { practiceCopy } from 'virtual:messages/practice';
import { questionsCopy } from 'virtual:messages/questions';
import { AlertDialog } from '@repo/ui/alert-dialog';
import { Badge } from '@repo/ui/badge';
import { IconButton } from '@repo/ui/button';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useState } from 'react';
import { ChapterFigures } from '#src/content/figures/chapter-figures.tsx';
import { useAwakeScreen } from '#src/platform/fullscreen/awake-screen.ts';
import { useFullscreen } from '#src/platform/fullscreen/fullscreen.ts';
import { useZenMode } from '#src/platform/fullscreen/zen-mode.ts';
import type { PracticeSet } from '#src/study/questions/kept-practice.ts';
import type { QuizEvent, QuizState } from '#src/study/questions/machine.ts';
import type { OpenHints } from '#src/study/questions/question-hints.tsx';
import { QuestionSheet } from '#src/study/questions/question-sheet.tsx';
import { RunningClock } from '#src/study/questions/running-clock.tsx';
import { testNowMs } from '#src/study/questions/test-clock.ts';

type Running = Extract<QuizState, { phase: 'inProgress' }>;

/** A running practice: exit at the left, optional clock at the right, one question at a time. */
export function RunningPractice({
  set,
  run,
  dispatch,
  hints,
  onEnd,
}: {
  set: PracticeSet;
  run: Running;
  dispatch: (event: QuizEvent) => void;
  hints: OpenHints;
  onEnd: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const { isZenMode } = useZenMode();
  useFullscreen(true);
  useAwakeScreen(Number.isFinite(run.deadlineMs));
  const question = set.questions[run.index];
  if (!question) return null;
  return (
    <div className="alone-screen flex min-h-dvh flex-col">
      <header
        data-toasts-below
        className={clsx(
          'alone-header sticky top-0 z-31 flex items-center gap-1 border-b-[1.5px] border-line bg-surface pl-1 pr-4 md:px-4',
          // Leave room for the button that leaves zen mode.
          isZenMode && 'md:pr-48',
        )}
      >
        <IconButton label={practiceCopy.endPractice} className="!text-ink" onClick={() => setIsAsking(true)}>
          <X size={22} aria-hidden="true" />
        </IconButton>
        <h1 className="font-heading text-[min(1.0625rem,7vw)] leading-[1.18] md:text-h3">
          {practiceCopy.title}
        </h1>
        <span className="ml-2 mr-auto max-[22rem]:sr-only">
          <Badge tone="super">{practiceCopy.early}</Badge>
        </span>
        {Number.isFinite(run.deadlineMs) ? (
          <RunningClock deadlineMs={run.deadlineMs} onTick={(nowMs) => dispatch({ type: 'tick', nowMs })} />
        ) : null}
      </header>
      <ChapterFigures chapterId={question.chapterId} isAlone>
        <QuestionSheet
          questions={set.questions}
          index={run.index}
          answers={run.answers}
          typed={run.typed}
          unread={run.unread}
          onType={(at, text, option, unread) => dispatch({ type: 'type', at, text, option, unread })}
          onChoose={(option) => dispatch({ type: 'choose', option })}
          onPrevious={() => dispatch({ type: 'previous' })}
          onNext={() => dispatch({ type: 'next' })}
          hints={hints}
          onFinish={() => dispatch({ type: 'finish', nowMs: testNowMs() })}
        />
      </ChapterFigures>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={practiceCopy.leaveTitle}
        description={practiceCopy.leaveText}
        confirmLabel={questionsCopy.leave}
        cancelLabel={questionsCopy.stay}
        onConfirm={onEnd}
      />
    </div>
  );
}
