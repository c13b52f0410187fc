import { Menu as Base } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type MenuItem = {
  label: ReactNode;
  onSelect: () => void;
  icon?: ReactNode;
  tone?: 'danger';
  disabled?: boolean;
  /** Why it is disabled; shown under the label. */
  reason?: ReactNode;
};

/** A button that opens a list of actions. `label` is its accessible name, `trigger` its visible content. */
export function Menu({
  label,
  trigger,
  triggerClassName,
  items,
}: {
  label: string;
  trigger: ReactNode;
  triggerClassName?: string;
  items: MenuItem[];
}) {
  return (
    <Base.Root>
      <Base.Trigger
        aria-label={label}
        title={label}
        className={
          triggerClassName ??
          'grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunken data-popup-open:bg-sunken'
        }
      >
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner positionMethod="fixed" sideOffset={4} align="end" className="z-50">
          <Base.Popup className="max-h-(--available-height) min-w-48 overflow-y-auto rounded-control border-[1.5px] border-edge bg-surface p-1 text-ink shadow-float outline-none">
            {items.map((item, index) => (
              <Base.Item
                key={index}
                disabled={item.disabled}
                onClick={item.onSelect}
                className={clsx(
                  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-chip px-3 py-1.5 font-bold data-highlighted:bg-pen-tint data-disabled:cursor-not-allowed data-disabled:text-ink-3',
                  item.tone === 'danger' && 'text-redpen',
                )}
              >
                {item.icon}
                <span>
                  <span className="block">{item.label}</span>
                  {item.reason ? <span className="block text-caption font-normal">{item.reason}</span> : null}
                </span>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
