import { type PaperRowKind, paperRowKind } from '@repo/contracts/items/paper';
import { paperRowsMax } from '@repo/contracts/limits/content';
import { Button } from '@repo/ui/button';
import { SelectField } from '@repo/ui/select-field';
import { Plus } from 'lucide-react';
import { type Change, inKeyOrder, withBack, withItem, without } from '#src/editing/form-changes.ts';
import type { FormEdit } from '#src/editing/form-edit.ts';
import { SortableList, type SortableRowState } from '#src/editing/sortable-list.tsx';
import { controlOf } from './check-paper.ts';
import { CellLabel, NumberField } from './number-field.tsx';
import { marksOfKind, newRow, type RowForm, type SectionForm } from './paper-form.ts';
import { rowSumOf } from './paper-sums.tsx';
import { papersCopy } from './papers-copy.ts';
import { RowActs } from './row-acts.tsx';
import { RowDifficulties } from './row-difficulties.tsx';

const columns = 'lg:grid-cols-[2.75rem_minmax(0,1fr)_6rem_6rem_6rem_3.5rem_8.25rem]';

const kindOptions = paperRowKind.options.map((kind) => ({ value: kind, label: papersCopy.kinds[kind] }));

const hasDifficulties = (kind: PaperRowKind) => kind === 'choice' || kind === 'assertionReason';

/** Changes the kind of a row. Adjusts its marks, and its choice of A or B if the kind has none. */
function ofKind(row: RowForm, kind: PaperRowKind): RowForm {
  const all = marksOfKind(kind);
  const marks = all.includes(row.marks) ? row.marks : (all.at(kind === 'case' ? 2 : 0) ?? row.marks);
  const { difficulties, ...others } = row;
  const choices = kind === 'written' ? row.choices : '0';
  return { ...others, kind, marks, choices, ...(hasDifficulties(kind) && difficulties && { difficulties }) };
}

/** The questions of a section as a table: number, kind and marks of each row. */
export function SectionRows({
  section,
  name,
  edit,
  onChange,
}: {
  section: SectionForm;
  name: string;
  edit: FormEdit;
  onChange: Change<SectionForm>;
}) {
  const { rows } = section;
  const isFull = rows.length >= paperRowsMax;
  const changeAll = (change: (all: RowForm[]) => RowForm[]) =>
    onChange((now) => ({ ...now, rows: change(now.rows) }));
  const add = () => {
    const added = newRow();
    changeAll((all) => (all.length >= paperRowsMax ? all : [...all, added]));
    edit.focus(controlOf.row('kind', added.key));
  };
  const remove = (row: RowForm, index: number) => {
    changeAll((all) => without(all, row.key));
    edit.onRemoved({
      text: papersCopy.rowRemoved(index),
      restore: () => changeAll((all) => withBack(all, row, index, paperRowsMax)),
      control: controlOf.row('kind', row.key),
    });
    const neighbour = rows[index + 1] ?? rows[index - 1];
    if (neighbour) edit.focus(controlOf.row('kind', neighbour.key));
  };
  return (
    <div className="min-w-0 rounded-control border-[1.5px] border-line lg:overflow-clip">
      <div
        aria-hidden="true"
        className={`hidden gap-2 bg-sunken px-2 py-2 text-meta font-bold lg:grid ${columns}`}
      >
        <span />
        <span>{papersCopy.kind}</span>
        <span>{papersCopy.rowMarks}</span>
        <span>{papersCopy.count}</span>
        <span>{papersCopy.choices}</span>
        <span className="text-right">{papersCopy.rowSum}</span>
      </div>
      <SortableList
        label={papersCopy.rowsOf(name)}
        items={rows}
        idOf={({ key }) => key}
        nameOf={(_, index) => papersCopy.row(index)}
        onReorder={(keys) => changeAll((all) => inKeyOrder(all, keys))}
        rowClassName="border-line border-b-[1.5px] bg-surface max-lg:rounded-control"
      >
        {(one, row, index) => (
          <RowFields
            one={one}
            index={index}
            sum={rowSumOf(section, index)}
            isOnly={rows.length === 1}
            row={row}
            edit={edit}
            onChange={(change) => changeAll((all) => withItem(all, one.key, change))}
            onRemove={() => remove(one, index)}
          />
        )}
      </SortableList>
      <div className="flex flex-wrap items-center gap-2 px-2">
        <Button
          variant="quiet"
          size="sm"
          disabled={isFull}
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={add}
        >
          {papersCopy.addRow}
        </Button>
        {isFull ? <p className="text-caption text-ink-2">{papersCopy.rowsFull(paperRowsMax)}</p> : null}
      </div>
    </div>
  );
}

function RowFields({
  one,
  index,
  sum,
  isOnly,
  row,
  edit,
  onChange,
  onRemove,
}: {
  one: RowForm;
  index: number;
  sum: string;
  isOnly: boolean;
  row: SortableRowState;
  edit: FormEdit;
  onChange: Change<RowForm>;
  onRemove: () => void;
}) {
  const { key, kind, marks, count, choices } = one;
  const cell = (field: 'kind' | 'marks' | 'count' | 'choices', text: string) => ({
    id: controlOf.row(field, key),
    label: <CellLabel text={text} of={papersCopy.ofRow(index)} />,
    error: edit.issueOf(controlOf.row(field, key)),
  });
  const all = marksOfKind(kind);
  // Keep showing an invalid value, so that it can be corrected.
  const shownMarks = all.includes(marks) ? all : [marks, ...all];
  const offersNone = kind !== 'written' && Number(choices) === 0;
  return (
    <div className={`grid grid-cols-2 items-start gap-2 p-2 narrow:grid-cols-1 sm:grid-cols-4 ${columns}`}>
      <span className="max-lg:hidden lg:mt-2">{row.handle}</span>
      <SelectField
        {...cell('kind', papersCopy.kind)}
        className="min-w-0 max-lg:col-span-full"
        options={kindOptions}
        value={kind}
        onChange={({ target }) => {
          const next = paperRowKind.safeParse(target.value).data;
          if (next) onChange((now) => ofKind(now, next));
        }}
      />
      <SelectField
        {...cell('marks', papersCopy.rowMarks)}
        className="min-w-0"
        options={shownMarks.map((number) => ({ value: String(number), label: String(number) }))}
        value={String(marks)}
        onChange={({ target }) => onChange((now) => ({ ...now, marks: Number(target.value) }))}
      />
      <NumberField
        {...cell('count', papersCopy.count)}
        value={count}
        onChange={(text) => onChange((now) => ({ ...now, count: text }))}
      />
      <NumberField
        {...cell('choices', papersCopy.choices)}
        value={offersNone ? '' : choices}
        disabled={offersNone}
        title={offersNone ? papersCopy.noChoices : undefined}
        onChange={(text) => onChange((now) => ({ ...now, choices: text }))}
      />
      <p className="flex flex-wrap items-center gap-x-1.5 self-stretch tabular-nums max-lg:pt-6 lg:mt-1.5 lg:h-12 lg:justify-end">
        <span className="text-meta text-ink-2">
          <CellLabel text={papersCopy.rowSum} />
        </span>{' '}
        {sum}
      </p>
      <RowActs
        row={row}
        removeLabel={papersCopy.removeRow(index)}
        stays={isOnly ? papersCopy.rowsFewest : null}
        className="max-lg:col-span-full lg:mt-1.5"
        onRemove={onRemove}
      />
      {hasDifficulties(kind) ? <RowDifficulties row={one} index={index} onChange={onChange} /> : null}
    </div>
  );
}
