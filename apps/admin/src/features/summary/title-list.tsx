import type { SummaryDraft } from '@repo/contracts/content.drafts';
import { Badge } from '@repo/ui/badge';
import { Menu, type MenuItem } from '@repo/ui/menu';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { SortableList } from '#src/editing/sortable-list.tsx';
import { summaryCopy } from './summary-copy.ts';

/** The chapter's summaries by title, sortable: students see the first. */
export function TitleList({
  summaries,
  chosenId,
  onChoose,
  onRename,
  onDelete,
  onReorder,
  entriesOf,
}: {
  summaries: readonly SummaryDraft[];
  chosenId: string | null;
  onChoose: (summary: SummaryDraft) => void;
  onRename: (summary: SummaryDraft) => void;
  onDelete: (summary: SummaryDraft) => void;
  onReorder: (ids: string[]) => void;
  /** More entries of a summary's menu. */
  entriesOf: (summary: SummaryDraft) => MenuItem[];
}) {
  return (
    <SortableList
      label={summaryCopy.heading}
      items={summaries}
      idOf={({ _id }) => _id}
      nameOf={({ title }) => title}
      onReorder={onReorder}
      className="grid gap-1"
      rowClassName="rounded-control"
    >
      {(summary, row, index) => (
        <div
          className={clsx(
            'flex items-center rounded-control border-[1.5px]',
            summary._id === chosenId ? 'border-pen bg-pen-tint' : 'border-line bg-surface',
          )}
        >
          {row.handle}
          <button
            type="button"
            aria-current={summary._id === chosenId || undefined}
            onClick={() => onChoose(summary)}
            className="min-h-12 min-w-0 flex-1 rounded-control px-1 py-1.5 text-left"
          >
            <span className="block font-bold leading-snug wrap-anywhere">{summary.title}</span>
            {index === 0 ? <Badge tone="tick">{summaryCopy.shownToStudents}</Badge> : null}
          </button>
          <Menu
            label={summaryCopy.actsOf(summary.title)}
            trigger={<EllipsisVertical size={18} aria-hidden="true" />}
            items={[
              {
                label: summaryCopy.renameShort,
                icon: <Pencil size={18} aria-hidden="true" />,
                onSelect: () => onRename(summary),
              },
              {
                label: summaryCopy.moveUp,
                icon: <ArrowUp size={18} aria-hidden="true" />,
                disabled: row.isFirst,
                onSelect: row.moveUp,
              },
              {
                label: summaryCopy.moveDown,
                icon: <ArrowDown size={18} aria-hidden="true" />,
                disabled: row.isLast,
                onSelect: row.moveDown,
              },
              ...entriesOf(summary),
              {
                label: summaryCopy.removeShort,
                icon: <Trash2 size={18} aria-hidden="true" />,
                tone: 'danger',
                onSelect: () => onDelete(summary),
              },
            ]}
          />
        </div>
      )}
    </SortableList>
  );
}
