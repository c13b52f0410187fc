import { type KeptAttempt, useKeptAttempt } from '#src/questions/kept-attempts.ts';
import { ResumeCard } from '#src/questions/resume-card.tsx';
import { useUser } from '#src/session/session.ts';
import { quizCopy } from './quiz-copy.ts';
import { shortTitle } from './short-title.ts';

/** A started quiz that isn't running here: it was interrupted, or another tab runs it. */
export function WaitingQuiz({
  kept,
  chapterName,
  isElsewhere,
  onResume,
  onAfresh,
}: {
  kept: KeptAttempt;
  chapterName: string;
  isElsewhere: boolean;
  onResume: () => void;
  onAfresh: () => void;
}) {
  const { id: userId } = useUser();
  const now = useKeptAttempt(userId, kept.test._id);
  const { answers } = now?.attemptId === kept.attemptId ? now : kept;
  return (
    <ResumeCard
      caption={shortTitle(kept.test.title, chapterName)}
      title={isElsewhere ? quizCopy.elsewhereTitle : quizCopy.resumeTitle}
      line={isElsewhere ? quizCopy.hinglish.elsewhere : quizCopy.hinglish.resume}
      resumeLabel={isElsewhere ? quizCopy.goOnHere : quizCopy.resume}
      afreshLabel={quizCopy.startAgain}
      answers={answers}
      deadlineMs={kept.deadlineMs}
      onResume={onResume}
      onAfresh={onAfresh}
    />
  );
}
