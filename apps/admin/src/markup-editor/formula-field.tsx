import { withCodeIndents } from '@repo/contracts/indents';
import { controlClass, FieldFrame, type FieldText, useFieldIds } from '@repo/ui/field';
import { markupNeeds } from '@repo/ui/markup-needs';
import { clsx } from 'clsx';
import { Sigma } from 'lucide-react';
import {
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useRef,
  useState,
} from 'react';
import { pictureFiles } from '#src/figures/figure-file.ts';
import { BrokenFormula, FieldPreview } from './field-preview.tsx';
import { type FieldTool, FieldToolbar } from './field-toolbar.tsx';
import { FormulaDialog, type FormulaDraft } from './formula-dialog.tsx';
import { formulaAround } from './formulas-in.ts';
import { prepareHtmlReader, readCopiedHtml } from './html-reader.ts';
import { markupEditorCopy } from './markup-editor-copy.ts';
import { OwnKeys } from './own-keys.tsx';
import { PasteNotice } from './paste-notice.tsx';
import { fieldPasteOf } from './pasted-markup.ts';
import { droppedAt, type Place } from './text-insertion.ts';
import { toolIcon } from './tool-button.tsx';
import type { Insertion, Piece } from './use-insertion.ts';
import { usePasteNotice } from './use-paste-notice.ts';

/** What a text may contain: everything, an option without lists, or one line without figures and tables. */
export type FieldForm = 'text' | 'choice' | 'line';

export type FormulaFieldProps = FieldText & {
  value: string;
  onChange: (value: string) => void;
  form?: FieldForm;
  /** False where the text is already shown as students see it. */
  hasPreview?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
} & Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref' | 'form'>;

/** A formula containing a dollar sign needs two as delimiters. */
const pieceOf = ({ source, isBlock }: FormulaDraft): Piece => {
  const fence = source.includes('$') ? '$$' : '$';
  return { text: isBlock ? `$$\n${source}\n$$` : `${fence}${source}${fence}`, isBlock };
};

/**
 * A plain text field with formulas: its tools insert markup, and a preview is below. Alt+F10 goes to the
 * tools. Further props go to the `<textarea>`.
 */
export function FormulaField({
  id: givenId,
  label,
  hint,
  error,
  hideLabel,
  className,
  value,
  onChange,
  form = 'line',
  hasPreview = true,
  rows = 2,
  ref,
  onKeyDown,
  onPaste,
  onFocus,
  insertion,
  moreTools = [],
  onPictures,
  dialogs,
  ...textarea
}: FormulaFieldProps & {
  insertion: Insertion;
  moreTools?: readonly FieldTool[];
  /** Called for pasted or dropped pictures; without it they are not accepted. */
  onPictures?: (files: File[], place: Place) => void;
  /** Dialogs of additional tools. */
  dialogs?: ReactNode;
}) {
  const { id, controlProps } = useFieldIds(givenId, { label, hint, error });
  const toolbar = useRef<HTMLDivElement>(null);
  const { field, placeNow, insert, insertLater } = insertion;
  const [asked, setAsked] = useState<{ initial: FormulaDraft | null; place: Place } | null>(null);
  const { shown, show, dismiss, onRefused } = usePasteNotice();
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    // An emptied form asks for its next thing in the same field.
    if (value === '') dismiss();
  }
  const askForFormula = () => {
    const place = placeNow();
    const found = formulaAround(value, place);
    setAsked(found ? { initial: found, place: found.place } : { initial: null, place });
  };
  const tools = [
    { label: markupEditorCopy.formula, icon: <Sigma {...toolIcon} />, run: askForFormula },
    ...moreTools,
  ];

  const toTools = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'F10' || !event.altKey) return;
    event.preventDefault();
    toolbar.current?.querySelector('button')?.focus();
  };
  const takePictures = (files: File[], place: Place) => {
    if (onPictures) onPictures(files, place);
    else show([{ kind: 'pictures', text: markupEditorCopy.noFiguresHere }]);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    onPaste?.(event);
    if (event.defaultPrevented) return;
    const pasted = fieldPasteOf(event.clipboardData);
    const place = placeNow();
    if (pasted.kind === 'text') {
      const plain = event.clipboardData.getData('text/plain');
      const text = withCodeIndents(plain);
      if (form === 'line' || text === plain) return;
      event.preventDefault();
      return insert({ text, isBlock: false }, place);
    }
    event.preventDefault();
    if (pasted.kind === 'pictures') return takePictures(pasted.files, place);
    const put = insertLater(place);
    void readCopiedHtml(pasted.html, pasted.plain, ({ lineOfHtml, markupOfHtml }) =>
      form === 'line' ? lineOfHtml : markupOfHtml,
    ).then(({ text, notes }) => {
      put({ text, isBlock: text.includes('\n') });
      show(notes);
    });
  };
  const drop = (event: DragEvent<HTMLTextAreaElement>) => {
    if (event.dataTransfer.files.length === 0) return;
    // Otherwise the browser opens the file and replaces the page.
    event.preventDefault();
    const files = pictureFiles(event.dataTransfer.files);
    if (files.length === 0) return onRefused();
    takePictures(files, droppedAt(event) ?? placeNow());
  };
  const dragOver = (event: DragEvent<HTMLTextAreaElement>) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  };
  const focus = (event: FocusEvent<HTMLTextAreaElement>) => {
    onFocus?.(event);
    prepareHtmlReader();
  };
  const showMark = (mark: string) => {
    const after = value.indexOf(mark, field.current?.selectionEnd ?? 0);
    const at = after < 0 ? value.indexOf(mark) : after;
    field.current?.focus();
    field.current?.setSelectionRange(at, at + mark.length);
  };
  const closeFormula = () => setAsked(null);
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
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={toTools}
          onPaste={paste}
          onDrop={drop}
          onDragOver={dragOver}
          onFocus={focus}
          aria-keyshortcuts="Alt+F10"
          className="field-sizing-content max-h-96 min-h-11 min-w-0 flex-1 basis-40 resize-none rounded-control bg-transparent px-3.5 py-2 !outline-none placeholder:text-ink-3"
        />
        <FieldToolbar ref={toolbar} tools={tools} onLeave={() => field.current?.focus()} />
      </div>
      <PasteNotice
        shown={shown}
        isInText={(mark) => value.includes(mark)}
        onShow={showMark}
        onDismiss={() => {
          dismiss();
          field.current?.focus();
        }}
        className="mt-1 rounded-control"
      />
      {needs !== 'plain' && hasPreview ? <FieldPreview text={value} isInline={form !== 'text'} /> : null}
      {needs === 'formulas' ? <BrokenFormula text={value} id={`${id}-formula`} /> : null}
      <OwnKeys>
        {dialogs}
        {asked ? (
          <FormulaDialog
            initial={asked.initial}
            mayBeBlock={form === 'text'}
            hint={markupEditorCopy.formulaFieldHint}
            onSave={(formula) => {
              insert(pieceOf(formula), asked.place);
              closeFormula();
            }}
            onRemove={() => {
              insert({ text: '', isBlock: false }, asked.place);
              closeFormula();
            }}
            onClose={closeFormula}
          />
        ) : null}
      </OwnKeys>
    </FieldFrame>
  );
}
