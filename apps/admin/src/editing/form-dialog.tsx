import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import type { DialogShape } from '@repo/ui/dialog-shape';
import { FieldNotes } from '@repo/ui/field';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { editingCopy } from './editing-copy.ts';
import { useUnsavedWork } from './unsaved-work.ts';

/**
 * A form in a dialog: a sheet from below on a phone, the first field focused, focus back to the opener. Closing it, or
 * leaving the page, with something typed asks Save / Discard / Stay. Mount it only while it is open, or keep `open`.
 */
export function FormDialog({
  open,
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
  open: boolean;
  title: string;
  description?: ReactNode;
  submitLabel: string;
  busyLabel?: string;
  /** Whether something was typed that closing would lose. */
  isDirty: boolean;
  isBusy: boolean;
  /** What the server said no to, in words; shown at the foot. */
  error?: ReactNode;
  /** Sends; resolves to whether it worked. Closing afterwards is yours. */
  onSubmit: () => Promise<boolean>;
  /** It worked: close, and go where you want, also to another address. Nothing of it counts as unsaved any more. */
  onSent?: () => void;
  /** It may close now: nothing was typed, or it is discarded. */
  onClose: () => void;
  children: ReactNode;
}) {
  const formId = useId();
  const isSending = useRef(false);
  // The dialog is drawn, and so registered as unsaved, for a moment after its work has reached the server.
  const isSent = useRef(false);

  async function send(): Promise<boolean> {
    if (isSending.current || isSent.current) return isSent.current;
    isSending.current = true;
    try {
      const hasWorked = await onSubmit();
      if (hasWorked && onSent) {
        isSent.current = true;
        onSent();
      }
      return hasWorked;
    } finally {
      isSending.current = false;
    }
  }
  const askAboutThis = useUnsavedWork({
    get isDirty() {
      return open && isDirty && !isSent.current;
    },
    save: send,
    discard: onClose,
  });
  const close = async () => {
    if (isBusy) return;
    if (!isDirty) return onClose();
    if (await askAboutThis()) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A portal's events bubble through React to a form around it.
    event.stopPropagation();
    void send();
  };
  useHotkeys('mod+s, mod+enter', () => void send(), {
    enabled: open,
    enableOnFormTags: true,
    enableOnContentEditable: true,
    preventDefault: true,
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || void close()}
      title={title}
      description={description}
      size={size}
      phone={phone}
      closesOnBackdrop={!isDirty}
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
        {error ? (
          <div role="alert">
            <FieldNotes id={formId} error={error} />
          </div>
        ) : null}
      </form>
    </Dialog>
  );
}
