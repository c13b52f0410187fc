import { pointsMax } from '@repo/contracts/limits/content';
import { Button } from '@repo/ui/button';
import { FieldNotes } from '@repo/ui/field';
import { SelectField } from '@repo/ui/select-field';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { AddRow } from '#src/editing/add-row.tsx';
import type { Change } from '#src/editing/form-changes.ts';
import { formList } from '#src/editing/form-list.ts';
import { SortableList } from '#src/editing/sortable-list.tsx';
import type { FormEdit } from '#src/editing/use-form-edit.ts';
import { controlOf } from './check-written.ts';
import { PointRow } from './point-row.tsx';
import { writtenCopy } from './written-copy.ts';
import { type GroupForm, newPoint } from './written-form.ts';

/**
 * The options for how many points count: fewer than there are; includes the current number even if a point
 * was removed since.
 */
function picksOf({ points, pick }: GroupForm) {
  const most = Math.max(points.length - 1, pick ?? 0);
  return [
    { value: '', label: writtenCopy.pickAll },
    ...Array.from({ length: most }, (_, at) => ({
      value: String(at + 1),
      label: writtenCopy.pickAny(at + 1),
    })),
  ];
}

/** Points that count together, sortable; at least one stays. */
export function PointGroup({
  group,
  name,
  edit,
  onChange,
  onRemove,
}: {
  group: GroupForm;
  name: string;
  edit: FormEdit;
  onChange: Change<GroupForm>;
  /** Label and action of its removal; null for the only group. */
  onRemove: { label: string; run: () => void } | null;
}) {
  const id = useId();
  const { points, pick } = group;
  const list = formList({
    items: points,
    change: (change) => onChange((now) => ({ ...now, points: change(now.points) })),
    edit,
    max: pointsMax,
    create: () => newPoint(points.at(-1)?.halves),
    controlOf: ({ key }) => controlOf.point(key),
    removedText: (index) => writtenCopy.pointRemoved(index + 1),
  });
  return (
    <fieldset
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 rounded-control border-[1.5px] border-line p-2 sm:p-3"
      aria-describedby={`${id}-hint`}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.stopPropagation();
        list.add();
      }}
    >
      <legend className="px-1 text-meta font-bold">{name}</legend>
      <SortableList
        label={name}
        {...list.sortable}
        nameOf={(_, index) => writtenCopy.point(index + 1)}
        className="grid grid-cols-[minmax(0,1fr)] gap-2"
        rowClassName="rounded-control bg-surface"
      >
        {(point, row, index) => (
          <PointRow
            point={point}
            number={index + 1}
            isOnly={list.isOnly}
            hintId={`${id}-hint`}
            row={row}
            edit={edit}
            onChange={(change) => list.changeItem(point)((item) => ({ ...item, ...change }))}
            onRemove={() => list.remove(point, index)}
            onNext={() => list.goOn(index)}
          />
        )}
      </SortableList>
      <FieldNotes
        id={id}
        hint={[
          writtenCopy.groupHint,
          list.isFull ? writtenCopy.pointsFull(pointsMax) : list.isOnly ? writtenCopy.pointsFewest : null,
        ]
          .filter(Boolean)
          .join(' ')}
      />
      <div className="flex flex-wrap items-end gap-2">
        {points.length > 1 || pick !== null ? (
          <SelectField
            id={controlOf.pick(group.key)}
            label={writtenCopy.pick}
            className="w-52 max-w-full"
            options={picksOf(group)}
            value={pick === null ? '' : String(pick)}
            hint={pick !== null && pick > points.length ? writtenCopy.pickTooMany(points.length) : undefined}
            error={edit.issueOf(controlOf.pick(group.key))}
            onChange={({ target }) =>
              onChange((now) => ({ ...now, pick: target.value === '' ? null : Number(target.value) }))
            }
          />
        ) : null}
        <AddRow
          label={writtenCopy.addPoint}
          isFull={list.isFull}
          aria-keyshortcuts="Control+Enter"
          onClick={list.add}
        />
        {onRemove ? (
          <Button
            variant="quiet"
            size="sm"
            className="!text-redpen sm:ml-auto"
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={onRemove.run}
          >
            {onRemove.label}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}
