import { answerPartsMax } from '@repo/contracts/limits/content';
import { Button, IconButton } from '@repo/ui/button';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { type Change, inKeyOrder, withBack, withItem, without } from '#src/editing/form-changes.ts';
import type { FormEdit } from '#src/editing/form-edit.ts';
import { SortableList } from '#src/editing/sortable-list.tsx';
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
  /** The action that removes this alternative; null for the only one. */
  index: number;
  marks: number;
  edit: FormEdit;
  onChange: Change<AlternativeForm>;
  /** Removes the alternative; null for the only one. */
  onRemove: (() => void) | null;
}) {
  const id = useId();
  const { key, question, parts } = alternative;
  const isOnly = parts.length === 1;
  const isFull = parts.length >= answerPartsMax;
  const changeParts = (change: (parts: PartForm[]) => PartForm[]) =>
    onChange((now) => ({ ...now, parts: change(now.parts) }));
  const focusPart = (part: PartForm | undefined, isNamed: boolean) => {
    if (part) edit.focus(controlOf.part(isNamed ? 'name' : 'model', part.key));
  };
  const addPart = () => {
    const part = newPart();
    changeParts((now) => (now.length >= answerPartsMax ? now : [...now, part]));
    focusPart(part, true);
  };
  const removePart = (part: PartForm, at: number) => {
    changeParts((now) => without(now, part.key));
    edit.onRemoved({
      text: writtenCopy.partRemoved(at),
      restore: () => changeParts((now) => withBack(now, part, at, answerPartsMax)),
      control: controlOf.part('model', part.key),
    });
    focusPart(parts[at + 1] ?? parts[at - 1], false);
  };
  const fieldsOf = (part: PartForm) => (
    <PartFields
      part={part}
      isOnly={isOnly}
      edit={edit}
      onChange={(change) => changeParts((now) => withItem(now, part.key, change))}
    />
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
      {isOnly ? (
        parts.map((part) => <div key={part.key}>{fieldsOf(part)}</div>)
      ) : (
        <SortableList
          label={writtenCopy.parts}
          items={parts}
          idOf={(part) => part.key}
          nameOf={(_, at) => writtenCopy.part(at)}
          onReorder={(keys) => changeParts((now) => inKeyOrder(now, keys))}
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
                  onClick={() => removePart(part, at)}
                >
                  <Trash2 size={18} aria-hidden="true" />
                </IconButton>
              </header>
              {fieldsOf(part)}
            </section>
          )}
        </SortableList>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="quiet"
          size="sm"
          disabled={isFull}
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={addPart}
        >
          {writtenCopy.addPart}
        </Button>
        {isFull ? <p className="text-caption text-ink-2">{writtenCopy.partsFull(answerPartsMax)}</p> : null}
      </div>
    </section>
  );
}
