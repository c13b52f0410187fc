import { reportsCopy } from 'virtual:messages/reports';
import { storable } from '@repo/contracts/cut-text';
import { reportNoteMaxLength } from '@repo/contracts/limits/reports';
import { reportFaultRequired } from '@repo/contracts/messages/reports';
import type { ReportedItem } from '@repo/contracts/reports';
import { type ReportFault, reportFaults } from '@repo/contracts/reports.rules';
import { questionItem } from '@repo/revision/memory';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { RadioCards } from '@repo/ui/radio-cards';
import { TextAreaField } from '@repo/ui/text-field';
import { toast } from '@repo/ui/toast';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { useUser } from '#src/platform/session/session.ts';
import { forgetUnsaved, keepUnsaved, readUnsaved } from '#src/platform/storage/unsaved-texts.ts';
import { newAttemptId } from '#src/study-log/outbox/attempt-id.ts';
import { reportIdOf } from '#src/study-log/outbox/job.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import type { Reported } from './reported.ts';

/** A stable reference to an item, as the server stores it. */
function itemOf(item: Reported): ReportedItem {
  const { kind, chapterId } = item;
  const itemId = item.kind === 'question' ? questionItem(chapterId, item) : item.itemId;
  return { chapterId, kind, itemId };
}

const faultOf = (text: string | undefined) => reportFaults.find((one) => one === text) ?? null;

/** Reports a mistake: one choice, and optional text. Sent through the outbox. */
export function ReportDialog({ item, onClose }: { item: Reported; onClose: () => void }) {
  const formId = useId();
  const { id: userId } = useUser();
  const { timestamp } = useLibrary();
  const reported = itemOf(item);
  // A report not sent yet can be edited.
  const [waiting] = useState(() => outbox.find(reportIdOf(reported))?.report);
  const about = `report-${reported.kind}-${reported.itemId}`;
  const [{ fault, note }, setEntered] = useState(() => {
    const { fault, note } = readUnsaved(userId, about) ?? waiting ?? {};
    return { fault: faultOf(fault), note: note ?? '' };
  });
  const enter = (change: { fault?: ReportFault | null; note?: string }) => {
    const next = { fault, note, ...change };
    keepUnsaved(userId, about, { note: next.note, fault: next.fault ?? '' });
    setEntered(next);
  };
  const [isAsked, setIsAsked] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const isSent = useRef(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals to a surrounding form.
    event.stopPropagation();
    if (isSent.current) return;
    if (fault === null) {
      setIsAsked(true);
      choices.current?.querySelector('input')?.focus();
      return;
    }
    isSent.current = true;
    const report = {
      ...{ ...reported, reportId: newAttemptId(), fault, note: storable(note) },
      ...(timestamp ? { contentTimestamp: timestamp } : {}),
    };
    forgetUnsaved(userId, about);
    void outbox.put({ kind: 'report', report });
    toast.success(navigator.onLine ? reportsCopy.sent : reportsCopy.kept);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => next || onClose()}
      title={reportsCopy.title}
      description={reportsCopy.lead}
      phone="full"
      closesOnBackdrop={note.trim() === ''}
      footer={
        <>
          <Button
            variant="outlined"
            onClick={() => {
              forgetUnsaved(userId, about);
              onClose();
            }}
          >
            {reportsCopy.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {reportsCopy.send}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="grid gap-5">
        <div ref={choices}>
          <RadioCards
            legend={reportsCopy.fault}
            error={isAsked && fault === null ? reportFaultRequired : undefined}
            options={reportFaults.map((value) => ({ value, label: reportsCopy.faults[value] }))}
            value={fault ?? ''}
            onValueChange={(value) => enter({ fault: faultOf(value) })}
          />
        </div>
        <TextAreaField
          label={reportsCopy.note}
          hint={reportsCopy.noteHint}
          rows={3}
          maxLength={reportNoteMaxLength}
          value={note}
          onChange={({ target }) => enter({ note: target.value })}
        />
      </form>
    </Dialog>
  );
}
