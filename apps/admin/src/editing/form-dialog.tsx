import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import type { DialogShape } from '@repo/ui/dialog-shape';
import { FieldNotes } from '@repo/ui/field';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHotkeys } from 'react-hotkeys-hook';
import { editingCopy } from './editing-copy.ts';
import { useUnsavedWork } from './unsaved-work.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/**
 * A form in a dialog: a bottom sheet on a phone; focuses the first field, then returns the focus. Closing it
 * or leaving the page with unsaved input asks Save / Discard / Stay. Stays open if something was typed during
 * saving. Mount it while it is open.
 */
export function FormDialog({
  title,
  description,
  submitLabel,
  busyLabel,
  isDirty,
  isBusy,
  error,
  size,
  phone,
  onSubmit,
  onSent,
  onClose,
  onKeep,
  children,
}: DialogShape & {
  title: string;
  description?: ReactNode;
  submitLabel: string;
  busyLabel?: string;
  /**
   * Whether closing would lose input, as in `UnsavedWork`. After a save: whether something was typed since it
   * was sent.
   */
  isDirty: () => boolean;
  isBusy: boolean;
  /** The server's error, shown at the bottom. */
  error?: ReactNode;
  /** Sends; resolves to whether it worked. Leaves closing and navigation to `onSent`. */
  onSubmit: () => Promise<boolean>;
  /**
   * Called on success: close the dialog, and navigate if you like. By then nothing counts as unsaved. Not
   * called when the form was discarded meanwhile.
   */
  onSent: () => void;
  /** Called when the dialog may close: nothing was typed, or it was discarded. */
  onClose: () => void;
  /** Stores a draft on the device and closes the dialog; undefined for a form without one. */
  onKeep?: () => void;
  children: ReactNode;
}) {
  const formId = useId();
  const sending = useOneAtATime<boolean>();
  const [isSavedBefore, setIsSavedBefore] = useState(false);
  // The dialog stays rendered, and registered as unsaved, for a moment after it is sent or discarded.
  const isDone = useRef(false);

  const finish = (how: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    how();
  };
  async function send(): Promise<boolean> {
    if (isDone.current) return true;
    return sending.run(async () => {
      const hasWorked = await onSubmit();
      const isTypedSince = hasWorked && isDirty();
      setIsSavedBefore(isTypedSince);
      // Render synchronously, so that what follows finds the dialog closed and the focus returned.
      if (hasWorked && !isTypedSince) finish(() => flushSync(onSent));
      return hasWorked;
    });
  }
  const askAboutThis = useUnsavedWork({
    // A request in flight may still fail.
    isDirty: () => !isDone.current && (sending.isRunningNow() || isDirty()),
    save: send,
    discard: () => finish(onClose),
    ...(onKeep && { keep: () => finish(onKeep) }),
  });
  const close = async () => {
    if (isBusy) return;
    if (!isDirty() || (await askAboutThis())) finish(onClose);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Events of a portal bubble through React to an enclosing form.
    event.stopPropagation();
    void send();
  };
  useHotkeys('mod+s, mod+enter', () => void send(), {
    enableOnFormTags: true,
    enableOnContentEditable: true,
    preventDefault: true,
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => next || void close()}
      title={title}
      description={description}
      size={size}
      phone={phone}
      closesOnBackdrop={!isDirty()}
      footer={
        <>
          <Button variant="outlined" onClick={close}>
            {editingCopy.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {children}
        <p role="status" className="text-meta text-ink-2 empty:-mt-4">
          {isSavedBefore ? editingCopy.typedSince : ''}
        </p>
        {error ? (
          <div role="alert">
            <FieldNotes id={formId} error={error} />
          </div>
        ) : null}
      </form>
    </Dialog>
  );
}
