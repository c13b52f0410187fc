import { AlertDialog } from '@repo/ui/alert-dialog';
import { useState } from 'react';
import { shellCopy } from './copy.ts';
import { logout } from './logout.ts';
import { useOnline } from './use-online.ts';

/** The question before logging out. */
export function LogoutDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const isOnline = useOnline();
  const confirm = () => {
    setIsBusy(true);
    void logout();
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={shellCopy.logoutTitle}
      description={shellCopy.logoutQuestion}
      confirmLabel={shellCopy.logoutConfirm}
      cancelLabel={shellCopy.logoutCancel}
      busy={isBusy}
      onConfirm={confirm}
    >
      {isOnline ? (
        <p lang="hi-Latn" className="text-meta text-tick">
          {shellCopy.logoutSafe}
        </p>
      ) : (
        <p className="text-meta text-warn">{shellCopy.logoutOffline}</p>
      )}
    </AlertDialog>
  );
}
