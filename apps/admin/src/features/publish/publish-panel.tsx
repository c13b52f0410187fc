import type { PublishPreview } from '@repo/contracts/admin';
import { publishNoteMaxLength, teacherNameMaxLength } from '@repo/contracts/limits/admin';
import * as adminMessages from '@repo/contracts/messages/admin';
import { AlertDialog } from '@repo/ui/alert-dialog';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { ErrorPanel } from '@repo/ui/error-panel';
import { FieldNotes } from '@repo/ui/field';
import { Loading, Skeleton } from '@repo/ui/loading';
import { TextField } from '@repo/ui/text-field';
import { useId, useRef, useState } from 'react';
import { adminCopy } from '#src/admin-copy.ts';
import { isSessionRefused } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { keepTeacherName, readTeacherName } from '#src/session/teacher-name.ts';
import { useBrokenPictures } from './broken-pictures.ts';
import { ChangeList } from './change-list.tsx';
import { HiddenList } from './hidden-list.tsx';
import { timeOfField } from './india-time.ts';
import { Preflight } from './preflight.tsx';
import { publishCopy } from './publish-copy.ts';
import { formatMoment } from './published-at.tsx';
import { scheduleCopy } from './schedule-copy.ts';
import { PublishTime, ScheduledNotice } from './schedule-parts.tsx';
import { useHidden } from './use-hidden.ts';
import { useOverview } from './use-overview.ts';
import { usePublish } from './use-publish.ts';
import { useSchedule } from './use-schedule.ts';

function consequence(lastPublishedAt: string | null | undefined): string {
  if (lastPublishedAt === null) return adminCopy.publishFirst;
  return lastPublishedAt ? adminCopy.publishNext(formatMoment(lastPublishedAt)) : adminCopy.publishMeans;
}

/** The publishing panel: what may need fixing, what changes, and a note. */
export function PublishPanel({ onClose }: { onClose: () => void }) {
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const [note, setNote] = useState('');
  // Whether to ask for a name: only if none was given at the login. Fixed while the dialog is open.
  const [asksName] = useState(() => readTeacherName() === '');
  const [name, setName] = useState('');
  const { data: overview } = useOverview();
  const { publish, isPending, failure, empty } = usePublish({ onDone: onClose });
  const scheduled = overview?.scheduled ?? null;
  const schedule = useSchedule(scheduled, { onDone: onClose });
  // Null: publish now.
  const [time, setTime] = useState<string | null>(null);
  const [timeError, setTimeError] = useState<string | null>(null);
  const isBusy = isPending || schedule.isPending;
  const send = () => {
    const at = time === null ? null : timeOfField(time);
    const problem =
      time === null
        ? null
        : at === null
          ? scheduleCopy.noTime
          : at.getTime() <= Date.now()
            ? adminMessages.scheduleInPast
            : null;
    setTimeError(problem);
    if (problem !== null) return;
    if (asksName) keepTeacherName(name);
    if (at === null) publish(note);
    else schedule.schedule(at.toISOString(), note);
  };
  const preview = trpc.admin.previewPublish.useQuery(undefined, { gcTime: 0 });
  // Publishing is allowed without a comparison, and for the very first version.
  const isUnchanged =
    time === null && overview?.lastPublishedContentAt != null && preview.data?.changes.length === 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isBusy || onClose()}
      title={adminCopy.publishAsk}
      description={time === null ? consequence(overview?.lastPublishedContentAt) : scheduleCopy.means}
      size="lg"
      phone="full"
      isSteady
      initialFocus={() => {
        // Focusing a sticky button would scroll to the end of the dialog.
        cancel.current?.focus({ preventScroll: true });
        return false;
      }}
      footer={
        <>
          <Button ref={cancel} variant="outlined" onClick={onClose}>
            {publishCopy.cancel}
          </Button>
          <Button
            busy={isBusy}
            disabled={isUnchanged}
            title={isUnchanged ? publishCopy.noChanges : undefined}
            onClick={send}
          >
            {time === null
              ? adminCopy.publish
              : scheduled?.failure === null
                ? scheduleCopy.change
                : scheduleCopy.schedule}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {(failure ?? schedule.failure) ? (
          <div role="alert">
            <FieldNotes id={id} error={failure ?? schedule.failure} />
          </div>
        ) : null}
        {scheduled ? (
          <ScheduledNotice
            scheduled={scheduled}
            isBusy={schedule.isCancelling}
            onCancel={() => {
              schedule.cancel();
              cancel.current?.focus();
            }}
          />
        ) : null}
        <Preview query={preview} onLeave={onClose} />
        <TextField
          label={publishCopy.note}
          value={note}
          maxLength={publishNoteMaxLength}
          readOnly={isBusy}
          onChange={(event) => setNote(event.target.value)}
        />
        <PublishTime
          value={time}
          error={timeError}
          scheduled={scheduled}
          isReadOnly={isBusy}
          onChange={(value) => {
            setTime(value);
            setTimeError(null);
          }}
        />
        {asksName ? (
          <TextField
            label={adminCopy.loginName}
            hint={adminCopy.loginNameHint}
            value={name}
            maxLength={teacherNameMaxLength}
            readOnly={isBusy}
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        ) : null}
      </div>
      {empty.isAsked ? (
        <AlertDialog
          open
          onOpenChange={(open) => open || isPending || empty.cancel()}
          title={publishCopy.askEmpty}
          description={adminMessages.publishNothing}
          confirmLabel={publishCopy.publishEmpty}
          busy={isPending}
          onConfirm={empty.confirm}
        />
      ) : null}
    </Dialog>
  );
}

function Preview({
  query: { data, error, refetch, isFetching },
  onLeave,
}: {
  query: { data: PublishPreview | undefined; error: unknown; refetch: () => unknown; isFetching: boolean };
  onLeave: () => void;
}) {
  if (data) return <Found preview={data} onLeave={onLeave} />;
  if (error && !isSessionRefused(error))
    return (
      <ErrorPanel message={publishCopy.previewFailed} onRetry={() => refetch()} isRetrying={isFetching} />
    );
  return (
    <Loading>
      <Skeleton className="h-40 w-full" />
    </Loading>
  );
}

function Found({ preview, onLeave }: { preview: PublishPreview; onLeave: () => void }) {
  const { chapterCount, problems, pictures, changes } = preview;
  const hidden = useHidden();
  const { broken, isChecking } = useBrokenPictures(pictures);
  return (
    <>
      <Preflight
        chapterCount={chapterCount}
        problems={[...problems, ...broken]}
        isChecking={isChecking}
        onLeave={onLeave}
      />
      <p role="status" className="sr-only">
        {broken.length > 0 ? publishCopy.brokenPictures(broken.length) : ''}
      </p>
      <ChangeList changes={changes} />
      {hidden ? <HiddenList hidden={hidden} onLeave={onLeave} /> : null}
    </>
  );
}
