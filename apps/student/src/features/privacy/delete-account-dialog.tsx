import { privacyCopy } from 'virtual:messages/privacy';
import { Dialog } from '@repo/ui/dialog';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { EnterCode } from './enter-code.tsx';
import { RequestCode } from './request-code.tsx';

const copy = privacyCopy.dialog;

/**
 * Explains the deletion, requests the mail with the code, and schedules the deletion with it. Nothing is
 * deleted before its date.
 */
export function DeleteAccountDialog({
  open,
  onOpenChange,
  email,
  focusAfter,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  email: string;
  /** Element to focus after closing. */
  focusAfter: () => HTMLElement | null;
}) {
  const [isCodeSent, setIsCodeSent] = useState(false);
  const close = () => onOpenChange(false);
  const finish = (message: string) => {
    toast.success(message);
    setIsCodeSent(false);
    close();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      closesOnBackdrop={!isCodeSent}
      title={copy.title}
      finalFocus={() => focusAfter() ?? true}
    >
      {isCodeSent ? (
        <EnterCode email={email} onPlanned={finish} onCancel={close} />
      ) : (
        <RequestCode email={email} onSent={() => setIsCodeSent(true)} onCancel={close} />
      )}
    </Dialog>
  );
}
