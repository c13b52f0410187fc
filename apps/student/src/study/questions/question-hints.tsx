import { questionsCopy } from 'virtual:messages/questions';
import { extrasBefore } from '@repo/contracts/items/extra-texts';
import type { Question } from '@repo/contracts/tests';
import { Button } from '@repo/ui/button';
import { Markup } from '@repo/ui/markup';
import { Lightbulb } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';

/** Number of open hints of the current question, and a function that opens the next. */
export type OpenHints = { count: number; onOpen: () => void };

/** Hints of a question, opened one by one; each takes focus, so that screen readers read it. */
export function QuestionHints({ question, hints }: { question: Question; hints: OpenHints }) {
  const newest = useRef<HTMLDivElement>(null);
  const names = extrasBefore.filter((name) => question[name]);
  const next = names[hints.count];
  const open = () => {
    flushSync(hints.onOpen);
    newest.current?.focus();
  };
  if (names.length === 0) return null;
  return (
    <div className="content-text mt-4 grid justify-items-start gap-3">
      {names.slice(0, hints.count).map((name) => (
        // The margin keeps the next button in view.
        <div
          key={name}
          ref={newest}
          tabIndex={-1}
          className="scroll-mb-17 break-words border-l-3 border-pen pl-3 shadow-none! outline-none!"
        >
          <p className="text-caption font-bold text-ink-3">{questionsCopy.extras[name]}</p>
          <Markup text={question[name] ?? ''} />
        </div>
      ))}
      {next ? (
        <Button
          variant="quiet"
          className="-ml-5"
          icon={<Lightbulb size={18} aria-hidden="true" />}
          onClick={open}
        >
          {questionsCopy.extras[next]}
        </Button>
      ) : null}
    </div>
  );
}
