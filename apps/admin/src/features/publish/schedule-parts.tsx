import type { ScheduledPublish } from '@repo/contracts/scheduled-publish';
import { Button } from '@repo/ui/button';
import { FieldNotes } from '@repo/ui/field';
import { TextField } from '@repo/ui/text-field';
import { clsx } from 'clsx';
import { CalendarClock, CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { trpc } from '#src/api/trpc.ts';
import { RadioRow } from '#src/chapter-items/radio-row.tsx';
import { fieldOfTime, nextMorning } from './india-time.ts';
import { scheduleCopy } from './schedule-copy.ts';
import { useOverview } from './use-overview.ts';
import { useSchedule } from './use-schedule.ts';

/** The publish that is scheduled, or why the last one did not run; with its button. */
export function ScheduledNotice({
  scheduled,
  isBusy,
  onCancel,
}: {
  scheduled: ScheduledPublish;
  isBusy: boolean;
  onCancel: () => void;
}) {
  const { failure, note } = scheduled;
  const Icon = failure === null ? CalendarClock : CircleAlert;
  return (
    <section className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border-[1.5px] border-edge p-3">
      <Icon size={20} aria-hidden="true" className={failure === null ? 'text-pen' : 'text-warn'} />
      <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <p>{failure === null ? scheduleCopy.waiting(scheduled) : scheduleCopy.refused(scheduled)}</p>
        {failure === null ? null : <p className="text-meta text-ink-2">{failure}</p>}
        {note ? <p className="text-meta text-ink-2">{note}</p> : null}
      </div>
      <Button variant="outlined" size="sm" busy={isBusy} onClick={onCancel}>
        {failure === null ? scheduleCopy.cancel : scheduleCopy.dismiss}
      </Button>
    </section>
  );
}

/** The scheduled publish, above the list of versions; nothing if none is scheduled. */
export function ScheduledHere() {
  const scheduled = useOverview().data?.scheduled ?? null;
  const { cancel, isCancelling, failure } = useSchedule(scheduled, { onDone: () => {} });
  const id = useId();
  return (
    <>
      {scheduled ? <ScheduledNotice scheduled={scheduled} isBusy={isCancelling} onCancel={cancel} /> : null}
      {failure ? (
        <div role="alert">
          <FieldNotes id={id} error={failure} />
        </div>
      ) : null}
    </>
  );
}

/** Publish now, or at the time in `value` (null for now). */
export function PublishTime({
  value,
  error,
  scheduled,
  isReadOnly,
  onChange,
}: {
  value: string | null;
  error: string | null;
  scheduled: ScheduledPublish | null;
  isReadOnly: boolean;
  onChange: (value: string | null) => void;
}) {
  const suggested = () =>
    scheduled?.failure === null ? fieldOfTime(new Date(scheduled.dueAt)) : nextMorning(new Date());
  return (
    <div className="grid gap-4">
      <RadioRow
        legend={scheduleCopy.when}
        values={['now', 'later']}
        value={value === null ? 'now' : 'later'}
        onChange={(choice) => onChange(choice === 'now' ? null : suggested())}
      >
        {(choice) => scheduleCopy.choices[choice]}
      </RadioRow>
      {value === null ? null : (
        <TextField
          type="datetime-local"
          label={scheduleCopy.time}
          hint={scheduleCopy.checked}
          error={error}
          value={value}
          min={fieldOfTime(new Date())}
          readOnly={isReadOnly}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}

/** In the header: when the next publish is scheduled, or why the last one did not run. */
export function ScheduledLine() {
  const { admin } = trpc.useUtils();
  const scheduled = useOverview().data?.scheduled ?? null;
  const waiting = scheduled?.failure === null ? scheduled.token : null;
  const before = useRef(waiting);
  useEffect(() => {
    // It has run, or was cancelled on another device.
    if (before.current !== null && waiting === null) void admin.unpublishedChanges.invalidate();
    before.current = waiting;
  }, [waiting, admin]);
  return (
    <span
      role="status"
      className={clsx('empty:hidden max-md:block', scheduled?.failure && 'font-bold text-warn')}
    >
      {scheduled ? (
        <>
          <span aria-hidden="true" className="max-md:hidden">
            ·{' '}
          </span>
          {scheduleCopy.inHeader(scheduled)}
        </>
      ) : null}
    </span>
  );
}
