import { AlertDialog } from '@repo/ui/alert-dialog';
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { isSamePlace } from '#src/navigation/is-same-place.ts';
import { getSession, useUser } from '#src/session/session.ts';
import { questionsCopy } from './questions-copy.ts';

/**
 * While questions are being answered, every way out asks first: tab, link, back, reload. 'Stay' keeps answers and time, 'Leave' gives
 * them up. When time runs out behind the question, the question goes away. Nobody
 * is asked about the answers of a student who was logged out, here or in another tab.
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
  // What is still asked when the questions themselves are gone would hold that way out for ever.
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
