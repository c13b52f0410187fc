import { logoutCopy } from 'virtual:messages/logout';
import { AlertDialog } from '@repo/ui/alert-dialog';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { languageOfLines } from '#src/platform/language/language.ts';
import { useOnline } from '#src/platform/offline/connectivity.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { useWaitingCount } from '#src/study-log/outbox/use-outbox.ts';
import { logOut } from './log-out.ts';

/** Logout confirmation. Sends pending work meanwhile, and shows what is saved. */
export function LogoutDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isOnline = useOnline();
  const waitingCount = useWaitingCount();
  useEffect(() => {
    if (!open) return;
    setHasFailed(false);
    void outbox.flush();
  }, [open]);
  const confirm = async () => {
    setIsBusy(true);
    setHasFailed(false);
    if (await logOut()) return;
    setIsBusy(false);
    setHasFailed(true);
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={logoutCopy.title}
      description={logoutCopy.question}
      confirmLabel={logoutCopy.confirm}
      cancelLabel={logoutCopy.cancel}
      busy={isBusy}
      onConfirm={() => void confirm()}
    >
      <p
        role="status"
        lang={languageOfLines()}
        className={clsx('text-meta', waitingCount > 0 ? 'text-warn' : 'text-tick')}
      >
        {waitingCount > 0 ? logoutCopy.waiting({ count: waitingCount }) : logoutCopy.safe}
      </p>
      {isOnline || hasFailed ? null : <p className="text-meta text-warn">{logoutCopy.offline}</p>}
      {hasFailed ? (
        <p role="alert" className="text-meta text-warn">
          {logoutCopy.failed}
        </p>
      ) : null}
    </AlertDialog>
  );
}
