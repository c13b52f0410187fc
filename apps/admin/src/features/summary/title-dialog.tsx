import { type SummaryDraft, summaryDraft } from '@repo/contracts/content.drafts';
import { createSummaryInput } from '@repo/contracts/content.inputs';
import { titleMaxLength } from '@repo/contracts/limits/content';
import * as contentMessages from '@repo/contracts/messages/content';
import { TextField } from '@repo/ui/text-field';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { FormDialog } from '#src/editing/form-dialog.tsx';
import { LastChangeLine } from '#src/editing/last-change-line.tsx';
import { StaleEditDialog } from '#src/editing/stale-edit.tsx';
import { useDraft } from '#src/editing/use-draft.ts';
import { useSaving } from '#src/editing/use-saving.ts';
import { summaryCopy } from './summary-copy.ts';
import type { Summaries } from './use-summaries.ts';

const titleRule = createSummaryInput.shape.title;

/** The title of a summary, new or stored, in a dialog. Mount it while it is open. */
export function TitleDialog({
  chapterId,
  summary: given,
  acts,
  onCreated,
  onClose,
}: {
  chapterId: string;
  /** The summary to rename; null for a new one. */
  summary: SummaryDraft | null;
  acts: Pick<Summaries, 'create' | 'update' | 'replace'>;
  onCreated: (summary: SummaryDraft) => void;
  onClose: () => void;
}) {
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const created = useRef<SummaryDraft | null>(null);
  const summary = given ?? created.current;
  const keyOf = (stored: SummaryDraft | null) =>
    stored ? `summary-title:${stored._id}` : `new-summary:${chapterId}`;
  const draft = useDraft<string>({
    key: keyOf(summary),
    schema: z.string(),
    saved: summary?.title ?? '',
    stored: summary,
  });
  const { value: title } = draft;
  const check = (text: string) => {
    const checked = titleRule.safeParse(text);
    if (checked.success) return null;
    return text.trim() === '' ? contentMessages.titleRequired : summaryCopy.titleTooLong(titleMaxLength);
  };
  const saving = useSaving({
    // A blank new title is validated before it comes here.
    isDirty: () => draft.isDirtyNow() || !(given ?? created.current),
    failureText: summary ? summaryCopy.summaryUpdateFailed : summaryCopy.summaryCreateFailed,
    isActive: false,
    async send(overwrites) {
      await draft.send(async ({ value, seenUpdatedAt }) => {
        const known = given ?? created.current;
        const stored = known
          ? await acts.update(known._id, { title: value }, overwrites ?? seenUpdatedAt)
          : await acts.create({ title: value });
        if (!given) created.current = stored;
        return { updatedAt: stored.updatedAt, key: keyOf(stored) };
      });
      if (overwrites && !draft.isDirtyNow()) onClose();
    },
  });

  async function submit(): Promise<boolean> {
    const found = check(title);
    setError(found);
    if (found) {
      field.current?.focus();
      return false;
    }
    return saving.save();
  }
  const parse = (current: unknown) => summaryDraft.safeParse(current).data;
  return (
    <FormDialog
      title={summary ? summaryCopy.renameTitle : summaryCopy.createTitle}
      submitLabel={summary ? summaryCopy.save : summaryCopy.create}
      isDirty={draft.isDirtyNow}
      isBusy={saving.status.kind === 'saving'}
      error={saving.status.kind === 'failed' ? saving.status.reason : null}
      onSubmit={submit}
      onSent={() => {
        onClose();
        if (created.current) onCreated(created.current);
      }}
      onClose={() => {
        draft.discard();
        onClose();
      }}
    >
      <TextField
        ref={field}
        label={summaryCopy.title}
        value={title}
        error={error}
        onChange={(event) => {
          if (error) setError(check(event.target.value));
          draft.setValue(event.target.value);
        }}
      />
      {summary ? <LastChangeLine itemId={summary._id} /> : null}
      <StaleEditDialog
        saving={saving}
        mine={title}
        both={null}
        asText={(current) => parse(current)?.title ?? ''}
        onTakeTheirs={(current) => {
          const theirs = parse(current);
          if (theirs) void acts.replace(theirs);
          draft.discard();
        }}
      />
    </FormDialog>
  );
}
