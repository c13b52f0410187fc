import type { ReactNode } from 'react';

/* The sidebar is a treegrid of subjects (level 1) and their chapters (level 2), with keys in
   use-cell-keys.ts. It is no table, because its rows wrap. The focus is on a cell's content, never on a row
   or a cell. */

type PartProps = { className?: string; children: ReactNode };

/** The rows of one subject. */
export function GridGroup(props: PartProps) {
  // biome-ignore lint/a11y/useSemanticElements: no table
  return <div {...props} role="rowgroup" />;
}

export function GridRow({ level, ...props }: PartProps & { level: 1 | 2 }) {
  // biome-ignore lint/a11y/useSemanticElements: no table
  // biome-ignore lint/a11y/useFocusableInteractive: the focus is inside
  return <div {...props} role="row" aria-level={level} />;
}

/** A cell with one control or a form. */
export function GridCell(props: PartProps) {
  // biome-ignore lint/a11y/useSemanticElements: no table
  // biome-ignore lint/a11y/useFocusableInteractive: the focus is inside
  return <div {...props} role="gridcell" />;
}

/** A row with one cell. */
export const WholeRow = ({ level, children }: { level: 1 | 2; children: ReactNode }) => (
  <GridRow level={level}>
    <GridCell className="grid">{children}</GridCell>
  </GridRow>
);
