import { reportThanksMaxLength } from '@repo/contracts/limits/reports';
import type { ReportedGroup } from '@repo/contracts/reports';
import { TextAreaField } from '@repo/ui/text-field';
import { useState } from 'react';
import { FormDialog } from '#src/editing/form-dialog.tsx';
import { useFormValue } from '#src/editing/use-form-value.ts';
import { reportsCopy } from './reports-copy.ts';

/** Solves the reports of an item, with a message to the students who sent them. Mount it while it is open. */
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
  onSolve: (thanks: string) => Promise<string | null>;
  onSolved: () => void;
  onClose: () => void;
}) {
  const form = useFormValue('');
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <FormDialog
      title={reportsCopy.solveTitle}
      description={reportsCopy.solveText(group.count, group.chapterName)}
      submitLabel={reportsCopy.solve}
      isDirty={form.isDirtyNow}
      isBusy={isBusy}
      error={refused}
      onSubmit={async () => {
        setRefused(null);
        const reason = await form.send(onSolve);
        setRefused(reason);
        return reason === null;
      }}
      onSent={onSolved}
      onClose={onClose}
    >
      <TextAreaField
        label={reportsCopy.thanks}
        hint={reportsCopy.thanksHint}
        rows={2}
        maxLength={reportThanksMaxLength}
        value={form.value}
        // The message is being sent, so it can't be changed.
        readOnly={isBusy}
        onChange={({ target }) => form.change(target.value)}
      />
    </FormDialog>
  );
}
