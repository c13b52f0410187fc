import { writeFigureLine } from '@repo/contracts/figures';
import { Image, Table } from 'lucide-react';
import { useFigureDialogs } from '#src/figures/use-figure-dialogs.tsx';
import { CaptionField } from './caption-field.tsx';
import type { FieldTool } from './field-toolbar.tsx';
import { FormulaField, type FormulaFieldProps } from './formula-field.tsx';
import { markupEditorCopy } from './markup-editor-copy.ts';
import type { Place } from './text-insertion.ts';
import { toolIcon } from './tool-button.tsx';
import { type Piece, useInsertion } from './use-insertion.ts';

const emptyTable: Piece = { text: markupEditorCopy.tableText, isBlock: true };

/** A short text with formulas, figures and tables: a question, an option, a card. */
export function MarkupField({
  form = 'text',
  value,
  onChange,
  ...props
}: FormulaFieldProps & { form?: 'text' | 'choice' }) {
  const insertion = useInsertion(value, onChange);
  const { placeNow, insert } = insertion;
  const figures = useFigureDialogs<Place>({
    placeNow,
    CaptionField,
    onSave: (figure, { place }) =>
      insert({ text: writeFigureLine(figure), isBlock: true }, place ?? undefined),
  });
  const tools: FieldTool[] = [
    { label: markupEditorCopy.figure, icon: <Image {...toolIcon} />, run: figures.choose },
    { label: markupEditorCopy.table, icon: <Table {...toolIcon} />, run: () => insert(emptyTable) },
  ];
  return (
    <FormulaField
      {...props}
      {...{ form, value, onChange, insertion }}
      moreTools={tools}
      onPictures={figures.addFiles}
      dialogs={figures.dialog}
    />
  );
}
