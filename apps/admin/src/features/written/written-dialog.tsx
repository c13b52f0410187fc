import { type WrittenDraft, writtenDraft } from '@repo/contracts/content.drafts';
import { Button } from '@repo/ui/button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { DraftList } from '#src/chapter-items/use-draft-list.ts';
import { phoneQuery, useMediaQuery } from '#src/chapter-items/use-media-query.ts';
import { withBack, withItem, without } from '#src/editing/form-changes.ts';
import type { FormEdit } from '#src/editing/form-edit.ts';
import { ItemDialog } from '#src/editing/item-dialog.tsx';
import { useRemovals } from '#src/editing/use-removals.ts';
import { useWantedFocus } from '#src/editing/use-wanted-focus.ts';
import { AlternativeFields } from './alternative-fields.tsx';
import { controlOf } from './check-written.ts';
import { textOfWritten } from './text-of-written.ts';
import { useWrittenEditor } from './use-written-editor.ts';
import { writtenCopy } from './written-copy.ts';
import { type AlternativeForm, formOfWritten, newAlternative } from './written-form.ts';
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
  const isPhone = useMediaQuery(phoneQuery);
  const focus = useWantedFocus();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const removals = useRemovals(focus);
  const edit: FormEdit = {
    isPhone,
    focus,
    issueOf: (control) => issues.find((issue) => issue.control === control)?.message,
    onRemoved: removals.remember,
  };
  const changeAlternatives = (next: (all: AlternativeForm[]) => AlternativeForm[]) =>
    change((now) => ({ ...now, alternatives: next(now.alternatives) }));

  const addAlternative = () => {
    const added = newAlternative();
    changeAlternatives((all) => (all.length >= alternativesMax ? all : [...all, added]));
    focus(controlOf.question(added.key));
  };
  const removeAlternative = (alternative: AlternativeForm, index: number) => {
    changeAlternatives((all) => without(all, alternative.key));
    edit.onRemoved({
      text: writtenCopy.alternativeRemoved(index),
      restore: () => changeAlternatives((all) => withBack(all, alternative, index, alternativesMax)),
      control: controlOf.question(alternative.key),
    });
    const left = form.alternatives.find(({ key }) => key !== alternative.key);
    if (left) focus(controlOf.question(left.key));
  };
  return (
    <ItemDialog
      editor={editor}
      title={question ? writtenCopy.editTitle : writtenCopy.createTitle}
      saveLabel={question ? writtenCopy.save : writtenCopy.create}
      issuesTitle={writtenCopy.issues}
      whereOf={({ where }) => where}
      goTo={({ control }) => focus(control)}
      removal={removals.last}
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
          onChange={(next) => changeAlternatives((all) => withItem(all, alternative.key, next))}
          onRemove={form.alternatives.length > 1 ? () => removeAlternative(alternative, index) : null}
        />
      ))}
      {form.alternatives.length < alternativesMax ? (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="quiet"
            size="sm"
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={addAlternative}
          >
            {writtenCopy.addAlternative}
          </Button>
          <p className="text-caption text-ink-2">{writtenCopy.alternativeHint}</p>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outlined" size="sm" onClick={() => setIsPreviewed(true)}>
          {writtenCopy.preview}
        </Button>
        <p className="text-caption text-ink-2 max-sm:hidden">{writtenCopy.keys}</p>
      </div>
    </ItemDialog>
  );
}
