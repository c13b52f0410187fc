import './bar-column.css';
import type { ReactNode } from 'react';

/** What the buttons of an ActionBar belong to: a sheet, a sheet with its list of pages at the left, or a card. */
type Column = 'sheet' | 'sheetBesideList' | 'card';

/** The buttons of an ActionBar, on a desktop as wide as the column above them and in line with it. */
export function BarColumn({ of, children }: { of: Column; children: ReactNode }) {
  return (
    <div className="bar-column" data-of={of}>
      {children}
    </div>
  );
}
