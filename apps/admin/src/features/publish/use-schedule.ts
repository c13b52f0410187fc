import { isUnreachable } from '@repo/client';
import type { ScheduledPublish } from '@repo/contracts/scheduled-publish';
import { toast } from '@repo/ui/toast';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { readTeacherName } from '#src/session/teacher-name.ts';
import { publishCopy } from './publish-copy.ts';
import { scheduleCopy } from './schedule-copy.ts';

const failureOf = (error: unknown, fallback: string): string | null => {
  if (error === null || isSessionRefused(error)) return null;
  return isUnreachable(error) ? publishCopy.unsure : sentenceOf(error, fallback);
};

/** Schedules a publish in place of the one shown, and cancels or dismisses that one. */
export function useSchedule(shown: ScheduledPublish | null, { onDone }: { onDone: () => void }) {
  const { admin } = trpc.useUtils();
  const show = (scheduled: ScheduledPublish | null) =>
    admin.overview.setData(undefined, (known) => known && { ...known, scheduled });
  const closeIfRefused = (error: unknown) => void (isSessionRefused(error) && onDone());
  const onSettled = () => void admin.overview.invalidate();
  const setting = trpc.admin.schedule.set.useMutation({
    onSuccess(scheduled) {
      show(scheduled);
      toast.success(scheduleCopy.done(scheduled.dueAt), { id: 'publish' });
      onDone();
    },
    onError: closeIfRefused,
    onSettled,
  });
  const cancelling = trpc.admin.schedule.cancel.useMutation({
    onSuccess() {
      show(null);
      if (shown?.failure === null) toast.success(scheduleCopy.cancelled, { id: 'publish' });
    },
    onError: closeIfRefused,
    onSettled,
  });
  return {
    schedule(dueAt: string, note: string) {
      if (setting.isPending) return;
      setting.mutate({ dueAt, note, author: readTeacherName(), replaces: shown?.token ?? null });
    },
    cancel() {
      if (shown && !cancelling.isPending) cancelling.mutate({ token: shown.token });
    },
    isPending: setting.isPending,
    isCancelling: cancelling.isPending,
    failure:
      failureOf(setting.error, scheduleCopy.failed) ?? failureOf(cancelling.error, scheduleCopy.cancelFailed),
  };
}
