import { deletionCopy } from 'virtual:messages/deletion';
import { Button } from '@repo/ui/button';
import { toast } from '@repo/ui/toast';
import { useRef, useState } from 'react';
import { longDate } from '#src/platform/long-date.ts';
import { focusHeading } from '#src/platform/navigation/follow-navigation.ts';
import { useSession } from '#src/platform/session/session.ts';

const loadKeep = () => import('./keep-account.ts');
const preload = () => void loadKeep().catch(() => {});

/**
 * While account deletion is pending: its date, and a button to cancel it
 * (docs/product/accounts.md#account-deletion).
 */
export function DeletionBanner() {
  const dueAt = useSession().user?.deletionDueAt;
  const [isBusy, setIsBusy] = useState(false);
  // A fast second tap arrives before the button renders as busy.
  const isSent = useRef(false);

  const keep = async () => {
    if (isSent.current) return;
    isSent.current = true;
    setIsBusy(true);
    const isKept = await loadKeep().then(
      ({ keepAccount }) => keepAccount(),
      () => void toast.error(deletionCopy.keepFailed),
    );
    isSent.current = false;
    setIsBusy(false);
    // Move focus, because the focused button was removed.
    if (isKept) focusHeading();
  };

  return (
    <div role="status" className="print:hidden">
      {dueAt ? (
        <div className="flex min-h-12 flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-line bg-red-tint px-4 py-1">
          <p className="text-center text-meta font-bold text-redpen">
            {Date.parse(dueAt) <= Date.now() ? deletionCopy.soon : deletionCopy.on({ date: longDate(dueAt) })}
          </p>
          <Button
            variant="outlined"
            busy={isBusy}
            onClick={() => void keep()}
            onPointerEnter={preload}
            onFocus={preload}
          >
            {deletionCopy.keep}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
