import { writeFigureLine } from '@repo/contracts/figures';
import { controlClass, FieldFrame, type FieldText, useFieldIds } from '@repo/ui/field';
import { markupNeeds } from '@repo/ui/markup-needs';
import { clsx } from 'clsx';
import { Image, Sigma, Table } from 'lucide-react';
import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
  useRef,
  useState,
} from 'react';
import { useFigureDialogs } from '#src/figures/use-figure-dialogs.tsx';
import { BrokenFormula, FieldPreview } from './field-preview.tsx';
import { type FieldTool, FieldToolbar } from './field-toolbar.tsx';
import { FormulaDialog, type FormulaDraft } from './formula-dialog.tsx';
import { markupEditorCopy } from './markup-editor-copy.ts';
import { OwnKeys } from './own-keys.tsx';
import { fieldPasteOf } from './pasted-markup.ts';
import type { Place } from './text-insertion.ts';
import { toolIcon } from './tool-button.tsx';
import { type Piece, useInsertion } from './use-insertion.ts';

export type MarkupFieldProps = FieldText & {
  value: string;
  onChange: (value: string) => void;
  /** For options and titles: one line, without tables; a figure stands in an empty one alone. */
  isInline?: boolean;
  /** Off where the text is shown as students see it anyway. */
  hasPreview?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
} & Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'>;

/** A formula with a dollar sign in it stands between two of them. */
const pieceOf = ({ source, isBlock }: FormulaDraft): Piece => {
  const fence = source.includes('$') ? '$$' : '$';
  return { text: isBlock ? `$$\n${source}\n$$` : `${fence}${source}${fence}`, isBlock };
};
const emptyTable: Piece = { text: markupEditorCopy.tableText, isBlock: true };

/**
 * A short text with markup (a question, an option, a card) as plain text: its tools insert the signs, and below it
 * stands what they make. Alt+F10 goes to the tools. Further props go to the `<textarea>`.
 */
export function MarkupField({
  id: givenId,
  label,
  hint,
  error,
  hideLabel,
  className,
  value,
  onChange,
  isInline = false,
  hasPreview = true,
  rows = 2,
  ref,
  onKeyDown,
  onPaste,
  ...textarea
}: MarkupFieldProps) {
  const { id, controlProps } = useFieldIds(givenId, { label, hint, error });
  const field = useRef<HTMLTextAreaElement | null>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const { placeNow, insert } = useInsertion(field, value, onChange);
  const [formulaPlace, setFormulaPlace] = useState<Place | null>(null);
  /** What the last paste could not bring along, until the next key. */
  const [sentences, setSentences] = useState<readonly string[]>([]);
  const figures = useFigureDialogs<Place>({
    placeNow,
    onSave: (figure, { place }) =>
      insert({ text: writeFigureLine(figure), isBlock: true }, place ?? undefined),
  });
  const mayHaveFigure = !isInline || value.trim() === '';
  const tools: FieldTool[] = [
    {
      label: markupEditorCopy.formula,
      icon: <Sigma {...toolIcon} />,
      run: () => setFormulaPlace(placeNow()),
    },
  ];
  if (mayHaveFigure)
    tools.push({ label: markupEditorCopy.figure, icon: <Image {...toolIcon} />, run: figures.choose });
  if (!isInline)
    tools.push({
      label: markupEditorCopy.table,
      icon: <Table {...toolIcon} />,
      run: () => insert(emptyTable),
    });

  const toTools = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'F10' || !event.altKey) return;
    event.preventDefault();
    toolbar.current?.querySelector('button')?.focus();
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    onPaste?.(event);
    if (event.defaultPrevented) return;
    const pasted = fieldPasteOf(event.clipboardData);
    if (pasted.kind === 'text') return;
    event.preventDefault();
    const place = placeNow();
    if (pasted.kind === 'pictures' && mayHaveFigure) return figures.addFiles(pasted.files, place);
    if (pasted.kind === 'pictures') return setSentences([markupEditorCopy.noRoomForFigure]);
    // The editor's own reader; a field that nobody pastes into has no need of it.
    void import('./markup-of-html.ts').then(({ markupOfHtml }) => {
      const { text, sentences: told } = markupOfHtml(pasted.html);
      insert({ text, isBlock: text.includes('\n') }, place);
      setSentences(told);
    });
  };
  const write = (text: string) => {
    setSentences([]);
    onChange(text);
  };
  const closeFormula = () => setFormulaPlace(null);
  const needs = markupNeeds(value);
  return (
    <FieldFrame {...{ id, label, hint, error, hideLabel, className }}>
      <div
        className={clsx(
          controlClass,
          'flex flex-wrap items-start !p-0 has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-focus',
          error && '!border-2 !border-redpen',
        )}
      >
        <textarea
          rows={rows}
          {...textarea}
          {...controlProps}
          ref={(element) => {
            field.current = element;
            if (typeof ref === 'function') ref(element);
            else if (ref) ref.current = element;
          }}
          value={value}
          onChange={(event) => write(event.target.value)}
          onKeyDown={toTools}
          onPaste={paste}
          aria-keyshortcuts="Alt+F10"
          className="field-sizing-content max-h-96 min-h-11 min-w-0 flex-1 basis-40 resize-none rounded-control bg-transparent px-3.5 py-2 !outline-none placeholder:text-ink-3"
        />
        <FieldToolbar ref={toolbar} tools={tools} onLeave={() => field.current?.focus()} />
      </div>
      <p role="status" className="text-meta text-ink-2 empty:sr-only">
        {sentences.join(' ')}
      </p>
      {needs !== 'plain' && hasPreview ? <FieldPreview text={value} isInline={isInline} /> : null}
      {needs === 'formulas' ? <BrokenFormula text={value} id={`${id}-formula`} /> : null}
      <OwnKeys>
        {figures.dialog}
        {formulaPlace ? (
          <FormulaDialog
            initial={null}
            onSave={(formula) => {
              insert(pieceOf(formula), formulaPlace);
              closeFormula();
            }}
            onRemove={closeFormula}
            onClose={closeFormula}
          />
        ) : null}
      </OwnKeys>
    </FieldFrame>
  );
}
