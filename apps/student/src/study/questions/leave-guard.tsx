import { questionsCopy } from 'virtual:messages/questions';
import { AlertDialog } from '@repo/ui/alert-dialog';
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { isSamePlace } from '#src/platform/navigation/is-same-place.ts';
import { getSession, useUser } from '#src/platform/session/session.ts';

/**
 * Asks for confirmation before leaving while questions are being answered: tab, link, back, reload. 'Stay'
 * keeps answers and time, 'Leave' discards them. The dialog closes when time runs out. Doesn't ask after a
 * logout, here or in another tab.
 */
export function LeaveGuard({
  title,
  text,
  isRunning,
  onLeave,
}: {
  title: string;
  text: string;
  isRunning: boolean;
  onLeave: () => void;
}) {
  const { id: userId } = useUser();
  const isStillTheirs = useCallback(() => getSession().user?.id === userId, [userId]);
  const shouldBlockFn = useCallback<ShouldBlockFn>(
    ({ current, next }) => isRunning && isStillTheirs() && !isSamePlace(current, next),
    [isRunning, isStillTheirs],
  );
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn,
    enableBeforeUnload: () => isRunning && isStillTheirs(),
    disabled: !isRunning,
    withResolver: true,
  });
  useEffect(() => {
    if (!isRunning) reset?.();
  }, [isRunning, reset]);
  // Let a blocked navigation proceed when the questions unmount: nobody could answer it any more.
  const latestProceed = useRef(proceed);
  latestProceed.current = proceed;
  useEffect(() => () => latestProceed.current?.(), []);
  return (
    <AlertDialog
      open={isRunning && status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) reset?.();
      }}
      title={title}
      description={text}
      confirmLabel={questionsCopy.leave}
      cancelLabel={questionsCopy.stay}
      onConfirm={() => {
        onLeave();
        proceed?.();
      }}
    />
  );
}
