import { sourceText } from './source-text.ts';
import './written.css';
import { writtenCopy } from 'virtual:messages/written';
import { writtenLength } from '@repo/contracts/written.rules';
import { Button } from '@repo/ui/button';
import { lazyOrNothing } from '@repo/ui/lazy-or';
import { Markup } from '@repo/ui/markup';
import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { ExtraLabel } from '#src/content/extra/extra-label.tsx';
import { useLibrary } from '#src/content/library/library.ts';
import { ActionBar } from '#src/platform/layout/action-bar.tsx';
import { Bookmark } from '#src/reading/annotations/bookmark.tsx';
import { useMarkable } from '#src/reading/annotations/markable.ts';
import { ReportMistake } from '#src/reading/reports/report-mistake.tsx';
import { writtenIdOf } from '#src/study-log/outbox/job.ts';
import { Asked, MarginMarks } from './asked.tsx';
import { BesidePoints } from './beside-points.tsx';
import { ChooseAlternative } from './choose-alternative.tsx';
import { askedText, hasSteps } from './has-steps.ts';
import { MarksState } from './marks-state.tsx';
import { MarksText } from './marks-text.tsx';
import { ModelAnswer } from './model-answer.tsx';
import { OwnText } from './own-text.tsx';
import { type Answer, useAnswer, type WrittenSource } from './use-answer.ts';
import type { Marks } from './use-written-marks.ts';

const StepsCheck = lazyOrNothing(async () => (await import('./steps-check.tsx')).StepsCheck);

const typing = 'textarea';

/** Action of a key: a letter chooses, a digit ticks; null for other keys. */
function actionOfKey(key: string, { question, draft, choose, tick }: Answer): (() => void) | null {
  if (draft.ticked !== null) {
    const at = key.length === 1 ? '123456789'.indexOf(key) : -1;
    return at >= 0 ? () => tick(at) : null;
  }
  const alternative = question.alternatives.length > 1 ? ['a', 'b'].indexOf(key.toLowerCase()) : -1;
  return alternative >= 0 ? () => choose(alternative) : null;
}

/**
 * A written question from question to marks: think or write, compare with the model answer, tick the points,
 * submit. Keys: A and B choose, digits tick, Enter continues.
 */
