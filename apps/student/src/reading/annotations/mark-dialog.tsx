import { marksCopy } from 'virtual:messages/marks';
import { storable } from '@repo/contracts/cut-text';
import { markNoteMaxLength } from '@repo/contracts/limits/marks';
import type { Mark } from '@repo/contracts/marks';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { TextAreaField } from '@repo/ui/text-field';
import { type FormEvent, useId, useState } from 'react';
import { useUser } from '#src/platform/session/session.ts';
import { saveMark } from './marks.ts';
import { removeWithUndo } from './remove-with-undo.ts';

/** A mark with its quote and note; `isNew` when saving creates it. */
export function MarkDialog({ mark, isNew, onClose }: { mark: Mark; isNew: boolean; onClose: () => void }) {
  const { id: userId } = useUser();
  const formId = useId();
  const [note, setNote] = useState(mark.note);
  const isChanged = storable(note) !== mark.note;
  const save = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals to a surrounding form.
    event.stopPropagation();
    if (isNew || isChanged) saveMark(userId, { ...mark, note: storable(note) });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => next || onClose()}
      title={marksCopy.kinds[mark.kind]}
      closesOnBackdrop={!isChanged}
      footer={
        <>
          {isNew ? null : (
            <Button
              variant="outlined"
              onClick={() => {
                onClose();
                removeWithUndo(userId, mark);
              }}
            >
              {marksCopy.remove}
            </Button>
          )}
          <Button type="submit" form={formId}>
            {marksCopy.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="grid gap-4">
        {mark.quote.exact === '' ? null : (
          <blockquote className="break-words border-l-3 border-marker pl-3 text-ink-2">
            {mark.quote.exact}
          </blockquote>
        )}
        <TextAreaField
          label={marksCopy.noteLabel}
          hint={marksCopy.noteHint}
          rows={3}
          maxLength={markNoteMaxLength}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </form>
    </Dialog>
  );
}
