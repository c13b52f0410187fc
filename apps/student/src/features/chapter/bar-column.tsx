import './bar-column.css';
import type { ReactNode } from 'react';

/** What an ActionBar is aligned with: a sheet, a sheet with its page list at the left, or a card. */
type Column = 'sheet' | 'sheetBesideList' | 'card';

/** Buttons of an ActionBar, on desktops as wide as the column above and aligned with it. */
export function BarColumn({ of, children }: { of: Column; children: ReactNode }) {
  return (
    <div className="bar-column" data-of={of}>
      {children}
    </div>
  );
}
