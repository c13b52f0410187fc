import { type ReactNode, useId } from 'react';
import { AddRow } from '#src/editing/add-row.tsx';

/** A part of the editor: its name, its sum, and a button that adds to its list until it is full. */
export function FormSection({
  title,
  hint,
  aside,
  addLabel,
  addId,
  isFull,
  fullText,
  onAdd,
  children,
}: {
  title: string;
  hint?: string;
  aside?: ReactNode;
  addLabel: string;
  /** Id of the add button. */
  addId?: string;
  isFull: boolean;
  fullText: string;
  onAdd: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 border-line border-t-[1.5px] pt-4"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={id} className="mr-auto text-h3">
          {title}
        </h3>
        {aside}
        {hint ? <p className="basis-full text-meta text-ink-2">{hint}</p> : null}
      </header>
      {children}
      <AddRow id={addId} label={addLabel} isFull={isFull} fullText={fullText} onClick={onAdd} />
    </section>
  );
}
