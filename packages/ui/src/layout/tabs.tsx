import { Tabs as Base } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';

export type TabItem = { value: string; label: ReactNode; icon?: ReactNode; disabled?: boolean };

/**
 * APG tabs with manual activation: one tab stop, arrows move, Enter or Space opens. The row scrolls sideways
 * and fades at edges that hide more. `start` and `end` are beside the row. Put TabPanel elements in
 * `children`.
 */
export function Tabs({
  value,
  onValueChange,
  label,
  items,
  look = 'line',
  start,
  end,
  className,
  listClassName,
  children,
}: {
  value: string;
  onValueChange: (value: string) => void;
  label: string;
  items: TabItem[];
  look?: 'line' | 'flags';
  start?: ReactNode;
  end?: ReactNode;
  className?: string;
  listClassName?: string;
  children: ReactNode;
}) {
  const row = useScrollRow(value);
  return (
    <Base.Root
      value={value}
      onValueChange={(next: string) => onValueChange(next)}
      className={clsx('min-w-0', className)}
    >
      <div className={clsx('flex items-stretch gap-2 border-b-[1.5px] border-line', listClassName)}>
        {start}
        <div
          ref={row}
          className="edge-fade no-scrollbar -mb-[1.5px] min-w-0 flex-1 snap-x overflow-x-auto scroll-px-8"
        >
          <Base.List
            aria-label={label}
            className={clsx('flex w-max min-w-full px-1', look === 'flags' && 'gap-1 pt-1')}
          >
            {items.map((item) => (
              <Base.Tab
                key={item.value}
                value={item.value}
                disabled={item.disabled}
                className={clsx(
                  'relative inline-flex min-h-12 snap-start items-center gap-1.5 whitespace-nowrap px-3.5 text-meta font-bold -outline-offset-4!',
                  'text-ink-2 hover:text-ink aria-selected:text-pen aria-disabled:cursor-not-allowed aria-disabled:text-ink-3',
                  'after:absolute after:inset-x-2 after:bottom-0 after:h-[3px] after:scale-x-0 after:rounded-full after:bg-pen after:transition-transform aria-selected:after:scale-x-100',
                  look === 'flags' &&
                    'rounded-t-control border-[1.5px] border-b-0 border-line bg-sunken aria-selected:border-edge aria-selected:bg-surface',
                )}
              >
                {item.icon}
                {item.label}
              </Base.Tab>
            ))}
          </Base.List>
        </div>
        {end}
      </div>
      {children}
    </Base.Root>
  );
}

/** Panel of one tab, mounted only while open unless `keepMounted`. */
export function TabPanel({
  className,
  ...props
}: ComponentProps<typeof Base.Panel> & { className?: string }) {
  return <Base.Panel {...props} className={className ?? 'min-h-[60dvh]'} />;
}

/** Scrolls the selected tab into view without scrolling the page, and marks edges that hide more. */
function useScrollRow(value: string) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const mark = () => {
      const hidden = element.scrollWidth - element.clientWidth;
      element.toggleAttribute('data-more-start', element.scrollLeft > 2);
      element.toggleAttribute('data-more-end', element.scrollLeft < hidden - 2);
    };
    mark();
    element.addEventListener('scroll', mark, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(mark);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', mark);
      observer?.disconnect();
    };
  }, []);
  useEffect(() => {
    const element = row.current;
    const chosen = element?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!element || !chosen) return;
    const centre = chosen.offsetLeft - element.offsetLeft + chosen.offsetWidth / 2 - element.clientWidth / 2;
    element.scrollTo?.({ left: centre, behavior: 'smooth' });
  }, [value]);
  return row;
}
