import { type FlashcardDraft, flashcardDraft } from '@repo/contracts/content.drafts';
import type { Language } from '@repo/contracts/languages';
import { useMemo, useRef, useState } from 'react';
import { itemsCopy } from '#src/chapter-items/chapter-items-copy.ts';
import { textOfVariants } from '#src/chapter-items/language-field.tsx';
import { DraftNotice } from '#src/editing/draft-notice.tsx';
import { FormDialog } from '#src/editing/form-dialog.tsx';
import { bothAsItems } from '#src/editing/keep-both.ts';
import { StaleEditDialog } from '#src/editing/stale-edit.tsx';
import { useDraft } from '#src/editing/use-draft.ts';
import { useSaving } from '#src/editing/use-saving.ts';
import { CardFields, focusFirstError } from './card-fields.tsx';
import {
  type CardErrors,
  type CardForm,
  cardForm,
  checkCard,
  formOfCard,
  languageToMend,
  shownIn,
} from './card-form.ts';
import { flashcardsCopy } from './flashcards-copy.ts';
import { StudentCard } from './student-card.tsx';
import type { Cards } from './use-cards.ts';

const asText = ({
  question,
  answer,
  difficulty,
  isExtra = false,
  variants,
}: Omit<CardForm, 'isExtra' | 'variants'> & {
  isExtra?: boolean;
  variants?: CardForm['variants'];
}) => {
  const facts = [flashcardsCopy.difficulties[difficulty], ...(isExtra ? [itemsCopy.extra] : [])];
  return [question, answer, ...textOfVariants(variants), ...facts].join('\n\n');
};

/** One stored card in a dialog. Mount it while it is open. */
export function EditCardDialog({
  card,
  cards,
  onClose,
}: {
  card: FlashcardDraft;
  cards: Pick<Cards, 'create' | 'update' | 'replace'>;
  onClose: () => void;
}) {
  const [errors, setErrors] = useState<CardErrors | null>(null);
  const [language, setLanguage] = useState<Language>('en-IN');
  const refs = { question: useRef<HTMLTextAreaElement>(null), answer: useRef<HTMLTextAreaElement>(null) };
  const saved = useMemo(() => formOfCard(card), [card]);
  const draft = useDraft<CardForm>({
    key: `card:${card._id}`,
    schema: cardForm,
    saved,
    stored: card,
  });
  const { value: form } = draft;
  const saving = useSaving({
    isDirty: draft.isDirtyNow,
    failureText: flashcardsCopy.flashcardUpdateFailed,
    isActive: false,
    async send(overwrites) {
      await draft.send(async ({ value, seenUpdatedAt }) => {
        const { fields } = checkCard(value);
        if (!fields) throw new Error(flashcardsCopy.flashcardUpdateFailed);
        return cards.update(
          card._id,
          {
            ...fields,
            isExtra: value.isExtra,
            ...(card.variants && { variants: fields.variants ?? {} }),
          },
          overwrites ?? seenUpdatedAt,
        );
      });
      if (overwrites && !draft.isDirtyNow()) onClose();
    },
  });

  async function submit(): Promise<boolean> {
    const { errors: found } = checkCard(form);
    setErrors(found);
    if (found) {
      const wrongIn = languageToMend(found, language);
      setLanguage(wrongIn);
      focusFirstError(found, wrongIn, refs);
      return false;
    }
    return saving.save();
  }
  const change = (part: Partial<CardForm>) => {
    const next = { ...form, ...part };
    if (errors) setErrors(checkCard(next).errors);
    draft.setValue(next);
  };
  const parse = (current: unknown) => flashcardDraft.safeParse(current).data;
  return (
    <FormDialog
      title={flashcardsCopy.editCard}
      submitLabel={flashcardsCopy.save}
      isDirty={draft.isDirtyNow}
      isBusy={saving.status.kind === 'saving'}
      error={saving.status.kind === 'failed' ? saving.status.reason : null}
      onSubmit={submit}
      onSent={onClose}
      onClose={() => {
        draft.discard();
        onClose();
      }}
      onKeep={() => {
        draft.keepNow();
        onClose();
      }}
    >
      <CardFields {...{ form, errors, refs, language }} onLanguage={setLanguage} onChange={change} />
      <DraftNotice draft={draft} />
      <StudentCard form={shownIn(form, language)} />
      <StaleEditDialog
        saving={saving}
        mine={asText(form)}
        isMarkup
        both={bothAsItems({
          noun: 'Flashcard',
          parse,
          check() {
            const { fields, errors: found } = checkCard(form);
            setErrors(found);
            return fields;
          },
          create: cards.create,
          failureText: flashcardsCopy.flashcardCreateFailed,
          onKept(theirs) {
            cards.replace(theirs);
            draft.discard();
            onClose();
          },
        })}
        asText={(current) => {
          const theirs = parse(current);
          return theirs ? asText(theirs) : '';
        }}
        onTakeTheirs={(current) => {
          const theirs = parse(current);
          if (theirs) void cards.replace(theirs);
          draft.discard();
        }}
      />
    </FormDialog>
  );
}
