import { flashcardsCopy } from 'virtual:messages/flashcards';
import { Button } from '@repo/ui/button';
import { TickDisc } from '@repo/ui/tick';
import { Check, RotateCcw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { languageOfLines } from '#src/platform/language/language.ts';
import type { CardAnswer } from './deck.ts';

/** Result of a round: how many cards were known; `notYet` is how many can be repeated. */
export type Outcome = { known: number; notYet: number; count: number };

/** Below a card: a hint, the two answers, or the end of the round, all of the same height. */
export function AnswerRow({
  hasHint,
  isFlipped,
  answer,
  outcome,
  grades,
  titleRef,
  onAnswer,
  onOnceMore,
}: {
  hasHint: boolean;
  isFlipped: boolean;
  /** The answer to this card in this round. */
  answer: CardAnswer | undefined;
  /** The round's outcome; null until it is over. */
  outcome: Outcome | null;
  /** The four grades instead of the two answers, for Super students; null for others. */
  grades: ReactNode;
  titleRef: Ref<HTMLHeadingElement>;
  onAnswer: (answer: CardAnswer) => void;
  onOnceMore: () => void;
}) {
  if (outcome) return <RoundEnd {...outcome} titleRef={titleRef} onOnceMore={onOnceMore} />;
  if (!isFlipped)
    return (
      <div className="answer-row">
        {hasHint ? (
          <p lang={languageOfLines()} className="text-caption text-ink-3 lg:hidden">
            {flashcardsCopy.hinglish.tap}
          </p>
        ) : null}
      </div>
    );
  if (grades) return <div className="answer-row">{grades}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of buttons
    <div role="group" aria-label={flashcardsCopy.didYouKnow} className="answer-row">
      <Button
        variant="outlined"
        className="min-h-14 flex-1 !px-2 aria-pressed:border-pen aria-pressed:bg-pen-tint"
        icon={<RotateCcw size={18} aria-hidden="true" />}
        aria-pressed={answer === 'notYet'}
        aria-keyshortcuts="N"
        onClick={() => onAnswer('notYet')}
      >
        {flashcardsCopy.notYet}
      </Button>
      <Button
        variant="outlined"
        className="min-h-14 flex-1 !px-2 aria-pressed:border-pen aria-pressed:bg-pen-tint"
        icon={<Check size={20} aria-hidden="true" className="text-tick" />}
        aria-pressed={answer === 'knew'}
        aria-keyshortcuts="K"
        onClick={() => onAnswer('knew')}
      >
        {flashcardsCopy.knew}
      </Button>
    </div>
  );
}

function RoundEnd({
  known,
  notYet,
  count,
  titleRef,
  onOnceMore,
}: Outcome & { titleRef: Ref<HTMLHeadingElement>; onOnceMore: () => void }) {
  return (
    <div className="answer-row rounded-card bg-tick-tint px-3 narrow:flex-wrap narrow:py-2">
      <TickDisc size={32} animated />
      <div className="min-w-0 flex-1 narrow:min-w-[60%]">
        <h2 ref={titleRef} tabIndex={-1} className="text-body font-bold leading-tight text-tick">
          {flashcardsCopy.deckDone}
        </h2>
        {known + notYet > 0 ? (
          <p className="text-meta leading-tight tabular-nums">{flashcardsCopy.known({ n: known, count })}</p>
        ) : null}
      </div>
      {notYet > 0 ? (
        <Button
          variant="outlined"
          className="!px-3"
          icon={<RotateCcw size={18} aria-hidden="true" />}
          onClick={onOnceMore}
        >
          {flashcardsCopy.onceMore({ n: notYet })}
        </Button>
      ) : null}
    </div>
  );
}
