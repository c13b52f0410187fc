import { reportReasonMaxLength, reportThanksMaxLength } from '@repo/contracts/limits/reports';
import type { ReportedGroup } from '@repo/contracts/reports';
import { TextAreaField } from '@repo/ui/text-field';
import { useRef, useState } from 'react';
import { RadioRow } from '#src/chapter-items/radio-row.tsx';
import { FormDialog } from '#src/editing/form-dialog.tsx';
import { useFormValue } from '#src/editing/use-form-value.ts';
import { reportsCopy } from './reports-copy.ts';
import type { ReportAnswer } from './use-reports.ts';

const kinds = ['fixed', 'right'] as const;
const empty: ReportAnswer & { kind: (typeof kinds)[number] } = { kind: 'fixed', thanks: '', reason: '' };

/** Answers the reports of an item: it is put right, or right as it is. Mount it while it is open. */
export function SolveDialog({
  group,
  isBusy,
  onSolve,
  onSolved,
  onClose,
}: {
  group: ReportedGroup;
  isBusy: boolean;
  /** @returns the error message; null once it is solved */
  onSolve: (said: ReportAnswer) => Promise<string | null>;
  onSolved: () => void;
  onClose: () => void;
}) {
  const form = useFormValue(empty);
  const { kind, thanks, reason } = form.value;
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const change = (part: Partial<typeof empty>) => {
    setIsMissing(false);
    form.change({ ...form.valueNow(), ...part });
  };
  const send = (given: typeof empty) =>
    onSolve(
      given.kind === 'right'
        ? { thanks: '', reason: given.reason.trim() }
        : { thanks: given.thanks.trim(), reason: '' },
    );
  return (
    <FormDialog
      title={reportsCopy.solveTitle}
      description={reportsCopy.solveText[kind](group.count, group.chapterName)}
      submitLabel={reportsCopy.solve}
      isDirty={form.isDirtyNow}
      isBusy={isBusy}
      error={refused}
      onSubmit={async () => {
        setRefused(null);
        const given = form.valueNow();
        const lacksReason = given.kind === 'right' && given.reason.trim() === '';
        setIsMissing(lacksReason);
        if (lacksReason) {
          reasonField.current?.focus();
          return false;
        }
        const problem = await form.send(send);
        setRefused(problem);
        return problem === null;
      }}
      onSent={onSolved}
      onClose={onClose}
    >
      <RadioRow
        legend={reportsCopy.answer}
        values={kinds}
        value={kind}
        onChange={(next) => isBusy || change({ kind: next })}
      >
        {(value) => reportsCopy.answers[value]}
      </RadioRow>
      {kind === 'right' ? (
        <TextAreaField
          key={kind}
          ref={reasonField}
          label={reportsCopy.reason}
          hint={reportsCopy.reasonHint}
          error={isMissing ? reportsCopy.reasonMissing : undefined}
          rows={3}
          maxLength={reportReasonMaxLength}
          value={reason}
          readOnly={isBusy}
          onChange={({ target }) => change({ reason: target.value })}
        />
      ) : (
        <TextAreaField
          key={kind}
          label={reportsCopy.thanks}
          hint={reportsCopy.thanksHint}
          rows={2}
          maxLength={reportThanksMaxLength}
          value={thanks}
          // The message is being sent, so it can't be changed.
          readOnly={isBusy}
          onChange={({ target }) => change({ thanks: target.value })}
        />
      )}
    </FormDialog>
  );
}
