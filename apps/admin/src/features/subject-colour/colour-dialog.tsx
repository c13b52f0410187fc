import type { SubjectDraft } from '@repo/contracts/content.drafts';
import { updateSubjectInput } from '@repo/contracts/content.inputs';
import * as contentMessages from '@repo/contracts/messages/content';
import { contrast, subjectTheme } from '@repo/ui/subject-theme';
import { TextField } from '@repo/ui/text-field';
import { toast } from '@repo/ui/toast';
import { getQueryKey } from '@trpc/react-query';
import { useRef, useState } from 'react';
import { HexColorPicker } from 'react-colorful';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { useListCache } from '#src/api/use-list-cache.ts';
import { FormDialog } from '#src/editing/form-dialog.tsx';
import { useFormValue } from '#src/editing/use-form-value.ts';
import { ColourCard } from './colour-card.tsx';
import { subjectColourCopy } from './subject-colour-copy.ts';

const defaultSubjectColorAdmin = '#6366f1';

const swatches = ['#6366f1', '#E79D0A', '#0F8B8D', '#D6336C', '#2B8A3E', '#1C7ED6', '#9C36B5', '#D9480F'];
const hexOf = updateSubjectInput.shape.color.unwrap();

/**
 * Chooses a subject's colour. Starts with the tool's default if none is set; the cards show only valid
 * colours, and only Save stores one.
 */
export function ColourDialog({ subject, onClose }: { subject: SubjectDraft; onClose: () => void }) {
  const initial = subject.color ?? defaultSubjectColorAdmin;
  const form = useFormValue(initial);
  const typed = form.value;
  const [shown, setShown] = useState(initial);
  const [refused, setRefused] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useListCache<SubjectDraft>(getQueryKey(trpc.content.subjects.list, undefined, 'query'));
  const { mutateAsync, isPending } = trpc.content.subjects.update.useMutation();
  const hexError = hexOf.safeParse(typed).error?.issues[0]?.message;

  const type = (next: string) => {
    form.change(next);
    setRefused(null);
    if (hexOf.safeParse(next).success) setShown(next);
  };
  const save = async () => {
    if (hexError) {
      field.current?.focus();
      return false;
    }
    try {
      await form.send(async (color) => {
        const { updatedAt } = list.current().find(({ _id }) => _id === subject._id) ?? subject;
        list.put(await mutateAsync({ id: subject._id, color, seenUpdatedAt: updatedAt }));
      });
      toast.success(contentMessages.itemUpdated('Subject'));
      return true;
    } catch (error) {
      const reason = sentenceOf(error, subjectColourCopy.subjectColorFailed);
      setRefused(reason);
      if (!isSessionRefused(error)) toast.error(reason);
      void list.reload();
      return false;
    }
  };
  return (
    <FormDialog
      title={subjectColourCopy.title(subject.name)}
      submitLabel={subjectColourCopy.save}
      isDirty={form.isDirtyNow}
      isBusy={isPending}
      error={refused}
      size="lg"
      phone="full"
      onSubmit={save}
      onSent={onClose}
      onClose={onClose}
    >
      <TextField
        ref={field}
        label={subjectColourCopy.field}
        hint={subjectColourCopy.hint}
        error={hexError}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-[200px_1fr]">
        <HexColorPicker color={shown} onChange={type} aria-label={subjectColourCopy.picker} />
        <fieldset className="flex h-fit max-w-50 flex-wrap gap-2">
          <legend className="mb-2 text-meta font-bold">{subjectColourCopy.swatches}</legend>
          {swatches.map((hex) => (
            <button
              key={hex}
              type="button"
              aria-label={subjectColourCopy.swatch(hex)}
              title={hex}
              aria-pressed={shown.toLowerCase() === hex.toLowerCase()}
              onClick={() => type(hex)}
              className="keep-colour size-11 rounded-control border-[1.5px] border-line-strong aria-pressed:outline-3 aria-pressed:outline-offset-2 aria-pressed:outline-focus"
              style={{ backgroundColor: hex }}
            />
          ))}
        </fieldset>
      </div>
      <section aria-label={subjectColourCopy.preview} className="grid gap-2">
        {subject.color === null ? <p className="text-meta font-bold">{subjectColourCopy.notSet}</p> : null}
        <div className="grid gap-3 sm:grid-cols-2">
          <ColourCard name={subject.name} color={shown} theme="light" />
          <ColourCard name={subject.name} color={shown} theme="dark" />
        </div>
        <ContrastNote color={shown} />
      </section>
    </FormDialog>
  );
}

function ContrastNote({ color }: { color: string }) {
  const theme = subjectTheme(color);
  return (
    <div role="status" className="text-meta text-ink-2">
      {(['light', 'dark'] as const).map((name) => {
        const { text, tint } = theme[name];
        return (
          <p key={name}>
            {subjectColourCopy.contrast(subjectColourCopy[name], text, contrast(text, tint).toFixed(1))}
          </p>
        );
      })}
    </div>
  );
}
