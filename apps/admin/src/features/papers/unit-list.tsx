import { paperLineMaxLength, paperUnitsMax } from '@repo/contracts/limits/content';
import { Button } from '@repo/ui/button';
import { FieldNotes } from '@repo/ui/field';
import { TextField } from '@repo/ui/text-field';
import { useState } from 'react';
import type { Change } from '#src/editing/form-changes.ts';
import { formList } from '#src/editing/form-list.ts';
import { SortableList, type SortableRowState } from '#src/editing/sortable-list.tsx';
import type { FormEdit } from '#src/editing/use-form-edit.ts';
import { ChapterDialog } from './chapter-dialog.tsx';
import { controlOf } from './check-paper.ts';
import { FormSection } from './form-section.tsx';
import { CellLabel, NumberField } from './number-field.tsx';
import { newUnit, type PaperForm, type UnitForm } from './paper-form.ts';
import { UnitsAgainstSections } from './paper-sums.tsx';
import { papersCopy } from './papers-copy.ts';
import { RowActs } from './row-acts.tsx';
import { type ChapterNames, markLines } from './text-of-paper.ts';

const columns = 'lg:grid-cols-[2.75rem_minmax(0,3fr)_6rem_minmax(0,4fr)_8.25rem]';

/** The units that the board gives marks for, with their chapters. */
export function UnitList({
  form,
  chapterNames,
  edit,
  onChange,
}: {
  form: PaperForm;
  chapterNames: ChapterNames;
  edit: FormEdit;
  onChange: Change<PaperForm>;
}) {
  const { units } = form;
  const [choosingFor, setChoosingFor] = useState<string | null>(null);
  const chosen = units.find(({ key }) => key === choosingFor);
  const changeAll = (change: (all: UnitForm[]) => UnitForm[]) =>
    onChange((now) => ({ ...now, units: change(now.units) }));
  // A removed unit's key stays in the sections, so that undo restores it completely.
  const list = formList({
    items: units,
    change: changeAll,
    edit,
    max: paperUnitsMax,
    create: newUnit,
    controlOf: ({ key }) => controlOf.unit('name', key),
    removedText: papersCopy.unitRemoved,
  });
  return (
    <FormSection
      title={papersCopy.units}
      hint={papersCopy.unitsHint}
      aside={<UnitsAgainstSections form={form} />}
      addLabel={papersCopy.addUnit}
      isFull={list.isFull}
      fullText={papersCopy.unitsFull(paperUnitsMax)}
      onAdd={list.add}
    >
      <div className="min-w-0 rounded-card border-[1.5px] border-line lg:overflow-clip">
        <div
          aria-hidden="true"
          className={`hidden gap-2 bg-sunken px-2 py-2 text-meta font-bold lg:grid ${columns}`}
        >
          <span />
          <span>{papersCopy.unitName}</span>
          <span>{papersCopy.unitMarks}</span>
          <span>{papersCopy.unitChapters}</span>
        </div>
        <SortableList
          label={papersCopy.units}
          {...list.sortable}
          nameOf={(_, index) => papersCopy.unit(index)}
          rowClassName="border-line border-b-[1.5px] bg-surface last:border-b-0 max-lg:rounded-card"
        >
          {(unit, row, index) => (
            <UnitRow
              unit={unit}
              index={index}
              row={row}
              isOnly={list.isOnly}
              chapterNames={chapterNames}
              edit={edit}
              onChange={list.changeItem(unit)}
              onChoose={() => setChoosingFor(unit.key)}
              onRemove={() => list.remove(unit, index)}
            />
          )}
        </SortableList>
      </div>
      {chosen ? (
        <ChapterDialog
          units={units}
          unitKey={chosen.key}
          onChange={changeAll}
          onClose={() => setChoosingFor(null)}
        />
      ) : null}
    </FormSection>
  );
}

function UnitRow({
  unit,
  index,
  row,
  isOnly,
  chapterNames,
  edit,
  onChange,
  onChoose,
  onRemove,
}: {
  unit: UnitForm;
  index: number;
  row: SortableRowState;
  isOnly: boolean;
  chapterNames: ChapterNames;
  edit: FormEdit;
  onChange: Change<UnitForm>;
  onChoose: () => void;
  onRemove: () => void;
}) {
  const { key, name, marks, chapterIds } = unit;
  const of = papersCopy.ofUnit(index);
  const chaptersId = controlOf.unit('chapterIds', key);
  const names = chapterIds.map((id) => chapterNames.get(id) ?? papersCopy.chapterGone);
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-2 p-2 ${columns}`}>
      <span className="max-lg:hidden lg:mt-2">{row.handle}</span>
      <TextField
        id={controlOf.unit('name', key)}
        label={<CellLabel text={papersCopy.unitName} of={of} />}
        autoComplete="off"
        maxLength={paperLineMaxLength}
        value={name}
        error={edit.issueOf(controlOf.unit('name', key))}
        className="min-w-0"
        onChange={({ target }) => onChange((now) => ({ ...now, name: target.value }))}
      />
      <NumberField
        id={controlOf.unit('marks', key)}
        label={<CellLabel text={papersCopy.unitMarks} of={of} />}
        value={marks}
        error={edit.issueOf(controlOf.unit('marks', key))}
        onChange={(text) => onChange((now) => ({ ...now, marks: text }))}
      />
      <div className="grid min-w-0 gap-1 max-lg:col-span-full">
        <Button
          id={chaptersId}
          variant="outlined"
          fullWidth
          aria-label={papersCopy.chooseChapters(index, chapterIds.length)}
          aria-describedby={`${chaptersId}-hint ${chaptersId}-error`}
          className="!justify-start !px-3.5 !font-normal"
          onClick={onChoose}
        >
          {chapterIds.length === 0 ? papersCopy.noChapters : papersCopy.chapters(chapterIds.length)}
        </Button>
        <FieldNotes
          id={chaptersId}
          hint={[names.join(', '), ...markLines(unit, chapterNames)].join('. ')}
          error={edit.issueOf(chaptersId)}
        />
      </div>
      <RowActs
        row={row}
        removeLabel={papersCopy.removeUnit(index)}
        stays={isOnly ? papersCopy.unitsFewest : null}
        className="max-lg:col-span-full"
        onRemove={onRemove}
      />
    </div>
  );
}
