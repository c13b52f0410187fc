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
 * A form in a dialog: a sheet from below on a phone, the first field focused, focus back to the opener. Closing it, or
 * leaving the page, with something typed asks Save / Discard / Stay. It stays open for what was typed while the rest was
 * being saved. Mount it while it is open.
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
  children,
}: DialogShape & {
  title: string;
  description?: ReactNode;
  submitLabel: string;
  busyLabel?: string;
  /**
   * Whether something was typed that closing would lose, as `UnsavedWork` wants it. After a save: whether something was
   * typed since it was sent.
   */
  isDirty: () => boolean;
  isBusy: boolean;
  /** What the server said no to, in words; shown at the foot. */
  error?: ReactNode;
  /** Sends; resolves to whether it worked. It closes nothing and goes nowhere: that is for `onSent`. */
  onSubmit: () => Promise<boolean>;
  /**
   * It worked: close, and go where you want, also to another address. Nothing of it counts as unsaved any more. Not
   * called when it was discarded meanwhile.
   */
  onSent: () => void;
  /** It may close now: nothing was typed, or it is discarded. */
  onClose: () => void;
  children: ReactNode;
}) {
  const formId = useId();
  const sending = useOneAtATime<boolean>();
  const [isSavedBefore, setIsSavedBefore] = useState(false);
  // The dialog is drawn, and so registered as unsaved, for a moment after it is sent or discarded.
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
      // Drawn at once: what goes on behind the dialog finds it closed and the focus given back.
      if (hasWorked && !isTypedSince) finish(() => flushSync(onSent));
      return hasWorked;
    });
  }
  const askAboutThis = useUnsavedWork({
    // What is on its way may still fail.
    isDirty: () => !isDone.current && (sending.isRunningNow() || isDirty()),
    save: send,
    discard: () => finish(onClose),
  });
  const close = async () => {
    if (isBusy) return;
    if (!isDirty() || (await askAboutThis())) finish(onClose);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A portal's events bubble through React to a form around it.
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
