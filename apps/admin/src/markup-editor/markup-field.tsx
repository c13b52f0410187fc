import { controlClass, FieldFrame, type FieldText, useFieldIds } from '@repo/ui/field';
import { markupNeeds } from '@repo/ui/markup-needs';
import { clsx } from 'clsx';
import { type ComponentProps, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { BrokenFormula, FieldPreview } from './field-preview.tsx';
import { FieldToolbar } from './field-toolbar.tsx';
import { FormulaDialog, type FormulaDraft } from './formula-dialog.tsx';
import { type Place, textWith } from './text-insertion.ts';

export type MarkupFieldProps = FieldText & {
  value: string;
  onChange: (value: string) => void;
  /** For options and titles: the preview has no paragraphs. */
  isInline?: boolean;
  /** Off where the text is shown as students see it anyway. */
  hasPreview?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
} & Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'>;

const asFormula = ({ source, isBlock }: FormulaDraft) =>
  isBlock ? { text: `$$\n${source}\n$$`, isBlock } : { text: `$${source}$`, isBlock };

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
  ...textarea
}: MarkupFieldProps) {
  const { id, controlProps } = useFieldIds(givenId, { label, hint, error });
  const field = useRef<HTMLTextAreaElement | null>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);

  const ask = () => {
    const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {};
    setPlace({ from: selectionStart, to: selectionEnd });
  };
  /** Goes on writing, with the cursor at this place of the text. */
  const goOn = (cursor: number) =>
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(cursor, cursor);
    });
  const insert = (piece: { text: string; isBlock: boolean }) => {
    const { text, cursor } = textWith(value, place ?? { from: value.length, to: value.length }, piece);
    onChange(text);
    goOn(cursor);
  };
  const close = () => setPlace(null);
  const toTools = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'F10' || !event.altKey) return;
    event.preventDefault();
    tools.current?.querySelector('button')?.focus();
  };
  const needs = markupNeeds(value);
  const hasMarkup = needs !== 'plain';
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
          aria-keyshortcuts="Alt+F10"
          className="field-sizing-content max-h-96 min-h-11 min-w-0 flex-1 basis-48 resize-none rounded-control bg-transparent px-3.5 py-2 !outline-none placeholder:text-ink-3"
        />
        <FieldToolbar ref={tools} onFormula={ask} onLeave={() => field.current?.focus()} />
      </div>
      {hasMarkup && hasPreview ? <FieldPreview text={value} isInline={isInline} /> : null}
      {needs === 'formulas' ? <BrokenFormula text={value} id={`${id}-formula`} /> : null}
      {place ? (
        <FormulaDialog
          initial={null}
          onSave={(formula) => {
            insert(asFormula(formula));
            close();
          }}
          onRemove={close}
          onClose={close}
        />
      ) : null}
    </FieldFrame>
  );
}
