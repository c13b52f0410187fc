import { Button } from '@repo/ui/button';
import { CircleAlert } from 'lucide-react';
import { shortName } from '#src/chapter-items/short-name.ts';
import type { CardForm } from './card-form.ts';
import { flashcardsCopy } from './flashcards-copy.ts';
import type { UnsentCards } from './use-unsent-cards.ts';

/** New cards that are not saved: why, and what to do. */
export function WaitingCards({
  unsent: { waiting, retry },
  onEdit,
}: {
  unsent: UnsentCards;
  onEdit: (key: string, form: CardForm) => void;
}) {
  if (waiting.length === 0) return null;
  return (
    <section aria-label={flashcardsCopy.notSaved} className="grid gap-2" role="alert">
      <h3 className="flex items-center gap-2 text-meta font-bold text-redpen">
        <CircleAlert size={16} aria-hidden="true" className="shrink-0" />
        {flashcardsCopy.notSaved}
      </h3>
      <ul className="grid gap-2">
        {waiting.map(({ key, form, reason }) => {
          const name = shortName(form.question);
          return (
            <li key={key} className="grid gap-1 rounded-control border-[1.5px] border-line p-2 text-meta">
              <p className="font-bold wrap-anywhere">{form.question}</p>
              <p className="text-ink-2 wrap-anywhere">{form.answer}</p>
              {reason ? <p className="text-redpen">{reason}</p> : null}
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="outlined"
                  size="sm"
                  aria-label={flashcardsCopy.retryOf(name)}
                  onClick={() => void retry(key)}
                >
                  {flashcardsCopy.retry}
                </Button>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={flashcardsCopy.writeOnOf(name)}
                  onClick={() => onEdit(key, form)}
                >
                  {flashcardsCopy.writeOn}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
