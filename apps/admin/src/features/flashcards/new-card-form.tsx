import type { Difficulty } from '@repo/contracts/content';
import type { Language } from '@repo/contracts/languages';
import { Button } from '@repo/ui/button';
import { type KeyboardEvent, useRef, useState } from 'react';
import { DraftNotice } from '#src/editing/draft-notice.tsx';
import { editingCopy } from '#src/editing/editing-copy.ts';
import { useUnsavedWork } from '#src/editing/unsaved-work.ts';
import { useDraft } from '#src/editing/use-draft.ts';
import { CardFields, focusFirstError } from './card-fields.tsx';
import {
  type CardErrors,
  type CardForm,
  cardForm,
  checkCard,
  languageToMend,
  newCard,
  shownIn,
} from './card-form.ts';
import { flashcardsCopy } from './flashcards-copy.ts';
import { StudentCard } from './student-card.tsx';
import type { UnsentCards } from './use-unsent-cards.ts';
import { WaitingCards } from './waiting-cards.tsx';

/**
 * Entry of cards in a row: saving a card clears the form for the next one, with the same difficulty, and
 * sends the card in the background. A rejected card waits below.
 */
export function NewCardForm({ chapterId, unsent }: { chapterId: string; unsent: UnsentCards }) {
  const [difficulty, setDifficulty] = useState<Difficulty>('medium');
  const [errors, setErrors] = useState<CardErrors | null>(null);
  const [language, setLanguage] = useState<Language>('en-IN');
  const refs = { question: useRef<HTMLTextAreaElement>(null), answer: useRef<HTMLTextAreaElement>(null) };
  const draft = useDraft<CardForm>({
    key: `new-card:${chapterId}`,
    schema: cardForm,
    saved: newCard(difficulty),
    stored: null,
  });
  const { value: form } = draft;

  async function submit(): Promise<boolean> {
    // Pressing Save again sends nothing if the card is already in flight.
    if (!draft.isDirtyNow() && unsent.isSending) return true;
    const written = draft.valueNow();
    const { errors: found } = checkCard(written);
    setErrors(found);
    if (found) {
      const wrongIn = languageToMend(found, language);
      setLanguage(wrongIn);
      focusFirstError(found, wrongIn, refs);
      return false;
    }
    setDifficulty(written.difficulty);
    setLanguage('en-IN');
    const isStored = unsent.add(written);
    draft.discard();
    refs.question.current?.focus();
    return isStored;
  }
  useUnsavedWork({ isDirty: draft.isDirtyNow, save: submit, discard: draft.discard, keep: draft.keepNow });

  const writeOn = (key: string, card: CardForm) => {
    unsent.take(key, draft.isDirtyNow() ? draft.valueNow() : null);
    setErrors(null);
    setLanguage('en-IN');
    draft.setValue(card);
    refs.question.current?.focus();
  };
  const change = (part: Partial<CardForm>) => {
    const next = { ...form, ...part };
    if (errors) setErrors(checkCard(next).errors);
    // A difficulty alone is not worth a warning when leaving.
    if (part.difficulty && !draft.isDirty) setDifficulty(part.difficulty);
    else draft.setValue(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isSave = event.key === 'Enter' || event.key.toLowerCase() === 's';
    if (!(event.ctrlKey || event.metaKey) || !isSave) return;
    event.preventDefault();
    if (!event.repeat) void submit();
  };
  return (
    <div className="grid gap-4">
      <form
        noValidate
        aria-label={flashcardsCopy.newCard}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="grid gap-4"
      >
        <CardFields {...{ form, errors, refs, language }} onLanguage={setLanguage} onChange={change} />
        <div className="grid gap-1">
          <Button type="submit" size="sm" fullWidth aria-keyshortcuts="Control+Enter">
            {flashcardsCopy.create}
          </Button>
          <p className="text-caption text-ink-2 max-lg:hidden">{flashcardsCopy.keys}</p>
          <p role="status" className="text-caption text-ink-2">
            {unsent.isSending ? editingCopy.saving : ''}
          </p>
          <DraftNotice draft={draft} />
        </div>
      </form>
      <WaitingCards unsent={unsent} onEdit={writeOn} />
      <StudentCard form={shownIn(form, language)} />
    </div>
  );
}
