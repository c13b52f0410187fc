import { type PaperDraft, paperDraft } from '@repo/contracts/content.drafts';
import { Button } from '@repo/ui/button';
import { useMemo, useState } from 'react';
import { useChapterPlaces } from '#src/chapter-items/chapter-chooser.tsx';
import { Behind } from '#src/editing/behind.tsx';
import { ItemDialog } from '#src/editing/item-dialog.tsx';
import { useFormEdit } from '#src/editing/use-form-edit.ts';
import { InstructionList } from './instruction-list.tsx';
import { PaperFacts } from './paper-facts.tsx';
import { formOfPaper } from './paper-form.ts';
import { PaperPreview } from './paper-preview.tsx';
import { papersCopy } from './papers-copy.ts';
import { SectionList } from './section-list.tsx';
import { textOfPaper } from './text-of-paper.ts';
import { UnitList } from './unit-list.tsx';
import { type EditedPaper, usePaperEditor } from './use-paper-editor.ts';
import type { Papers } from './use-papers.ts';

const titles: Record<EditedPaper['kind'], string> = {
  new: papersCopy.createTitle,
  copy: papersCopy.copyTitle,
  stored: papersCopy.editTitle,
};

/** The editor of one paper's blueprint. Mount it while it is open. */
export function PaperDialog({
  edited,
  acts,
  onCreated,
  onClose,
}: {
  edited: EditedPaper;
  acts: Pick<Papers, 'create' | 'update' | 'replace'>;
  /** The new paper is saved: pass it in as the one to edit, editing continues. */
  onCreated: (paper: PaperDraft) => void;
  onClose: () => void;
}) {
  const editor = usePaperEditor({ edited, acts, onCreated });
  const { form, change, issues } = editor;
  const places = useChapterPlaces();
  const chapterNames = useMemo(() => new Map(places.map(({ _id, name }) => [_id, name])), [places]);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { edit, removal } = useFormEdit(issues);
  return (
    <ItemDialog
      editor={editor}
      title={titles[edited.kind]}
      saveLabel={edited.kind === 'stored' ? papersCopy.save : papersCopy.create}
      issuesTitle={papersCopy.issues}
      whereOf={({ where }) => where}
      goTo={({ control }) => edit.focus(control)}
      removal={removal}
      conflict={{
        noun: 'Board paper',
        parse: (current) => paperDraft.safeParse(current).data,
        formOf: formOfPaper,
        textOf: (shown) => textOfPaper(shown, chapterNames),
        replace: acts.replace,
        create: acts.create,
        failureText: papersCopy.paperSaveFailed,
      }}
      upper={isPreviewed ? <PaperPreview form={form} onClose={() => setIsPreviewed(false)} /> : null}
      onClose={onClose}
    >
      <PaperFacts form={form} edit={edit} onChange={change} />
      <InstructionList instructions={form.instructions} edit={edit} onChange={change} />
      {/* A whole paper has hundreds of fields, so show the dialog with the first ones. */}
      <Behind>
        <UnitList form={form} chapterNames={chapterNames} edit={edit} onChange={change} />
        <SectionList form={form} edit={edit} onChange={change} />
      </Behind>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outlined" size="sm" onClick={() => setIsPreviewed(true)}>
          {papersCopy.preview}
        </Button>
        <p className="text-caption text-ink-2 max-sm:hidden">{papersCopy.keys}</p>
      </div>
    </ItemDialog>
  );
}
