import { profileCopy } from 'virtual:messages/profile';
import { reasonOf } from '@repo/client';
import { AlertDialog } from '@repo/ui/alert-dialog';
import { toast } from '@repo/ui/toast';
import { useState } from 'react';
import { logOutEverywhere } from '#src/app/logout/log-out.ts';

const copy = profileCopy.everywhere;

/** Confirmation before all sessions end. If the server doesn't confirm, this session stays too. */
export function LogOutEverywhereDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    try {
      await logOutEverywhere();
    } catch (error) {
      toast.error(reasonOf(error, copy.failed));
      setIsBusy(false);
      onOpenChange(false);
    }
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      description={copy.question}
      confirmLabel={copy.confirm}
      cancelLabel={copy.cancel}
      busy={isBusy}
      onConfirm={() => void confirm()}
    />
  );
}
