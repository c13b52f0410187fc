import * as contentMessages from '@repo/contracts/messages/content';
import { AlertDialog } from '@repo/ui/alert-dialog';
import { TextField } from '@repo/ui/text-field';
import { toast } from '@repo/ui/toast';
import { useAtomValue } from 'jotai';
import { type ReactNode, useRef, useState } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { endAccess } from '#src/session/admin-session.ts';
import { editingCopy } from './editing-copy.ts';
import { deletionsAtom, scheduleDelete } from './pending-deletes.ts';

export type Deletion<T> = {
  /** Opens the question about this item. */
  ask: (item: T) => void;
  /** Whether this item is being deleted: hide it in the list. */
  isGone: (id: string) => boolean;
  /** The question; render it once. */
  dialog: ReactNode;
};

/** Compares names ignoring case and blanks. */
const isSameName = (typed: string, name: string) => plainName(typed) === plainName(name);
const plainName = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * Deletes after a question and six seconds: hides the row and shows '… deleted successfully' with Undo; sends
 * the call when the toast closes or the page is left. A failed call restores the row with its error.
 */
export function useDelayedDelete<T extends { _id: string }>({
  noun,
  nameOf,
  consequence,
  isNameTyped = false,
  send,
  failureText,
  onGone,
  onBack,
}: {
  /** The noun in the toast, such as 'Flashcard' in 'Flashcard deleted successfully'. */
  noun: string;
  nameOf: (item: T) => string;
  /** What is deleted along with it. */
  consequence?: (item: T) => ReactNode;
  /** Whether the name must be typed first, for deletions with many consequences. */
  isNameTyped?: boolean;
  /** Deletes on the server and updates the query cache; throws on failure. */
  send: (item: T) => Promise<unknown>;
  failureText: string;
  /** The row was just hidden: select another one, move the focus. */
  onGone?: (item: T) => void;
  /** The row is back, after Undo or a failure. */
  onBack?: (item: T) => void;
}): Deletion<T> {
  const [asked, setAsked] = useState<T | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const gone = useAtomValue(deletionsAtom);

  const confirm = () => {
    if (asked && isNameTyped && !isSameName(typed, nameOf(asked))) {
      setIsRefused(true);
      nameField.current?.focus();
      return;
    }
    setIsOpen(false);
    if (!asked) return;
    const item = asked;
    scheduleDelete({
      id: item._id,
      text: editingCopy.deletedTo(contentMessages.itemDeleted(noun)),
      undo: editingCopy.undo,
      send: () => send(item),
      onBack: () => onBack?.(item),
      onFailure(error) {
        if (isSessionRefused(error)) endAccess();
        else toast.error(sentenceOf(error, failureText));
      },
    });
    onGone?.(item);
  };
  const ask = (item: T) => {
    setAsked(item);
    setTyped('');
    setIsRefused(false);
    setIsOpen(true);
  };
  const dialog = (
    <AlertDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={asked ? editingCopy.deleteTitle(noun, nameOf(asked)) : ''}
      description={asked ? consequence?.(asked) : undefined}
      confirmLabel={editingCopy.deleteConfirm}
      onConfirm={confirm}
    >
      {asked && isNameTyped ? (
        <form
          noValidate
          className="mt-2"
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          <TextField
            ref={nameField}
            label={editingCopy.typeName(nameOf(asked))}
            value={typed}
            error={isRefused ? editingCopy.nameDiffers(nameOf(asked)) : null}
            autoComplete="off"
            onChange={({ target }) => {
              setTyped(target.value);
              setIsRefused(false);
            }}
          />
        </form>
      ) : null}
    </AlertDialog>
  );
  return { ask, isGone: (id) => gone.has(id), dialog };
}
