import { markedTexts } from '@repo/contracts/items/question';
import { markupNeeds } from '@repo/ui/markup-needs';
import { loadFormulas } from '@repo/ui/use-formulas';
import { useState } from 'react';
import { useHeldUpdate } from '#src/offline/new-version.ts';
import type { PracticeSet } from '#src/questions/kept-practice.ts';
import { LeaveGuard } from '#src/questions/leave-guard.tsx';
import { ResumeCard } from '#src/questions/resume-card.tsx';
import { ChoosePractice } from './choose-practice.tsx';
import { practiceCopy } from './practice-copy.ts';
import { PracticeHeading } from './practice-heading.tsx';
import { PracticeResults } from './practice-results.tsx';
import { RunningPractice } from './running-practice.tsx';
import { useChoice } from './use-choice.ts';
import { usePractice } from './use-practice.ts';

/** Formulas are fetched before the first question, so that they are there if the network goes. */
function loadFormulasFor({ questions }: PracticeSet): void {
  const texts = questions.flatMap((question) => [
    ...markedTexts(question).map(([, text]) => text),
    ...question.options,
  ]);
  if (texts.some((text) => markupNeeds(text) === 'formulas')) void loadFormulas();
}

/** Choose, answer, see what to revise. Leaving a running practice gives it up; a reload or a crash does not. */
export function EarlyPractice() {
  const { kept, set, run, dispatch, start, resume, forget, giveUp } = usePractice();
  const choice = useChoice();
  const [isAgain, setIsAgain] = useState(false);
  const chooseAnew = () => {
    setIsAgain(true);
    giveUp();
  };
  const isRunning = run.phase === 'inProgress';
  useHeldUpdate(isRunning);

  return (
    <>
      <LeaveGuard
        title={practiceCopy.leaveTitle}
        text={practiceCopy.leaveText}
        isRunning={isRunning}
        onLeave={forget}
      />
      {run.phase === 'inProgress' && set ? (
        <RunningPractice set={set} run={run} dispatch={dispatch} onEnd={chooseAnew} />
      ) : null}
      {run.phase === 'results' && set ? <PracticeResults set={set} ended={run} onAgain={chooseAnew} /> : null}
      {run.phase === 'notStarted' && kept ? (
        <div className="flex min-h-[calc(100dvh-8.5rem)] flex-col md:min-h-dvh">
          <PracticeHeading />
          <ResumeCard
            caption={practiceCopy.questionCount(kept.answers.length)}
            title={practiceCopy.resumeTitle}
            line={practiceCopy.hinglish.resume}
            resumeLabel={practiceCopy.resume}
            afreshLabel={practiceCopy.startAgain}
            answers={kept.answers}
            deadlineMs={kept.deadlineMs}
            onResume={resume}
            onAfresh={chooseAnew}
          />
        </div>
      ) : null}
      {run.phase === 'notStarted' && !kept ? (
        <ChoosePractice
          choice={choice}
          takesFocus={isAgain}
          onStart={(chosen, minutes) => {
            loadFormulasFor(chosen);
            start(chosen, minutes);
          }}
        />
      ) : null}
    </>
  );
}
