import '@repo/ui/content-text.css';
import { questionsCopy } from 'virtual:messages/questions';
import { reviseCopy } from 'virtual:messages/revise';
import { unanswered } from '@repo/contracts/limits/progress';
import type { Question } from '@repo/contracts/tests';
import { Button } from '@repo/ui/button';
import { Markup } from '@repo/ui/markup';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useUser } from '#src/platform/session/session.ts';
import { forgetUnsaved, keepUnsaved, readUnsaved } from '#src/platform/storage/unsaved-texts.ts';
import { useKeys } from '#src/platform/use-keys.ts';
import { AnswerEntry, type OwnAnswer, type TypingChoice } from '#src/study/questions/answer-entry.tsx';
import { AnswerReview } from '#src/study/questions/answer-review.tsx';
import { questionKeys } from '#src/study/questions/question-keys.ts';
import { QuestionText } from '#src/study/questions/question-text.tsx';
import { reviewAnswers } from '#src/study/questions/review-answers.ts';
import { ReviseFrame } from './revise-frame.tsx';
import type { Revision } from './use-session.ts';

type TurnProps = { revision: Revision; typing: TypingChoice; question: Question; chapterId: string };

type Entered = OwnAnswer & { unread: string | null };
const notAnswered: Entered = { option: unanswered, text: null, unread: null };

/** The answer to a question, stored while it is typed but not checked. */
function useEntered(item: string) {
  const { id: userId } = useUser();
  const about = `asked-${item}`;
  const [given, setGiven] = useState<Entered>(() => {
    const { text, unread, option } = readUnsaved(userId, about) ?? {};
    return { text: text ?? null, unread: unread ?? null, option: Number(option ?? unanswered) };
  });
  const forget = () => forgetUnsaved(userId, about);
  return {
    given,
    forget,
    setGiven: (entered: Entered) => {
      const { option, text, unread } = entered;
      const typed = { ...(text !== null && { text }), ...(unread !== null && { unread }) };
      if (text === null && unread === null) forget();
      else keepUnsaved(userId, about, { ...typed, option: String(option) });
      setGiven(entered);
    },
  };
}

/** A missed question: asked again, then shown with its solution and reason. */
export function QuestionTurn(props: TurnProps) {
  const { shown, queue } = props.revision.session;
  return shown ? (
    <Solution {...props} given={shown.given} />
  ) : (
    <Asked key={`${queue[0]} ${queue.length}`} {...props} />
  );
}

function Asked({ revision: { session, answer, putAway, undo }, typing, question, chapterId }: TurnProps) {
  const { given, setGiven, forget } = useEntered(session.queue[0] ?? '');
  const legend = useRef<HTMLLegendElement>(null);
  // Before paint, or keys pressed as soon as the question appears would be lost.
  useLayoutEffect(() => {
    legend.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  useKeys({ u: () => undo?.() });
  const isGiven = given.option !== unanswered || given.text !== null;
  const check = () => {
    if (!isGiven) return;
    forget();
    answer(given);
  };
  const onChoose = (option: number) => setGiven({ ...notAnswered, option });
  const onKeyDown = questionKeys({ legend, onChoose, onEnter: check });
  return (
    <ReviseFrame
      chapterId={chapterId}
      leftCount={session.queue.length}
      putAway={{
        label: reviseCopy.putQuestionAway,
        act: () => {
          forget();
          putAway();
        },
      }}
      undo={undo}
      status=""
      actions={
        <Button className="min-h-14 flex-1" disabled={!isGiven} onClick={check}>
          {reviseCopy.check}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the form controls inside it */}
      <div className="margin-page flex-1 py-5" onKeyDown={onKeyDown}>
        <div className="mx-auto grid w-full max-w-170 grid-cols-1 gap-4">
          {question.case ? (
            <details open className="rounded-card border-[1.5px] border-line-strong bg-surface px-4 pb-1">
              <summary className="flex min-h-12 cursor-pointer items-center font-bold">
                {questionsCopy.case.title}
              </summary>
              <div className="content-text pb-3">
                <Markup text={question.case.passage} />
              </div>
            </details>
          ) : null}
          <fieldset className="min-w-0">
            <legend ref={legend} tabIndex={-1} className="mb-5 w-full shadow-none! outline-none!">
              <span className="mb-1.5 block text-meta text-ink-2">{reviseCopy.missed}</span>
              <span className="quiz-text block font-bold text-h3">
                <QuestionText question={question} size="medium" />
              </span>
            </legend>
            <AnswerEntry
              {...{ question, typing, legend, onChoose }}
              place={0}
              answer={{ option: given.option, text: given.text ?? given.unread }}
              onType={(text, option, unread) => setGiven({ text, option, unread })}
            />
          </fieldset>
        </div>
      </div>
    </ReviseFrame>
  );
}

function Solution({
  revision: { session, goOn, undo },
  question,
  chapterId,
  given,
}: TurnProps & { given: OwnAnswer }) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    next.current?.focus({ preventScroll: true });
  }, []);
  useKeys({ u: () => undo?.() });
  const review = reviewAnswers([{ ...question, chapterId }], [given.option], [given.text]).map(
    (reviewed) => ({
      ...reviewed,
      name: reviseCopy.missed,
    }),
  );
  const isRight = given.option === question.correctAnswer;
  return (
    <ReviseFrame
      chapterId={chapterId}
      leftCount={session.queue.length}
      putAway={null}
      undo={undo}
      status={isRight ? questionsCopy.correct : questionsCopy.incorrect}
      actions={
        <Button ref={next} className="min-h-14 flex-1" onClick={goOn}>
          {questionsCopy.next}
        </Button>
      }
    >
      <div className="margin-page flex-1 py-5">
        <div className="mx-auto w-full max-w-170">
          <AnswerReview review={review} look="paper" />
        </div>
      </div>
    </ReviseFrame>
  );
}
