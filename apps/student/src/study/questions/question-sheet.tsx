import { questionsCopy } from 'virtual:messages/questions';
import { type QuestionGroup, questionGroups } from '@repo/contracts/items/question-kinds';
import { unanswered } from '@repo/contracts/limits/progress';
import type { Question } from '@repo/contracts/tests';
import { Button } from '@repo/ui/button';
import { clsx } from 'clsx';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { ExtraLabel } from '#src/content/extra/extra-label.tsx';
import { languageOfLines } from '#src/platform/language/language.ts';
import { ActionBar } from '#src/platform/layout/action-bar.tsx';
import { AnswerEntry, isTyping, useTypingChoice } from './answer-entry.tsx';
import { AnswerMeter } from './answer-meter.tsx';
import { CaseSheet } from './case-sheet.tsx';
import { isAnswered, type OnType, type TypedTexts } from './machine.ts';
import { type OpenHints, QuestionHints } from './question-hints.tsx';
import { questionKeys } from './question-keys.ts';
import { QuestionText } from './question-text.tsx';
import { useReadAhead } from './read-ahead.ts';

type Props = {
  questions: readonly Question[];
  /** The current question, from 0. */
  index: number;
  answers: readonly number[];
  typed?: TypedTexts | undefined;
  unread?: TypedTexts | undefined;
  onChoose: (option: number) => void;
  onType: (at: number, ...typed: Parameters<OnType>) => void;
  onPrevious: () => void;
  onNext: () => void;
  onFinish: () => void;
  /** Omitted where questions have no hints. */
  hints?: OpenHints;
};

/** Focuses a case when it first appears, so that it is read once, else the question. */
function useArrival(index: number, group: QuestionGroup) {
  const legend = useRef<HTMLLegendElement>(null);
  const caseSheet = useRef<HTMLElement>(null);
  const metCases = useRef(new Set<number>());
  // Before paint, or keys pressed as soon as the question appears would be lost.
  useLayoutEffect(() => {
    const isMet = metCases.current.has(group.first);
    metCases.current.add(group.first);
    const question = legend.current;
    const passage = caseSheet.current;
    const target = isMet || !passage ? question : passage;
    target?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    // Scroll it into view when an open passage covers it.
    if (
      passage &&
      target === question &&
      (question?.getBoundingClientRect().top ?? 0) > window.innerHeight / 2
    )
      question?.scrollIntoView();
  }, [index, group.first]);
  return { legend, caseSheet };
}

/**
 * One question of a running quiz or practice with its case. Keys: arrows, 1-6 or A-F choose, Enter goes to
 * the next.
 */
export function QuestionSheet({
  questions,
  index,
  answers,
  typed,
  unread,
  onChoose,
  onType,
  onPrevious,
  onNext,
  onFinish,
  hints,
}: Props) {
  const groups = useMemo(() => questionGroups(questions), [questions]);
  const group = groups.findLast(({ first }) => first <= index) ?? { first: index, count: 1 };
  const { legend, caseSheet } = useArrival(index, group);
  const question = questions[index];
  const typing = useTypingChoice([...(typed ?? []), ...(unread ?? [])].some((text) => text !== null));
  useReadAhead(questions[index + 1]);
  const answer = { option: answers[index] ?? unanswered, text: typed?.[index] ?? unread?.[index] ?? null };
  const hasAnswer = isAnswered({ answers, typed, index });
  const isLast = index === answers.length - 1;
  const onward = isLast ? onFinish : onNext;
  if (!question) return null;
  const passage = question.case?.passage;

  const onKeyDown = questionKeys({
    ...{ legend, onChoose },
    onEnter: () => hasAnswer && onward(),
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the form controls inside it
    <div className="flex flex-1 flex-col" onKeyDown={onKeyDown}>
      <div className="margin-page flex-1 pb-8 pt-5 [@media(max-height:30rem)]:pt-2">
        <div className={clsx('mx-auto w-full', passage === undefined ? 'max-w-170' : 'max-w-page')}>
          <AnswerMeter {...{ answers, typed, groups, index }} />
          <div className={clsx(passage !== undefined && 'case-layout')}>
            {passage === undefined ? null : (
              <CaseSheet
                key={`case ${group.first}`}
                ref={caseSheet}
                passage={passage}
                range={questionsCopy.case.range({
                  count: group.count,
                  first: group.first + 1,
                  last: group.first + group.count,
                })}
              />
            )}
            <fieldset className="mt-4 min-w-0 [@media(max-height:30rem)]:mt-2">
              {/* Remounted for each question, so that it gets focus and is read; options are updated in
                  place, which is faster. */}
              <legend
                key={index}
                ref={legend}
                tabIndex={-1}
                className="mb-5 w-full shadow-none! outline-none! [@media(max-height:30rem)]:mb-2"
              >
                <span className="mb-1.5 block text-meta text-ink-2 [@media(max-height:30rem)]:mb-0">
                  {questionsCopy.questionOf({ n: index + 1, count: answers.length })}
                  <ExtraLabel item={question} />
                </span>
                <span className="quiz-text block font-bold text-h3">
                  <QuestionText question={question} size="medium" />
                </span>
              </legend>
              <AnswerEntry
                {...{ question, answer, typing, legend, onChoose }}
                place={index}
                onType={(...typedNow) => onType(index, ...typedNow)}
              />
              {hints ? <QuestionHints {...{ question, hints }} /> : null}
            </fieldset>
          </div>
        </div>
      </div>
      <ActionBar>
        <Button variant="outlined" onClick={onPrevious} disabled={index === 0}>
          {questionsCopy.previous}
        </Button>
        <span
          lang={languageOfLines()}
          aria-live="polite"
          className={clsx('text-center text-meta text-ink-2', hasAnswer && 'invisible')}
        >
          {hasAnswer || isTyping(question, answer, typing) ? '' : questionsCopy.hinglish.chooseOption}
        </span>
        <Button onClick={onward} disabled={!hasAnswer} className="min-w-24">
          {isLast ? questionsCopy.finish : questionsCopy.next}
        </Button>
      </ActionBar>
    </div>
  );
}
