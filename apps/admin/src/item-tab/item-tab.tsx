import { Button } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { Skeleton } from '@repo/ui/loading';
import type { MenuItem } from '@repo/ui/menu';
import { Plus } from 'lucide-react';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { ListState } from '#src/chapter-items/list-state.tsx';
import { SortableList, type SortableRowState } from '#src/editing/sortable-list.tsx';
import { Selectable, SelectionBar } from './selection.tsx';
import type { ItemList } from './use-item-list.ts';

/** What a row gets besides its item. */
export type RowActs = {
  name: string;
  index: number;
  /** The row's sorting controls. */
  row: SortableRowState;
  /** Duplicate, copy and move. */
  entries: MenuItem[];
  onEdit: () => void;
  onPreview: () => void;
  onDelete: () => void;
};

const lookOf = {
  list: {
    className: 'grid overflow-clip rounded-card border-[1.5px] border-edge bg-surface',
    rowClassName: 'border-b-[1.5px] border-line bg-surface last:border-b-0',
  },
  grid: { rowClassName: 'min-w-0 rounded-card' },
};

/**
 * The tab of one kind of item: New and `tools` at its head, the sortable list, and the dialogs that edit, preview,
 * delete and move an item.
 */
export function ItemTab<T extends { _id: string }, Given>({
  items,
  copy,
  failureText,
  art,
  tools,
  hint,
  grid,
  row,
  footer,
  editor,
  preview,
}: {
  items: ItemList<T, Given>;
  copy: { heading: string; add: string; empty: string; emptyHint: string };
  failureText: string;
  /** The character of the empty list. */
  art: ComponentProps<typeof Character>['name'];
  tools?: ReactNode;
  hint?: string;
  /** Classes of a grid and of one tile while it loads; without it, rows below each other. */
  grid?: { className: string; tile: string };
  row: (item: T, acts: RowActs) => ReactNode;
  footer?: (left: readonly T[]) => ReactNode;
  /** The dialog of a stored item, or of a new one that starts from `given`; `part` is the page in the address. */
  editor: (item: T | null, from: { given?: Given; part?: string | null }) => ReactNode;
  preview?: (item: T, onClose: () => void) => ReactNode;
}) {
  const { open, setOpen, left, nameOf } = items;
  const layout = grid ? 'grid' : 'list';
  const className = grid?.className ?? 'grid gap-3';
  return (
    <section aria-label={copy.heading} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => setOpen({ kind: 'new' })}
        >
          {copy.add}
        </Button>
        {tools}
        {hint ? <p className="text-meta text-ink-2 max-sm:hidden">{hint}</p> : null}
      </div>
      <ListState
        query={items.query}
        failureText={failureText}
        skeleton={
          <div className={className}>
            {['one', 'two', 'three'].map((each) => (
              <Skeleton key={each} className={`${grid?.tile ?? 'h-20'} w-full`} />
            ))}
          </div>
        }
      >
        {() =>
          left.length === 0 ? (
            <EmptyState art={<Character name={art} mood="think" />} title={copy.empty}>
              {copy.emptyHint}
            </EmptyState>
          ) : (
            <>
              <SelectionBar selection={items.selection} shown={left} />
              <SortableList
                label={copy.heading}
                layout={layout}
                items={left}
                idOf={({ _id }) => _id}
                nameOf={nameOf}
                onReorder={items.reorder}
                {...lookOf[layout]}
                {...(grid && { className })}
              >
                {(item, state, index) => {
                  const name = nameOf(item, index);
                  return (
                    <Selectable selection={items.selection} id={item._id} name={name}>
                      {row(item, {
                        ...{ name, index, row: state },
                        entries: items.transfer.entries(item, name),
                        onEdit: () => items.edit(item),
                        onPreview: () => setOpen({ kind: 'preview', item }),
                        onDelete: () => items.deletion.ask(item),
                      })}
                    </Selectable>
                  );
                }}
              </SortableList>
              {footer?.(left)}
            </>
          )
        }
      </ListState>
      {open?.kind === 'new' || open?.kind === 'edit' ? (
        <Fragment key={(open.kind === 'edit' && open.asked) || 'opened'}>
          {open.kind === 'new' ? editor(null, open) : editor(items.current(open.item), open)}
        </Fragment>
      ) : null}
      {open?.kind === 'preview' ? preview?.(open.item, () => setOpen(null)) : null}
      {items.transfer.dialog}
      {items.deletion.dialog}
    </section>
  );
}
