import { marksCopy } from 'virtual:messages/marks';
import { storable } from '@repo/contracts/cut-text';
import { markNoteMaxLength } from '@repo/contracts/limits/marks';
import type { Mark } from '@repo/contracts/marks';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { TextAreaField } from '@repo/ui/text-field';
import { type FormEvent, useId, useState } from 'react';
import { useUser } from '#src/platform/session/session.ts';
import { forgetUnsaved, keepUnsaved, readUnsaved } from '#src/platform/storage/unsaved-texts.ts';
import { saveMark } from './marks.ts';
import { removeWithUndo } from './remove-with-undo.ts';

/** A mark with its quote and note; `isNew` when saving creates it. */
export function MarkDialog({ mark, isNew, onClose }: { mark: Mark; isNew: boolean; onClose: () => void }) {
  const { id: userId } = useUser();
  const formId = useId();
  // Each new highlight has another id.
  const about = `mark-${isNew ? mark.itemId : mark.markId}`;
  const [note, setNote] = useState(() => readUnsaved(userId, about)?.note ?? mark.note);
  const isChanged = storable(note) !== mark.note;
  const forget = () => forgetUnsaved(userId, about);
  const type = (typed: string) => {
    if (typed === mark.note) forget();
    else keepUnsaved(userId, about, { note: typed });
    setNote(typed);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals to a surrounding form.
    event.stopPropagation();
    forget();
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
          <Button
            variant="outlined"
            onClick={() => {
              forget();
              onClose();
              if (!isNew) removeWithUndo(userId, mark);
            }}
          >
            {isNew ? marksCopy.cancel : marksCopy.remove}
          </Button>
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
          onChange={({ target }) => type(target.value)}
        />
      </form>
    </Dialog>
  );
}
