import { useTypingChoice } from '#src/study/questions/answer-entry.tsx';
import { CardTurn } from './card-turn.tsx';
import { QuestionTurn } from './question-turn.tsx';
import type { Revision } from './use-session.ts';

/** The current item of today's reviews: a card or a question. */
export function RunningRevision({ revision, examDay }: { revision: Revision; examDay: number }) {
  const { top } = revision;
  const typing = useTypingChoice(false);
  if (top?.kind === 'card') return <CardTurn revision={revision} card={top.card} examDay={examDay} />;
  if (top?.kind === 'question')
    return <QuestionTurn {...{ revision, typing }} question={top.question} chapterId={top.chapterId} />;
  return null;
}
