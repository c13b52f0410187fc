import { paperCopy } from 'virtual:messages/paper';
import { clsx } from 'clsx';
import { Flag } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { TypingChoice } from '#src/study/questions/answer-entry.tsx';
import { CaseSheet } from '#src/study/questions/case-sheet.tsx';
import { isTyped } from '#src/study/questions/machine.ts';
import { optionOfKey } from '#src/study/questions/question-keys.ts';
import { MarginMarks } from '#src/study/written/asked.tsx';
import type { Asked, Given } from '#src/study/written/kept-paper.ts';
import { ChoiceParts } from './choice-parts.tsx';
import type { SendToPaper } from './use-paper.ts';
import { WrittenPart } from './written-part.tsx';

type Props = {
  /** Index in the paper. */
  at: number;
  asked: Asked;
  given: Given;
  sectionName: string;
  send: SendToPaper;
  typing: TypingChoice;
  onNext: () => void;
  onPalette: () => void;
};

/** The fieldsets of a question; a case has several. */
const partsIn = (sheet: Element | null) => [...(sheet?.querySelectorAll<HTMLElement>('[data-part]') ?? [])];

/** Action of a key in a question, or null: a letter or digit chooses, M flags it, Q shows all questions. */
function actionOfKey(
  event: KeyboardEvent,
  { at, asked, given, send, onPalette }: Props,
): (() => void) | null {
  const { key, currentTarget, target } = event;
  if (key.toLowerCase() === 'm') return () => send({ type: 'flag', at, isFlagged: !given.isFlagged });
  if (key.toLowerCase() === 'q') return onPalette;
  if (asked.kind === 'written') {
    const alternative = asked.question.alternatives.length > 1 ? ['a', 'b'].indexOf(key.toLowerCase()) : -1;
    return alternative >= 0 ? () => send({ type: 'chooseAlternative', at, alternative }) : null;
  }
  const parts = partsIn(currentTarget);
  const here = parts.findIndex((part) => part.contains(target as Element));
  const part =
    here >= 0
      ? here
      : Math.max(
          0,
          given.options.findIndex((option, at) => option < 0 && !isTyped(given.typed, at)),
        );
  // No options while the field for a typed answer is open.
  const radios = parts[part]?.querySelectorAll<HTMLElement>('input[type=radio]');
  const option = optionOfKey(key, radios?.length ?? 0);
  if (option === null) return null;
  return () => {
    send({ type: 'choose', at, part, option });
    radios?.[option]?.focus();
  };
}

/** Enter moves through the parts of a case, then to the next question. */
function stepOn(event: KeyboardEvent, onNext: () => void): void {
  const parts = partsIn(event.currentTarget);
  const here = parts.findIndex((part) => part.contains(event.target as Element));
  const next = parts.length > 1 ? parts[here + 1] : undefined;
  if (!next) {
    onNext();
    return;
  }
  next.querySelector('legend')?.focus();
  next.scrollIntoView?.({ block: 'nearest' });
}

/**
 * A question of a running paper, with its marks in the margin and without its solution. Keys: letters and
 * digits choose, Enter goes to the next, M flags it, Q shows all questions.
 */
export function PaperQuestion(props: Props) {
  const { at, asked, given, sectionName, send, typing, onNext } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const caseSheet = useRef<HTMLElement>(null);
  // Before paint, or keys pressed as soon as the question appears would be lost.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const passage = asked.kind === 'choice' ? asked.questions[0]?.case?.passage : undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.altKey || target.closest('[role="dialog"]')) return;
    const isInText = target.closest('textarea') !== null;
    const isWithControl = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && !target.closest('button, a, summary') && !event.repeat) {
      if (isInText !== isWithControl) return;
      event.preventDefault();
      stepOn(event, onNext);
      return;
    }
    if (isInText || isWithControl || target.matches('input[type=text]')) return;
    const act = actionOfKey(event, props);
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the form controls inside it
    <div className="flex flex-1 flex-col" onKeyDown={onKeyDown}>
      <div className="margin-page flex-1 pt-3 pb-8">
        <div className={clsx('mx-auto w-full', passage === undefined ? 'max-w-170' : 'max-w-page')}>
          <div className="mb-3 flex items-start gap-3 narrow:flex-wrap">
            <h2
              ref={heading}
              tabIndex={-1}
              className="mr-auto min-w-0 py-2 font-body font-bold text-body outline-none!"
            >
              {paperCopy.question({ n: asked.number })}
              <span className="block font-normal text-caption text-ink-2">{sectionName}</span>
            </h2>
            <button
              type="button"
              aria-pressed={given.isFlagged}
              onClick={() => send({ type: 'flag', at, isFlagged: !given.isFlagged })}
              className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control border-[1.5px] border-line-strong bg-surface px-3 font-bold text-meta aria-pressed:border-redpen aria-pressed:bg-red-tint aria-pressed:text-redpen"
            >
              <Flag size={16} aria-hidden="true" fill={given.isFlagged ? 'currentColor' : 'none'} />
              {paperCopy.flag}
            </button>
            <span className="py-2">
              <MarginMarks halves={asked.marks * 2} />
            </span>
          </div>
          {asked.kind === 'written' ? (
            <WrittenPart
              question={asked.question}
              given={given}
              onChoose={(alternative) => send({ type: 'chooseAlternative', at, alternative })}
              onText={(text) => send({ type: 'write', at, text })}
              onPaper={(isOnPaper) => send({ type: 'putOnPaper', at, isOnPaper })}
            />
          ) : (
            <div className={clsx(passage !== undefined && 'case-layout')}>
              {passage === undefined ? null : (
                <CaseSheet
                  ref={caseSheet}
                  passage={passage}
                  range={paperCopy.question({ n: asked.number })}
                />
              )}
              <ChoiceParts
                {...{ given, typing }}
                questions={asked.questions}
                onChoose={(part, option) => send({ type: 'choose', at, part, option })}
                onType={(part, text, option, unread) =>
                  send({ type: 'type', at, part, text, option, unread })
                }
              />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
