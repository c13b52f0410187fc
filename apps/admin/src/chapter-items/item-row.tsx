import { IconButton } from '@repo/ui/button';
import { Menu, type MenuItem } from '@repo/ui/menu';
import { EllipsisVertical, Eye, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, startTransition, useId } from 'react';

const icon = { size: 18, 'aria-hidden': true } as const;

/**
 * A list item that is edited in a dialog, with its actions. `tools` are below. Dialogs render after the first
 * paint, so that the tap stays responsive on slow devices.
 */
export function ItemRow({
  title,
  names,
  handle,
  controls,
  aside,
  tools,
  entries,
  onEdit,
  onPreview,
  onDelete,
  children,
}: {
  title: ReactNode;
  names: { edit: string; preview: string; remove: string; acts: string };
  /** The drag handle, in sortable lists. */
  handle?: ReactNode;
  /** Shown before the row's buttons. */
  controls?: ReactNode;
  /** Shown after the row's texts. */
  aside?: ReactNode;
  tools?: ReactNode;
  entries: MenuItem[];
  onEdit: () => void;
  onPreview: () => void;
  onDelete: () => void;
  /** Details below its title. */
  children: ReactNode;
}) {
  const id = useId();
  return (
    <article aria-labelledby={id} className="p-2 sm:px-3">
      <div className="flex flex-wrap items-center gap-x-2 sm:flex-nowrap">
        {handle ? <span className="max-sm:hidden">{handle}</span> : null}
        <div className="flex min-w-0 flex-1 items-start gap-3 py-1 max-sm:basis-full max-sm:px-2">
          <div className="min-w-0 flex-1">
            <h2 id={id} className="text-body font-bold wrap-anywhere">
              {title}
            </h2>
            {children}
          </div>
          {aside}
        </div>
        <span className="inline-flex items-center max-sm:ml-auto">
          {controls}
          <IconButton label={names.preview} className="!size-11" onClick={() => startTransition(onPreview)}>
            <Eye {...icon} />
          </IconButton>
          <IconButton label={names.edit} className="!size-11" onClick={() => startTransition(onEdit)}>
            <Pencil {...icon} />
          </IconButton>
          <IconButton
            label={names.remove}
            className="!size-11 !text-redpen hover:!bg-red-tint"
            onClick={onDelete}
          >
            <Trash2 {...icon} />
          </IconButton>
          <Menu label={names.acts} trigger={<EllipsisVertical {...icon} />} items={entries} />
        </span>
      </div>
      {tools ? <div className="flex flex-wrap gap-2 px-2 pb-2 sm:pl-11">{tools}</div> : null}
    </article>
  );
}

/** A problem of an item, which does not prevent publishing. */
export function ItemProblem({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-1.5 text-meta font-bold text-warn">
      <span aria-hidden="true" className="keep-colour size-2 shrink-0 rounded-full bg-warn" />
      {children}
    </p>
  );
}
