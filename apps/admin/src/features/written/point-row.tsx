import { writtenMarksMax } from '@repo/contracts/limits/content';
import { marksText } from '@repo/contracts/written.rules';
import { IconButton } from '@repo/ui/button';
import { hasBlocks } from '@repo/ui/markup-needs';
import { Menu } from '@repo/ui/menu';
import { SelectField } from '@repo/ui/select-field';
import { ArrowDown, ArrowUp, EllipsisVertical, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { FormEdit } from '#src/editing/form-edit.ts';
import type { SortableRowState } from '#src/editing/sortable-list.tsx';
import { MarkupField } from '#src/markup-editor/markup-field.tsx';
import { controlOf } from './check-written.ts';
import { writtenCopy } from './written-copy.ts';
import type { PointForm } from './written-form.ts';

const worths = Array.from({ length: writtenMarksMax * 2 }, (_, index) => ({
  value: String(index + 1),
  label: marksText(index + 1),
}));

const icon = { size: 18, 'aria-hidden': true } as const;

/** One point: what the answer must contain, and its marks. On a phone, moving and removing are in a menu below. */
export function PointRow({
  point,
  number,
  isOnly,
  hintId,
  row,
  edit,
  onChange,
  onRemove,
  onNext,
}: {
  point: PointForm;
  /** Number of the point in its group, from 1. */
  number: number;
  isOnly: boolean;
  /** Id of the hint why the last point can't be removed. */
  hintId: string;
  row: SortableRowState;
  edit: FormEdit;
  onChange: (change: Partial<PointForm>) => void;
  onRemove: () => void;
  /** Enter in the text: go to the next point. */
  onNext: () => void;
}) {
  const hasLines = point.text.includes('\n');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    // A table needs lines: Shift+Enter adds one.
    if (hasLines && event.shiftKey) return;
    event.preventDefault();
    onNext();
  };
  const { handle, moveButtons, moveUp, moveDown, isFirst, isLast } = row;
  return (
    <div className="flex flex-wrap items-start gap-1 sm:flex-nowrap">
      {edit.isPhone ? null : handle}
      <MarkupField
        id={controlOf.point(point.key)}
        label={writtenCopy.point(number)}
        hideLabel
        form="choice"
        rows={1}
        value={point.text}
        error={edit.issueOf(controlOf.point(point.key))}
        // A point is one line, even when several are pasted.
        onChange={(text) =>
          onChange({ text: hasLines || hasBlocks(text) ? text : text.replaceAll(/\s*\n\s*/g, ' ') })
        }
        onKeyDown={onKeyDown}
        className="min-w-0 flex-1 max-sm:basis-full"
      />
      <SelectField
        id={controlOf.halves(point.key)}
        label={writtenCopy.pointMarks(number)}
        hideLabel
        className="w-20 shrink-0"
        options={worths}
        value={String(point.halves)}
        onChange={({ target }) => onChange({ halves: Number(target.value) })}
      />
      {edit.isPhone ? (
        <Menu
          label={writtenCopy.pointActs(number)}
          trigger={<EllipsisVertical {...icon} />}
          items={[
            {
              label: writtenCopy.moveUp,
              icon: <ArrowUp {...icon} />,
              disabled: isFirst,
              onSelect: moveUp,
            },
            {
              label: writtenCopy.moveDown,
              icon: <ArrowDown {...icon} />,
              disabled: isLast,
              onSelect: moveDown,
            },
            {
              label: writtenCopy.removePoint(number),
              icon: <Trash2 {...icon} />,
              tone: 'danger',
              disabled: isOnly,
              reason: isOnly ? writtenCopy.pointsFewest : undefined,
              onSelect: onRemove,
            },
          ]}
        />
      ) : (
        <>
          {moveButtons}
          <IconButton
            label={writtenCopy.removePoint(number)}
            aria-describedby={isOnly ? hintId : undefined}
            disabled={isOnly}
            className="!size-11 !text-redpen disabled:!border-transparent disabled:!bg-transparent disabled:!text-ink-3"
            onClick={onRemove}
          >
            <Trash2 {...icon} />
          </IconButton>
        </>
      )}
    </div>
  );
}
