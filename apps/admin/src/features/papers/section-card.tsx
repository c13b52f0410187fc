import { paperLineMaxLength, sectionNameMaxLength } from '@repo/contracts/limits/content';
import { TextField } from '@repo/ui/text-field';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { CheckLine } from '#src/chapter-items/check-line.tsx';
import type { Change } from '#src/editing/form-changes.ts';
import type { FormEdit } from '#src/editing/form-edit.ts';
import type { SortableRowState } from '#src/editing/sortable-list.tsx';
import { controlOf } from './check-paper.ts';
import type { SectionForm, UnitForm } from './paper-form.ts';
import { SectionsSum } from './paper-sums.tsx';
import { papersCopy } from './papers-copy.ts';
import { RowActs } from './row-acts.tsx';
import { SectionRows } from './section-rows.tsx';

/** One section: its name, the units of its questions, its table and sum. */
export function SectionCard({
  section,
  name,
  isOnly,
  units,
  row,
  edit,
  onChange,
  onRemove,
}: {
  section: SectionForm;
  /** The section's name, such as 'Section A'. */
  name: string;
  isOnly: boolean;
  units: readonly UnitForm[];
  row: SortableRowState;
  edit: FormEdit;
  onChange: Change<SectionForm>;
  onRemove: () => void;
}) {
  const id = useId();
  const line = (field: 'name' | 'title', max: number) => ({
    id: controlOf.section(field, section.key),
    value: section[field],
    maxLength: max,
    error: edit.issueOf(controlOf.section(field, section.key)),
    autoComplete: 'off',
    className: 'min-w-0',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange((now) => ({ ...now, [field]: target.value })),
  });
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex flex-wrap items-center gap-x-2">
        {edit.isPhone ? null : row.handle}
        <h4 id={id} className="font-bold wrap-anywhere">
          {name}
        </h4>
        <SectionsSum sections={[section]} />
        <RowActs
          row={row}
          removeLabel={papersCopy.removeSection(name)}
          stays={isOnly ? papersCopy.sectionsFewest : null}
          className="ml-auto"
          onRemove={onRemove}
        />
      </header>
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-2">
        <TextField label={papersCopy.sectionName} {...line('name', sectionNameMaxLength)} />
        <TextField label={papersCopy.sectionTitle} {...line('title', paperLineMaxLength)} />
      </div>
      <UnitsOfSection section={section} units={units} onChange={onChange} />
      <SectionRows section={section} name={name} edit={edit} onChange={onChange} />
    </section>
  );
}

/** The units that a section draws from, collapsed, because most draw from all. */
function UnitsOfSection({
  section: { unitKeys },
  units,
  onChange,
}: {
  section: SectionForm;
  units: readonly UnitForm[];
  onChange: Change<SectionForm>;
}) {
  const nameOf = ({ name }: UnitForm, index: number) => name.trim() || papersCopy.untitledUnit(index);
  const chosen = units.flatMap((unit, index) => (unitKeys.includes(unit.key) ? [nameOf(unit, index)] : []));
  const choose = (key: string, isIn: boolean) =>
    onChange((now) => ({
      ...now,
      unitKeys: isIn ? [...now.unitKeys, key] : now.unitKeys.filter((other) => other !== key),
    }));
  return (
    <details className="group min-w-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control px-2 text-meta hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <ChevronDown size={18} aria-hidden="true" className="shrink-0 text-ink-2 group-open:rotate-180" />
        <span className="min-w-0 wrap-anywhere">
          <span className="font-bold">{papersCopy.sectionUnits}</span>{' '}
          {chosen.length === 0 ? papersCopy.allUnits : chosen.join(', ')}
        </span>
      </summary>
      <fieldset className="min-w-0 pt-1">
        <legend className="px-2 text-meta text-ink-2">{papersCopy.unitsLegend}</legend>
        {units.map((unit, index) => (
          <CheckLine
            key={unit.key}
            checked={unitKeys.includes(unit.key)}
            onChange={(isIn) => choose(unit.key, isIn)}
          >
            {nameOf(unit, index)}
          </CheckLine>
        ))}
      </fieldset>
    </details>
  );
}
