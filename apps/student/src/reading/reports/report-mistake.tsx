import { reportsCopy } from 'virtual:messages/reports';
import { IconButton } from '@repo/ui/button';
import { clsx } from 'clsx';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#src/platform/offline/lazy-dialog.tsx';
import type { Reported } from './reported.ts';

const loadDialog = () => import('./report-dialog.tsx');
const Loaded = lazyDialog(async () => (await loadDialog()).ReportDialog);
const preload = () => void loadDialog().catch(() => {});

/** Button to report a mistake in a page, card or question. Its dialog loads on first use. */
export function ReportMistake({
  item,
  of,
  look = 'line',
  className,
}: {
  item: Reported;
  /** The item's name, when a screen has several. */
  of?: string;
  /** With a label, or as a flag where space is short. */
  look?: 'line' | 'flag';
  className?: string;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = {
    'aria-haspopup': 'dialog',
    onClick: () => setIsOpen(true),
    onPointerEnter: preload,
    onFocus: preload,
  } as const;
  const label = of ? reportsCopy.openOf({ of }) : reportsCopy.open;
  return (
    <>
      {look === 'flag' ? (
        <IconButton {...opener} label={label} className={clsx('!text-ink-2 print:hidden', className)}>
          <Flag size={18} aria-hidden="true" />
        </IconButton>
      ) : (
        <button
          {...opener}
          type="button"
          aria-label={label}
          className={clsx(
            'inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-caption text-ink-2 hover:bg-sunken print:hidden',
            className,
          )}
        >
          <Flag size={16} aria-hidden="true" />
          {reportsCopy.open}
        </button>
      )}
      {isOpen ? <Loaded item={item} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
