import { Badge } from '@repo/ui/badge';
import { Button } from '@repo/ui/button';
import { FitText } from '@repo/ui/fit-text';
import { Markup } from '@repo/ui/markup';
import { clsx } from 'clsx';
import { RotateCw } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { studentText } from '#src/chapter-items/student-text.ts';
import type { CardForm } from './card-form.ts';
import { flashcardsCopy } from './flashcards-copy.ts';

const tones = { easy: 'tick', medium: 'neutral', hard: 'red' } as const;

/** The card as students will see it: at a phone's width, one side at a time. */
export function StudentCard({ form }: { form: CardForm }) {
  const [isBack, setIsBack] = useState(false);
  const shown = useDeferredValue(isBack ? form.answer : form.question);
  return (
    <section aria-label={flashcardsCopy.preview} className="grid gap-1">
      <h3 className="text-caption text-ink-2">{flashcardsCopy.preview}</h3>
      <div
        className={clsx(
          'flex h-44 flex-col rounded-card border-[1.5px] border-edge',
          isBack ? 'bg-marker-tint' : 'bg-surface',
        )}
      >
        <div className="flex items-center gap-2 pl-4 pr-1 pt-1">
          <span className="mr-auto text-caption font-bold text-ink-2">
            {isBack ? flashcardsCopy.previewBack : flashcardsCopy.previewFront}
          </span>
          <Badge tone={tones[form.difficulty]}>{flashcardsCopy.difficulties[form.difficulty]}</Badge>
          <Button
            variant="quiet"
            size="sm"
            aria-pressed={isBack}
            icon={<RotateCw size={16} aria-hidden="true" />}
            onClick={() => setIsBack(!isBack)}
          >
            {flashcardsCopy.flip}
          </Button>
        </div>
        <div className="min-h-0 flex-1 px-5 pb-4">
          <FitText maxRem={isBack ? 1.375 : 1.5}>
            <div className={clsx(studentText, 'text-center', !isBack && 'font-bold')}>
              {shown.trim() === '' ? (
                <p className="text-meta font-normal text-ink-2">{flashcardsCopy.previewEmpty}</p>
              ) : (
                <Markup text={shown} />
              )}
            </div>
          </FitText>
        </div>
      </div>
    </section>
  );
}
