import { type WrittenDraft, writtenDraft } from '@repo/contracts/content.drafts';
import { Button } from '@repo/ui/button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { DraftList } from '#src/chapter-items/use-draft-list.ts';
import { formList } from '#src/editing/form-list.ts';
import { ItemDialog } from '#src/editing/item-dialog.tsx';
import { useFormEdit } from '#src/editing/use-form-edit.ts';
import { AlternativeFields } from './alternative-fields.tsx';
import { controlOf } from './check-written.ts';
import { textOfWritten } from './text-of-written.ts';
import { useWrittenEditor } from './use-written-editor.ts';
import { writtenCopy } from './written-copy.ts';
import { formOfWritten, newAlternative } from './written-form.ts';
import { WrittenPreview } from './written-preview.tsx';
import { WrittenSettings } from './written-settings.tsx';

const alternativesMax = 2;

/** The editor of one written question, 960 px wide, full screen on a phone. Mount it while it is open. */
export function WrittenDialog({
  chapterId,
  question,
  acts,
  onCreated,
  onClose,
}: {
  chapterId: string;
  /** The question to edit; null for a new one. */
  question: WrittenDraft | null;
  acts: Pick<DraftList<'written'>, 'create' | 'update' | 'replace'>;
  /** The new question is saved: pass it in as `question`, editing continues. */
  onCreated: (question: WrittenDraft) => void;
  onClose: () => void;
}) {
  const editor = useWrittenEditor({ chapterId, question, acts, onCreated });
  const { form, change, issues } = editor;
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { edit, removal } = useFormEdit(issues);
  const list = formList({
    items: form.alternatives,
    change: (next) => change((now) => ({ ...now, alternatives: next(now.alternatives) })),
    edit,
    max: alternativesMax,
    create: newAlternative,
    controlOf: ({ key }) => controlOf.question(key),
    removedText: writtenCopy.alternativeRemoved,
  });
  return (
    <ItemDialog
      editor={editor}
      title={question ? writtenCopy.editTitle : writtenCopy.createTitle}
      saveLabel={question ? writtenCopy.save : writtenCopy.create}
      issuesTitle={writtenCopy.issues}
      whereOf={({ where }) => where}
      goTo={({ control }) => edit.focus(control)}
      removal={removal}
      conflict={{
        noun: 'Written question',
        parse: (current) => writtenDraft.safeParse(current).data,
        formOf: formOfWritten,
        textOf: textOfWritten,
        replace: acts.replace,
        create: acts.create,
        failureText: writtenCopy.writtenSaveFailed,
      }}
      upper={isPreviewed ? <WrittenPreview form={form} onClose={() => setIsPreviewed(false)} /> : null}
      onClose={onClose}
    >
      <WrittenSettings form={form} edit={edit} onChange={change} />
      {form.alternatives.map((alternative, index) => (
        <AlternativeFields
          key={alternative.key}
          alternative={alternative}
          index={index}
          marks={form.marks}
          edit={edit}
          onChange={list.changeItem(alternative)}
          onRemove={list.isOnly ? null : () => list.remove(alternative, index)}
        />
      ))}
      {list.isFull ? null : (
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="quiet" size="sm" icon={<Plus size={18} aria-hidden="true" />} onClick={list.add}>
            {writtenCopy.addAlternative}
          </Button>
          <p className="text-caption text-ink-2">{writtenCopy.alternativeHint}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outlined" size="sm" onClick={() => setIsPreviewed(true)}>
          {writtenCopy.preview}
        </Button>
        <p className="text-caption text-ink-2 max-sm:hidden">{writtenCopy.keys}</p>
      </div>
    </ItemDialog>
  );
}
