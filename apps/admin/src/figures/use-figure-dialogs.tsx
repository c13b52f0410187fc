import type { Figure } from '@repo/contracts/figures';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { type CaptionFieldProps, FigureDialog, type FigureToEdit } from './figure-dialog.tsx';
import { figureFileTypes } from './figure-file.ts';
import { figuresCopy } from './figures-copy.ts';

/** One dialog: `place` is the position of its figure, or of a new one; null for the cursor's position at that time. */
export type AskedFigure<Place> = FigureToEdit & { place: Place | null };

/**
 * The figures of a text: choosing files for new ones, and one dialog after another.
 * @param placeNow the cursor's position
 */
export function useFigureDialogs<Place>({
  placeNow,
  CaptionField,
  onSave,
  onRemove,
}: {
  CaptionField: ComponentType<CaptionFieldProps>;
  placeNow: () => Place | null;
  onSave: (figure: Figure, asked: AskedFigure<Place>) => void;
  onRemove?: (place: Place) => void;
}): {
  /** Opens the file chooser; figures are inserted at the cursor. */
  choose: () => void;
  addFiles: (files: File[], place: Place | null) => void;
  edit: (figure: Figure, place: Place) => void;
  /** Render it on the page. */
  dialog: ReactNode;
} {
  const [queue, setQueue] = useState<{ id: number; asked: AskedFigure<Place> }[]>([]);
  const count = useRef(0);
  const chooser = useRef<HTMLInputElement>(null);
  const asked = queue[0]?.asked;

  const add = (more: AskedFigure<Place>[]) => {
    const entries = more.map((one) => {
      count.current += 1;
      return { id: count.current, asked: one };
    });
    setQueue((before) => [...before, ...entries]);
  };
  const addFiles = (files: File[], place: Place | null) =>
    add(files.map((file, index) => ({ figure: null, file, place: index === 0 ? place : null })));
  const next = () => setQueue((before) => before.slice(1));
  const remove = () => {
    if (asked?.place != null) onRemove?.(asked.place);
    next();
  };
  const dialog = (
    <>
      <input
        ref={chooser}
        type="file"
        accept={figureFileTypes}
        aria-label={figuresCopy.file}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Allows choosing the same file again.
          event.target.value = '';
          addFiles(files, placeNow());
        }}
      />
      {asked ? (
        <FigureDialog
          key={queue[0]?.id}
          edited={asked}
          CaptionField={CaptionField}
          onSave={(figure) => {
            onSave(figure, asked);
            next();
          }}
          onRemove={asked.figure ? remove : undefined}
          onClose={next}
        />
      ) : null}
    </>
  );
  return {
    choose: () => chooser.current?.click(),
    addFiles,
    edit: (figure, place) => add([{ figure, file: null, place }]),
    dialog,
  };
}
