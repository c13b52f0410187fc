import { Button } from '@repo/ui/button';
import type { MenuItem } from '@repo/ui/menu';
import { clsx } from 'clsx';
import { ListChecks } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { itemsCopy } from '#src/chapter-items/chapter-items-copy.ts';
import { CheckLine } from '#src/chapter-items/check-line.tsx';
import { focusIfLost } from '#src/editing/focus-if-lost.ts';

/** Several items of a list, to be duplicated, copied or moved together. */
export function useSelection(
  entriesOf: (ids: string[], onDone: () => void) => MenuItem[],
  onStart = () => {},
) {
  const [isOn, setIsOn] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const clear = () => setIds(new Set());
  return {
    isOn,
    ids,
    entriesOf,
    clear,
    /** Shows or hides the checkboxes. */
    turn() {
      if (!isOn) onStart();
      setIsOn(!isOn);
      clear();
    },
    select(some: readonly string[], isSelected: boolean) {
      const next = new Set(ids);
      for (const id of some) isSelected ? next.add(id) : next.delete(id);
      setIds(next);
    },
  };
}
export type Selection = ReturnType<typeof useSelection>;

/** What can be done with the selected ones of the items `shown`. */
export function SelectionBar({
  selection: { isOn, ids, entriesOf, clear, turn, select },
  shown,
}: {
  selection: Selection;
  shown: readonly { _id: string }[];
}) {
  const toggle = useRef<HTMLButtonElement>(null);
  const all = shown.map(({ _id }) => _id);
  const chosen = all.filter((id) => ids.has(id));
  const onDone = () => {
    clear();
    focusIfLost(() => toggle.current);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Button
        ref={toggle}
        variant="quiet"
        size="sm"
        icon={<ListChecks size={18} aria-hidden="true" />}
        onClick={turn}
      >
        {isOn ? itemsCopy.endSelecting : itemsCopy.selectSeveral}
      </Button>
      {isOn ? (
        <>
          <CheckLine
            checked={chosen.length === all.length}
            onChange={(isSelected) => select(all, isSelected)}
          >
            {itemsCopy.selectAll}
          </CheckLine>
          <p role="status" className="px-2 text-meta text-ink-2">
            {itemsCopy.selected(chosen.length)}
          </p>
          {chosen.length === 0
            ? null
            : entriesOf(chosen, onDone).map(({ label, reason, icon, disabled, onSelect }) => (
                <span key={String(label)} className="inline-flex flex-wrap items-center gap-2">
                  <Button variant="outlined" size="sm" icon={icon} disabled={disabled} onClick={onSelect}>
                    {label}
                  </Button>
                  {reason ? <span className="text-caption text-ink-2">{reason}</span> : null}
                </span>
              ))}
        </>
      ) : null}
    </div>
  );
}

/** A row with a checkbox while items are being selected. */
export function Selectable({
  selection: { isOn, ids, select },
  id,
  name,
  children,
}: {
  selection: Selection;
  id: string;
  name: string;
  children: ReactNode;
}) {
  return (
    <SelectableRow
      isSelected={isOn ? ids.has(id) : null}
      name={name}
      onSelect={(isSelected) => select([id], isSelected)}
    >
      {children}
    </SelectableRow>
  );
}

/** The same by its state alone, for rows that render only when theirs changes; null: nothing is being selected. */
export function SelectableRow({
  isSelected,
  name,
  onSelect,
  children,
}: {
  isSelected: boolean | null;
  name: string;
  onSelect: (isSelected: boolean) => void;
  children: ReactNode;
}) {
  if (isSelected === null) return children;
  return (
    <div className={clsx('flex flex-wrap items-start rounded-[inherit]', isSelected && 'bg-pen-tint')}>
      <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          aria-label={itemsCopy.selectNamed(name)}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
          className="size-5 accent-pen"
        />
      </label>
      <div className="min-w-[min(7rem,100%)] flex-1">{children}</div>
    </div>
  );
}
