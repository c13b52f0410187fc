import type { WrittenDraft } from '@repo/contracts/content.drafts';
import type { DraftList } from '#src/chapter-items/use-draft-list.ts';
import { useItemEditor } from '#src/editing/use-item-editor.ts';
import { checkWritten } from './check-written.ts';
import { writtenCopy } from './written-copy.ts';
import { formOfWritten, newWritten, writtenForm } from './written-form.ts';

/** The work on one written question, new or stored. */
export function useWrittenEditor({
  chapterId,
  question,
  acts,
  onCreated,
}: {
  chapterId: string;
  /** The question to edit; null for a new one. */
  question: WrittenDraft | null;
  acts: Pick<DraftList<'written'>, 'create' | 'update'>;
  /** The new question is saved: pass it in as `question` from now on. */
  onCreated: (question: WrittenDraft) => void;
}) {
  return useItemEditor({
    draftKey: (stored) => (stored ? `written:${stored._id}` : `new-written:${chapterId}`),
    schema: writtenForm,
    item: question,
    newForm: newWritten,
    formOf: formOfWritten,
    check: checkWritten,
    create: acts.create,
    // A null field is removed.
    update: (id, { passage = null, source = null, isExtra = false, ...fields }, seenUpdatedAt) =>
      acts.update(id, { ...fields, passage, source, isExtra }, seenUpdatedAt),
    failureText: writtenCopy.writtenSaveFailed,
    onCreated,
  });
}
