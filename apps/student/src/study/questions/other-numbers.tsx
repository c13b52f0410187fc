import '@repo/ui/content-text.css';
import { questionsCopy } from 'virtual:messages/questions';
import { unanswered } from '@repo/contracts/limits/progress';
import { type DrawnVariant, drawVariant } from '@repo/contracts/other-numbers.rules';
import { letterOf } from '@repo/contracts/question-names';
import type { Question } from '@repo/contracts/tests';
import { Button } from '@repo/ui/button';
import { Markup } from '@repo/ui/markup';
import { Shuffle } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { NumberVariant } from './number-variant.ts';
import { QuestionHints } from './question-hints.tsx';
import { questionKeys } from './question-keys.ts';
import { QuestionOptions } from './question-options.tsx';
import { QuestionText } from './question-text.tsx';

const copy = questionsCopy.otherNumbers;

const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

type Props = {
  question: Question;
  /** Name of the question, for screen readers. */
  of: string;
  variant: NumberVariant | undefined;
  onVariant: (variant: NumberVariant) => void;
};

/** Repeats a reviewed question with other numbers, without limit; never counts. */
export function OtherNumbers({ question, of, variant, onVariant }: Props) {
  // A test draw, because a template may allow no numbers but its own.
  const canVary = useMemo(() => drawVariant(question, 0) !== null, [question]);
  const seed = variant?.seed;
  const drawn = useMemo(() => (seed === undefined ? null : drawVariant(question, seed)), [question, seed]);
  const [isNew, setIsNew] = useState(false);
  if (!canVary) return null;
  const draw = () => {
    setIsNew(true);
    onVariant({ seed: newSeed(), given: unanswered });
  };
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3 border-t-[1.5px] border-line pt-3">
      {drawn && variant ? (
        <Asked
          key={variant.seed}
          {...{ drawn, isNew }}
          given={variant.given}
          onCheck={(given) => onVariant({ ...variant, given })}
        />
      ) : null}
      {variant && variant.given === unanswered ? null : (
        <Button
          variant="outlined"
          size="sm"
          aria-label={`${copy.tryIt}, ${of}`}
          icon={<Shuffle size={18} aria-hidden="true" />}
          onClick={draw}
        >
          {copy.tryIt}
        </Button>
      )}
    </div>
  );
}

function Asked({
  drawn: { question, slips },
  given,
  isNew,
  onCheck,
}: {
  drawn: DrawnVariant;
  given: number;
  /** Whether the student just opened it, so that it takes the focus. */
  isNew: boolean;
  onCheck: (given: number) => void;
}) {
  const [chosen, setChosen] = useState<number | null>(given === unanswered ? null : given);
  const [hintCount, setHintCount] = useState(0);
  const legend = useRef<HTMLLegendElement>(null);
  useEffect(() => {
    if (isNew) legend.current?.focus();
  }, [isNew]);
  const isChecked = given !== unanswered;
  const check = () => chosen !== null && !isChecked && onCheck(chosen);
  const onKeyDown = questionKeys({
    ...{ legend, onEnter: check },
    onChoose: (option) => isChecked || setChosen(option),
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the form controls inside it
    <div className="grid w-full grid-cols-1 gap-3" onKeyDown={onKeyDown}>
      <fieldset className="min-w-0" disabled={isChecked}>
        <legend ref={legend} tabIndex={-1} className="mb-3 w-full shadow-none! outline-none!">
          <span className="content-text block break-words font-bold">
            <QuestionText question={question} size="small" />
          </span>
        </legend>
        <QuestionOptions
          options={question.options}
          shortOptions={null}
          chosen={chosen}
          onChoose={setChosen}
        />
        {isChecked ? null : (
          <QuestionHints
            question={question}
            hints={{ count: hintCount, onOpen: () => setHintCount(hintCount + 1) }}
          />
        )}
      </fieldset>
      <p className="text-meta text-ink-2">{copy.notCounted}</p>
      <div role="status">{isChecked ? <Marked {...{ question, slips, given }} /> : null}</div>
      {isChecked ? null : (
        <Button size="sm" className="justify-self-start" disabled={chosen === null} onClick={check}>
          {copy.check}
        </Button>
      )}
    </div>
  );
}

/** Says whether the answer is right, the slip behind a wrong one, and the explanation. */
function Marked({ question, slips, given }: DrawnVariant & { given: number }) {
  const { options, correctAnswer, explanation } = question;
  const slip = slips[given];
  return (
    <div className="content-text grid grid-cols-1 gap-2 break-words">
      <div className="font-bold">
        <Markup text={given === correctAnswer ? questionsCopy.correct : questionsCopy.incorrect} inline />
        {slip ? (
          <>
            {'. '}
            <Markup text={slip} inline />
          </>
        ) : null}
      </div>
      {given === correctAnswer ? null : (
        <p>
          {questionsCopy.rightAnswer}: {letterOf(correctAnswer)}.{' '}
          <Markup text={options[correctAnswer] ?? ''} inline />
        </p>
      )}
      {explanation ? (
        <div className="border-l-3 border-pen pl-3 text-ink-2">
          <Markup text={explanation} />
        </div>
      ) : null}
    </div>
  );
}
