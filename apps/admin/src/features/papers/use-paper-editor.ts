import type { PaperDraft } from '@repo/contracts/content.drafts';
import { type ItemEditor, useItemEditor } from '#src/editing/use-item-editor.ts';
import { checkPaper, type PaperFields, type PaperIssue } from './check-paper.ts';
import { nextYearOf } from './copied-paper.ts';
import { formOfPaper, newPaper, type PaperForm, paperForm } from './paper-form.ts';
import { papersCopy } from './papers-copy.ts';
import type { Papers } from './use-papers.ts';

/** A stored paper, a new one, or a copy for the next year. */
export type EditedPaper =
  | { kind: 'stored'; paper: PaperDraft }
  | { kind: 'new' }
  | { kind: 'copy'; from: PaperDraft };

const draftKeyOf = (edited: EditedPaper, stored: PaperDraft | null): string => {
  if (stored) return `paper:${stored._id}`;
  return edited.kind === 'copy' ? `paper-after:${edited.from._id}` : 'new-paper';
};

export type PaperEditor = ItemEditor<PaperForm, PaperFields, PaperIssue>;

/** The work on one paper. */
export function usePaperEditor({
  edited,
  acts,
  onCreated,
}: {
  edited: EditedPaper;
  acts: Pick<Papers, 'create' | 'update'>;
  /** The new paper is saved: pass it in as the one to edit from now on. */
  onCreated: (paper: PaperDraft) => void;
}): PaperEditor {
  return useItemEditor({
    draftKey: (stored) => draftKeyOf(edited, stored),
    schema: paperForm,
    item: edited.kind === 'stored' ? edited.paper : null,
    newForm: () => (edited.kind === 'copy' ? nextYearOf(edited.from) : newPaper()),
    formOf: formOfPaper,
    check: checkPaper,
    create: acts.create,
    // A `checkedOn` of null removes the day.
    update: (id, { checkedOn = null, ...fields }, seenUpdatedAt) =>
      acts.update(id, { ...fields, checkedOn }, seenUpdatedAt),
    failureText: papersCopy.paperSaveFailed,
    onCreated,
  });
}
