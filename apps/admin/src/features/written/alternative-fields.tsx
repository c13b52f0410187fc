import { answerPartsMax } from '@repo/contracts/limits/content';
import { IconButton } from '@repo/ui/button';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { AddRow } from '#src/editing/add-row.tsx';
import type { Change } from '#src/editing/form-changes.ts';
import { formList } from '#src/editing/form-list.ts';
import { SortableList } from '#src/editing/sortable-list.tsx';
import type { FormEdit } from '#src/editing/use-form-edit.ts';
import { MarkupField } from '#src/markup-editor/markup-field.tsx';
import { controlOf } from './check-written.ts';
import { PartFields } from './part-fields.tsx';
import { PointsSum } from './points-sum.tsx';
import { writtenCopy } from './written-copy.ts';
import { type AlternativeForm, newPart, type PartForm } from './written-form.ts';

/** One alternative: its question, and the parts of its answer with their points; their sum is above. */
export function AlternativeFields({
  alternative,
  index,
  marks,
  edit,
  onChange,
  onRemove,
}: {
  alternative: AlternativeForm;
  index: number;
  marks: number;
  edit: FormEdit;
  onChange: Change<AlternativeForm>;
  /** Removes the alternative; null for the only one. */
  onRemove: (() => void) | null;
}) {
  const id = useId();
  const { key, question, parts } = alternative;
  const list = formList({
    items: parts,
    change: (change) => onChange((now) => ({ ...now, parts: change(now.parts) })),
    edit,
    max: answerPartsMax,
    create: newPart,
    controlOf: (part) => controlOf.part('model', part.key),
    addedControlOf: (part) => controlOf.part('name', part.key),
    removedText: writtenCopy.partRemoved,
  });
  const fieldsOf = (part: PartForm) => (
    <PartFields part={part} isOnly={list.isOnly} edit={edit} onChange={list.changeItem(part)} />
  );
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border-[1.5px] border-edge p-2 sm:p-4"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={id} className="text-h3">
          {onRemove ? writtenCopy.alternative(index) : writtenCopy.only}
        </h3>
        <PointsSum alternative={alternative} marks={marks} />
        {onRemove ? (
          <IconButton
            label={writtenCopy.removeAlternative(index)}
            className="!ml-auto !size-11 !text-redpen"
            onClick={onRemove}
          >
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        ) : null}
      </header>
      <MarkupField
        id={controlOf.question(key)}
        label={writtenCopy.question}
        rows={2}
        value={question}
        error={edit.issueOf(controlOf.question(key))}
        onChange={(text) => onChange((now) => ({ ...now, question: text }))}
      />
      {list.isOnly ? (
        parts.map((part) => <div key={part.key}>{fieldsOf(part)}</div>)
      ) : (
        <SortableList
          label={writtenCopy.parts}
          {...list.sortable}
          nameOf={(_, at) => writtenCopy.part(at)}
          className="grid grid-cols-[minmax(0,1fr)] gap-3"
          rowClassName="min-w-0 rounded-control border-[1.5px] border-line bg-surface p-2 sm:p-3"
        >
          {(part, row, at) => (
            <section
              aria-label={writtenCopy.part(at)}
              className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2"
            >
              <header className="flex flex-wrap items-center gap-1">
                {edit.isPhone ? null : row.handle}
                <h4 className="mr-auto font-bold">{writtenCopy.part(at)}</h4>
                {row.moveButtons}
                <IconButton
                  label={writtenCopy.removePart(at)}
                  className="!size-11 !text-redpen"
                  onClick={() => list.remove(part, at)}
                >
                  <Trash2 size={18} aria-hidden="true" />
                </IconButton>
              </header>
              {fieldsOf(part)}
            </section>
          )}
        </SortableList>
      )}
      <AddRow
        label={writtenCopy.addPart}
        isFull={list.isFull}
        fullText={writtenCopy.partsFull(answerPartsMax)}
        onClick={list.add}
      />
    </section>
  );
}
