import { AlertDialog } from '@repo/ui/alert-dialog';
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { quizCopy } from './copy.ts';

/**
 * While a quiz runs, every way out asks first: tab, link, back, reload. 'Stay' keeps answers and time. When time
 * runs out behind the question, the question goes away.
 */
export function LeaveGuard({ isRunning }: { isRunning: boolean }) {
  const shouldBlockFn = useCallback<ShouldBlockFn>(
    ({ current, next }) =>
      isRunning && (current.pathname !== next.pathname || tabOf(current.search) !== tabOf(next.search)),
    [isRunning],
  );
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn,
    enableBeforeUnload: isRunning,
    disabled: !isRunning,
    withResolver: true,
  });
  useEffect(() => {
    if (!isRunning) reset?.();
  }, [isRunning, reset]);
  return (
    <AlertDialog
      open={isRunning && status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) reset?.();
      }}
      title={quizCopy.leaveTitle}
      description={quizCopy.leaveText}
      confirmLabel={quizCopy.leave}
      cancelLabel={quizCopy.stay}
      onConfirm={() => proceed?.()}
    />
  );
}

function tabOf(search: object): unknown {
  return 'tab' in search ? search.tab : undefined;
}
