import type { Difficulty } from '@repo/contracts/content';
import type { FlashcardDraft } from '@repo/contracts/content.drafts';
import type { Language } from '@repo/contracts/languages';
import { Button } from '@repo/ui/button';
import { type KeyboardEvent, useRef, useState } from 'react';
import { DraftNotice } from '#src/editing/draft-notice.tsx';
import { SaveState } from '#src/editing/save-state.tsx';
import { useUnsavedWork } from '#src/editing/unsaved-work.ts';
import { useDraft } from '#src/editing/use-draft.ts';
import { useOneAtATime } from '#src/editing/use-one-at-a-time.ts';
import { useSaving } from '#src/editing/use-saving.ts';
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
import type { Cards } from './use-cards.ts';

/** Entry of one card after the other: a saved card leaves an empty form with the same difficulty, ready to type in. */
export function NewCardForm({
  chapterId,
  create,
  onCreated,
}: {
  chapterId: string;
  create: Cards['create'];
  onCreated: (card: FlashcardDraft) => void;
}) {
  const [difficulty, setDifficulty] = useState<Difficulty>('medium');
  const [errors, setErrors] = useState<CardErrors | null>(null);
  const [language, setLanguage] = useState<Language>('en-IN');
  const refs = { question: useRef<HTMLTextAreaElement>(null), answer: useRef<HTMLTextAreaElement>(null) };
  const draft = useDraft<CardForm>({
    key: `new-card:${chapterId}`,
    schema: cardForm,
    saved: newCard(difficulty),
    seenUpdatedAt: null,
  });
  const { value: form } = draft;
  const saving = useSaving({
    isDirty: draft.isDirtyNow,
    failureText: flashcardsCopy.flashcardCreateFailed,
    isActive: false,
    async send() {
      const { fields } = checkCard(form);
      if (!fields) return;
      const card = await create(fields);
      setDifficulty(form.difficulty);
      setLanguage('en-IN');
      draft.clear({ value: form, updatedAt: null });
      onCreated(card);
    },
  });

  const sending = useOneAtATime<boolean>();
  async function submit(): Promise<boolean> {
    const { errors: found } = checkCard(form);
    setErrors(found);
    if (found) {
      const wrongIn = languageToMend(found, language);
      setLanguage(wrongIn);
      focusFirstError(found, wrongIn, refs);
      return false;
    }
    const isSaved = await sending.run(saving.save);
    if (isSaved) refs.question.current?.focus();
    return isSaved;
  }
  useUnsavedWork({ isDirty: draft.isDirtyNow, save: submit, discard: draft.discard });

  const change = (part: Partial<CardForm>) => {
    const next = { ...form, ...part };
    if (errors) setErrors(checkCard(next).errors);
    // A difficulty alone is no work that leaving could lose.
    if (part.difficulty && !draft.isDirty) setDifficulty(part.difficulty);
    else draft.setValue(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isSave = event.key === 'Enter' || event.key.toLowerCase() === 's';
    if (!(event.ctrlKey || event.metaKey) || !isSave) return;
    event.preventDefault();
    void submit();
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
          <Button
            type="submit"
            size="sm"
            fullWidth
            busy={sending.isRunning}
            aria-keyshortcuts="Control+Enter"
          >
            {flashcardsCopy.create}
          </Button>
          <p className="text-caption text-ink-2 max-lg:hidden">{flashcardsCopy.keys}</p>
          <DraftNotice draft={draft} />
          {saving.status.kind === 'failed' ? <SaveState saving={{ ...saving, save: submit }} /> : null}
        </div>
      </form>
      <StudentCard form={shownIn(form, language)} />
    </div>
  );
}