export function WrittenQuestion({
  source,
  above,
  next,
  onKept,
}: {
  source: WrittenSource;
  /** Shown above the question: back link, counter. */
  above: ReactNode;
  /** The single link or button after submitting; it is focused then. */
  next: ReactNode;
  onKept?: (marks: Marks) => void;
}) {
  const answer = useAnswer(source);
  const { question, draft, chosen, halves, outOfHalves, isKept } = answer;
  const { marks, passage, alternatives } = question;
  const isShown = draft.ticked !== null;
  const { findChapter, findSubject } = useLibrary();
  const subject = findSubject(findChapter(question.chapterId)?.subjectId ?? '');
  const item = { about: 'written', chapterId: question.chapterId, itemId: question._id } as const;
  const markable = useMarkable(item);
  const heading = useRef<HTMLHeadingElement>(null);
  const modelHeading = useRef<HTMLHeadingElement>(null);
  const nextStep = useRef<HTMLSpanElement>(null);
  const begun = useRef(false);

  // Before paint, or keys pressed as soon as the question appears would be lost.
  useLayoutEffect(() => {
    const target = isShown && begun.current ? modelHeading.current : heading.current;
    target?.focus({ preventScroll: true });
    if (begun.current) target?.scrollIntoView?.({ block: 'start' });
    else window.scrollTo(0, 0);
    begun.current = true;
  }, [isShown]);
  useLayoutEffect(() => {
    if (isKept) nextStep.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [isKept]);

  const keep = () => {
    const kept = answer.keepMarks();
    if (kept) onKept?.(kept);
  };
  const onward = () => (isShown ? keep() : answer.showAnswer());

  const stepsTool = (asked: typeof chosen) => {
    if (!asked || !hasSteps(subject?.name, asked)) return undefined;
    return (field: RefObject<HTMLTextAreaElement | null>) => (
      <Suspense fallback={null}>
        <StepsCheck
          field={field}
          text={draft.text}
          question={askedText(passage, asked)}
          onText={answer.write}
        />
      </Suspense>
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.altKey || target.closest('[role="dialog"]')) return;
    const isTyping = target.closest(typing) !== null;
    if (event.key === 'Enter' && !target.closest('button, a, summary') && !event.repeat) {
      if (isTyping !== (event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onward();
      return;
    }
    if (isTyping || event.ctrlKey || event.metaKey) return;
    const act = actionOfKey(event.key, answer);
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the form controls inside it
    <div className="flex flex-1 flex-col" onKeyDown={onKeyDown}>
      <div className="margin-page flex-1 pt-3 pb-8">
        <div className={clsx('mx-auto grid w-full gap-4', isShown ? 'max-w-page' : 'max-w-170')}>
          {above}
          <div className="grid gap-4">
            <div className="flex items-start justify-between gap-3">
              <h2
                ref={heading}
                tabIndex={-1}
                className="font-body font-bold text-meta text-ink-2 outline-none!"
              >
                {writtenCopy.length[writtenLength(marks)]}
                {question.source ? (
                  <span className="block font-normal text-caption">{sourceText(question.source)}</span>
                ) : null}
                <ExtraLabel item={question} />
              </h2>
              <MarginMarks halves={outOfHalves} />
            </div>
            {passage ? (
              <section
                ref={markable}
                aria-label={writtenCopy.passage}
                className="content-text rounded-card border-[1.5px] border-line bg-surface p-4"
              >
                <Markup text={passage} />
              </section>
            ) : null}
            {alternatives.length > 1 && !isShown ? (
              <ChooseAlternative {...{ alternatives }} chosen={draft.alternative} onChoose={answer.choose} />
            ) : chosen ? (
              <div ref={markable}>
                <Asked {...chosen} />
              </div>
            ) : null}
          </div>
          {isShown && chosen ? (
            <>
              <BesidePoints text={draft.text} writtenId={question._id}>
                <h3 ref={modelHeading} id="model-answer" tabIndex={-1} className="outline-none!">
                  {writtenCopy.modelAnswer}
                </h3>
                <ModelAnswer
                  parts={chosen.parts}
                  ticked={draft.ticked ?? ''}
                  isLocked={isKept}
                  textRef={markable}
                  onTick={answer.tick}
                />
              </BesidePoints>
              <div className="-ml-3 flex flex-wrap items-center justify-self-start">
                <ReportMistake
                  item={{ kind: 'written', chapterId: question.chapterId, itemId: question._id }}
                />
                <Bookmark item={item} text={chosen.question} />
              </div>
              <div role="status">{isKept ? <MarksState jobId={writtenIdOf(draft.attemptId)} /> : null}</div>
              {isKept ? null : (
                <Button
                  variant="quiet"
                  size="sm"
                  className="-ml-4 justify-self-start"
                  onClick={answer.startAgain}
                >
                  {writtenCopy.startAgain}
                </Button>
              )}
            </>
          ) : (
            <OwnText
              text={draft.text}
              keepsText={draft.keepsText}
              onText={answer.write}
              onKeepsText={answer.keepText}
              tools={stepsTool(chosen)}
            />
          )}
        </div>
      </div>
      <ActionBar>
        <span role="status" className="font-heading text-h3 text-redpen">
          {isShown ? <MarksText {...{ halves, outOfHalves }} /> : null}
          {!isShown && !chosen ? (
            <span className="font-normal text-ink-2 text-meta">{writtenCopy.chooseFirst}</span>
          ) : null}
        </span>
        {isKept ? (
          <span ref={nextStep} className="contents">
            {next}
          </span>
        ) : (
          <Button onClick={onward} disabled={!isShown && !chosen} className="min-w-36">
            {isShown ? writtenCopy.keepMarks : writtenCopy.showAnswer}
          </Button>
        )}
      </ActionBar>
    </div>
  );
}
