import { pointsMax } from '@repo/contracts/limits/content';
import { Button } from '@repo/ui/button';
import { FieldNotes } from '@repo/ui/field';
import { SelectField } from '@repo/ui/select-field';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { type Change, inKeyOrder, withBack, withItem, without } from '#src/editing/form-changes.ts';
import type { FormEdit } from '#src/editing/form-edit.ts';
import { SortableList } from '#src/editing/sortable-list.tsx';
import { controlOf } from './check-written.ts';
import { PointRow } from './point-row.tsx';
import { writtenCopy } from './written-copy.ts';
import { type GroupForm, newPoint, type PointForm } from './written-form.ts';

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
  const isFull = points.length >= pointsMax;
  const changePoints = (change: (points: PointForm[]) => PointForm[]) =>
    onChange((now) => ({ ...now, points: change(now.points) }));
  const add = () => {
    const point = newPoint(points.at(-1)?.halves);
    changePoints((now) => (now.length >= pointsMax ? now : [...now, point]));
    edit.focus(controlOf.point(point.key));
  };
  const goOn = (index: number) => {
    const next = points[index + 1];
    if (next) edit.focus(controlOf.point(next.key));
    else if (!isFull) add();
  };
  const remove = (point: PointForm, index: number) => {
    changePoints((now) => without(now, point.key));
    edit.onRemoved({
      text: writtenCopy.pointRemoved(index + 1),
      restore: () => changePoints((now) => withBack(now, point, index, pointsMax)),
      control: controlOf.point(point.key),
    });
    const neighbour = points[index + 1] ?? points[index - 1];
    if (neighbour) edit.focus(controlOf.point(neighbour.key));
  };
  return (
    <fieldset
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 rounded-control border-[1.5px] border-line p-2 sm:p-3"
      aria-describedby={`${id}-hint`}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.stopPropagation();
        if (!isFull) add();
      }}
    >
      <legend className="px-1 text-meta font-bold">{name}</legend>
      <SortableList
        label={name}
        items={points}
        idOf={({ key }) => key}
        nameOf={(_, index) => writtenCopy.point(index + 1)}
        onReorder={(keys) => changePoints((now) => inKeyOrder(now, keys))}
        className="grid grid-cols-[minmax(0,1fr)] gap-2"
        rowClassName="rounded-control bg-surface"
      >
        {(point, row, index) => (
          <PointRow
            point={point}
            number={index + 1}
            isOnly={points.length === 1}
            hintId={`${id}-hint`}
            row={row}
            edit={edit}
            onChange={(change) =>
              changePoints((now) => withItem(now, point.key, (item) => ({ ...item, ...change })))
            }
            onRemove={() => remove(point, index)}
            onNext={() => goOn(index)}
          />
        )}
      </SortableList>
      <FieldNotes
        id={id}
        hint={[
          writtenCopy.groupHint,
          isFull ? writtenCopy.pointsFull(pointsMax) : points.length === 1 ? writtenCopy.pointsFewest : null,
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
        <Button
          variant="quiet"
          size="sm"
          disabled={isFull}
          aria-keyshortcuts="Control+Enter"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={add}
        >
          {writtenCopy.addPoint}
        </Button>
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
