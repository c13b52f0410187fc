import { writtenPracticeCopy } from 'virtual:messages/writtenPractice';
import { Button } from '@repo/ui/button';
import { MarginPage } from '@repo/ui/margin-page';
import { markupNeeds } from '@repo/ui/markup-needs';
import { loadFormulas } from '@repo/ui/use-formulas';
import { type ReactNode, useState } from 'react';
import { PracticeHeading } from '#src/features/practice/practice-heading.tsx';
import type { Choice } from '#src/features/practice/use-choice.ts';
import { useUser } from '#src/platform/session/session.ts';
import { closeDraft } from '#src/study/written/kept-draft.ts';
import { textsOf } from '#src/study/written/written-texts.ts';
import { ChooseWritten } from './choose-written.tsx';
import { isOver, keepRun, readRun, type WrittenRun } from './kept-run.ts';
import { keptMarks } from './marks-by-chapter.ts';
import { RunningWritten } from './running-written.tsx';
import { WrittenResults } from './written-results.tsx';

/** Preload KaTeX before the first question, in case the network fails later. */
function loadFormulasFor({ sources }: WrittenRun): void {
  const texts = sources.flatMap(({ question }) => textsOf(question));
  if (texts.some((text) => markupNeeds(text) === 'formulas')) void loadFormulas();
}

function Resume({
  run,
  onResume,
  onAfresh,
}: {
  run: WrittenRun;
  onResume: () => void;
  onAfresh: () => void;
}) {
  return (
    <div className="flex min-h-[calc(100dvh-8.5rem)] flex-col md:min-h-dvh">
      <PracticeHeading />
      <MarginPage className="flex-1 py-6">
        <section
          className="mx-auto grid w-full max-w-120 gap-3 rounded-card bg-surface p-4 outline-ink"
          aria-labelledby="resume-title"
        >
          <h2 id="resume-title">{writtenPracticeCopy.resumeTitle}</h2>
          <p>{writtenPracticeCopy.resumeText({ done: keptMarks(run).length, count: run.sources.length })}</p>
          <Button onClick={onResume} fullWidth>
            {writtenPracticeCopy.resume}
          </Button>
          <Button variant="outlined" onClick={onAfresh} fullWidth>
            {writtenPracticeCopy.startAgain}
          </Button>
        </section>
      </MarginPage>
    </div>
  );
}

/** Choose, answer, see the marks. Stored with every mark, so leaving needs no confirmation. */
export function WrittenPractice({ choice, kindChoice }: { choice: Choice; kindChoice: ReactNode }) {
  const { id: userId } = useUser();
  const [run, setRun] = useState(() => readRun(userId));
  const [isGoingOn, setIsGoingOn] = useState(run !== null && isOver(run));
  const [isAgain, setIsAgain] = useState(false);

  const change = (next: WrittenRun | null) => {
    keepRun(userId, next);
    setRun(next);
  };
  const chooseAnew = () => {
    setIsAgain(true);
    change(null);
  };
  if (!run)
    return (
      <ChooseWritten
        choice={choice}
        kindChoice={kindChoice}
        takesFocus={isAgain}
        onStart={(begun) => {
          loadFormulasFor(begun);
          for (const { question } of begun.sources) closeDraft(userId, question._id);
          setIsGoingOn(true);
          change(begun);
        }}
      />
    );
  if (!isGoingOn)
    return (
      <Resume
        run={run}
        onResume={() => {
          loadFormulasFor(run);
          setIsGoingOn(true);
        }}
        onAfresh={chooseAnew}
      />
    );
  if (isOver(run)) return <WrittenResults run={run} onAgain={chooseAnew} />;
  return (
    <RunningWritten
      run={run}
      onKept={(marks) => change({ ...run, marks: run.marks.with(run.index, marks) })}
      onNext={() => change({ ...run, index: run.index + 1 })}
      onEnd={() => (keptMarks(run).length > 0 ? change({ ...run, index: run.sources.length }) : chooseAnew())}
    />
  );
}
