import type { TestDraft } from '@repo/contracts/content.drafts';
import { IconButton } from '@repo/ui/button';
import { Menu, type MenuItem } from '@repo/ui/menu';
import { EllipsisVertical, Eye, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { testsCopy } from './tests-copy.ts';

/** A test in the list: what it is, and what can be done with it. `tools` stand below. */
export function TestRow({
  test,
  handle,
  moveButtons,
  tools,
  entries,
  onEdit,
  onPreview,
  onDelete,
}: {
  test: TestDraft;
  handle: ReactNode;
  moveButtons: ReactNode;
  tools?: ReactNode;
  /** What its menu offers. */
  entries: MenuItem[];
  onEdit: () => void;
  onPreview: () => void;
  onDelete: () => void;
}) {
  const id = useId();
  return (
    <article aria-labelledby={id} className="p-2 sm:px-3">
      <div className="flex flex-wrap items-center gap-x-2 sm:flex-nowrap">
        <span className="max-sm:hidden">{handle}</span>
        <div className="min-w-0 flex-1 py-1 max-sm:basis-full max-sm:px-2">
          <h2 id={id} className="text-body font-bold wrap-anywhere">
            {test.title}
          </h2>
          <p className="text-meta text-ink-2">
            {testsCopy.facts(test.questions.length, test.timeLimit, test.passingScore)}
          </p>
        </div>
        <span className="inline-flex items-center max-sm:ml-auto">
          {moveButtons}
          <IconButton label={testsCopy.previewNamed(test.title)} className="!size-11" onClick={onPreview}>
            <Eye size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={testsCopy.editNamed(test.title)} className="!size-11" onClick={onEdit}>
            <Pencil size={18} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={testsCopy.removeNamed(test.title)}
            className="!size-11 !text-redpen hover:!bg-red-tint"
            onClick={onDelete}
          >
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
          <Menu
            label={testsCopy.actsOf(test.title)}
            trigger={<EllipsisVertical size={18} aria-hidden="true" />}
            items={entries}
          />
        </span>
      </div>
      {tools ? <div className="flex flex-wrap gap-2 px-2 pb-2 sm:pl-11">{tools}</div> : null}
    </article>
  );
}
