import { quizCopy } from 'virtual:messages/quiz';
import { useUser } from '#src/platform/session/session.ts';
import { type KeptAttempt, useKeptAttempt } from '#src/study/questions/kept-attempts.ts';
import { ResumeCard } from '#src/study/questions/resume-card.tsx';
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
  const { answers, typed } = now?.attemptId === kept.attemptId ? now : kept;
  return (
    <ResumeCard
      caption={shortTitle(kept.test.title, chapterName)}
      title={isElsewhere ? quizCopy.elsewhereTitle : quizCopy.resumeTitle}
      line={isElsewhere ? quizCopy.hinglish.elsewhere : quizCopy.hinglish.resume}
      resumeLabel={isElsewhere ? quizCopy.goOnHere : quizCopy.resume}
      afreshLabel={quizCopy.startAgain}
      {...{ answers, typed }}
      deadlineMs={kept.deadlineMs}
      onResume={onResume}
      onAfresh={onAfresh}
    />
  );
}
