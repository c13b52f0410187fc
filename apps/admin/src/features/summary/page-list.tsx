import type { PageDraft } from '@repo/contracts/content.drafts';
import { Menu, type MenuItem } from '@repo/ui/menu';
import { clsx } from 'clsx';
import { EllipsisVertical } from 'lucide-react';
import { VariantBadges } from '#src/chapter-items/language-field.tsx';
import { SortableList } from '#src/editing/sortable-list.tsx';
import { Selectable, type Selection } from '#src/item-tab/selection.tsx';
import { summaryCopy } from './summary-copy.ts';
import { previewOf } from './word-count.ts';

/** The pages of a summary; a dot marks unsaved work. */
export function PageList({
  pages,
  chosenId,
  dirtyIds,
  isNarrow,
  selection,
  entriesOf,
  onChoose,
  onReorder,
}: {
  pages: readonly PageDraft[];
  chosenId: string | null;
  dirtyIds: ReadonlySet<string>;
  /** Without an editor next to it, every page has its buttons; otherwise only the open one. */
  isNarrow: boolean;
  selection: Selection;
  entriesOf: (page: PageDraft, index: number) => MenuItem[];
  onChoose: (pageId: string) => void;
  onReorder: (ids: string[]) => void;
}) {
  return (
    <SortableList
      label={summaryCopy.pages}
      items={pages}
      idOf={({ _id }) => _id}
      nameOf={(_, index) => summaryCopy.page(index + 1)}
      onReorder={onReorder}
      className="grid gap-1"
      rowClassName="rounded-control"
    >
      {(page, row, index) => (
        <Selectable selection={selection} id={page._id} name={summaryCopy.page(index + 1)}>
          {' '}
          <div
            className={clsx(
              'grid items-center rounded-control border-[1.5px]',
              isNarrow ? 'grid-cols-[2.75rem_minmax(0,1fr)_auto]' : 'grid-cols-[2.75rem_minmax(0,1fr)]',
              page._id === chosenId ? 'border-pen bg-pen-tint' : 'border-line bg-surface',
            )}
          >
            {row.handle}
            <button
              type="button"
              aria-current={page._id === chosenId ? 'page' : undefined}
              onClick={() => onChoose(page._id)}
              className="min-h-12 min-w-0 rounded-control px-1 py-1.5 text-left"
            >
              <span className="flex items-center gap-1.5 font-bold">
                {summaryCopy.page(index + 1)}
                {dirtyIds.has(page._id) ? (
                  <span
                    className="keep-colour size-2.5 rounded-full bg-pen"
                    role="img"
                    aria-label={summaryCopy.unsaved}
                  />
                ) : null}
              </span>
              <span className="block text-caption text-ink-2 wrap-anywhere">
                {previewOf(page.content) || summaryCopy.emptyPage}
              </span>
              <span className="flex flex-wrap gap-1">
                <VariantBadges variants={page.variants} />
              </span>
            </button>
            {isNarrow || page._id === chosenId ? (
              <span className={clsx('inline-flex', !isNarrow && 'col-span-2 justify-self-end')}>
                {pages.length > 1 ? row.moveButtons : null}
                <Menu
                  label={summaryCopy.pageActions(index + 1)}
                  trigger={<EllipsisVertical size={18} aria-hidden="true" />}
                  items={entriesOf(page, index)}
                />
              </span>
            ) : null}
          </div>
        </Selectable>
      )}
    </SortableList>
  );
}
