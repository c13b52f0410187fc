import { Button } from '@repo/ui/button';
import { Chip } from '@repo/ui/chip';
import { Switch } from '@repo/ui/switch';
import { TextAreaField } from '@repo/ui/text-field';
import { useFormulas } from '@repo/ui/use-formulas';
import { useRef, useState } from 'react';
import { FormDialog } from '#src/editing/form-dialog.tsx';
import { useFormValue } from '#src/editing/use-form-value.ts';
import { markupEditorCopy } from './markup-editor-copy.ts';

export type FormulaDraft = { source: string; isBlock: boolean };

/** Edits one formula, with a preview. `initial` is the formula to edit, null for a new one. */
export function FormulaDialog({
  initial,
  mayBeBlock,
  hint = markupEditorCopy.formulaHint,
  onSave,
  onRemove,
  onClose,
}: {
  initial: FormulaDraft | null;
  /** Whether it may be on its own line. */
  mayBeBlock: boolean;
  hint?: string;
  onSave: (formula: FormulaDraft) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const form = useFormValue<FormulaDraft>({
    source: initial?.source ?? '',
    isBlock: mayBeBlock && (initial?.isBlock ?? false),
  });
  const { source, isBlock } = form.value;
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const state = useFormulas();
  const trimmed = source.trim();
  const html = state.kind === 'ready' && trimmed ? state.formulas.renderFormula(trimmed, isBlock) : null;
  const isInvalid = state.kind === 'ready' && trimmed !== '' && html === null;

  const submit = async () => {
    if (trimmed === '') {
      setError(markupEditorCopy.formulaRequired);
      field.current?.focus();
      return false;
    }
    await form.send(async () => {});
    return true;
  };
  const start = (text: string) => {
    form.change({ source: trimmed === '' ? text : `${source} ${text}`, isBlock });
    field.current?.focus();
  };
  return (
    <FormDialog
      title={initial ? markupEditorCopy.formulaEdit : markupEditorCopy.formulaNew}
      submitLabel={initial ? markupEditorCopy.formulaSave : markupEditorCopy.formulaInsert}
      isDirty={form.isDirtyNow}
      isBusy={false}
      onSubmit={submit}
      onSent={() => onSave({ source: trimmed, isBlock })}
      onClose={onClose}
    >
      <TextAreaField
        ref={field}
        label={markupEditorCopy.formulaSource}
        hint={hint}
        error={error ?? (isInvalid ? markupEditorCopy.formulaInvalid : undefined)}
        rows={2}
        spellCheck={false}
        autoCapitalize="off"
        inputClassName="font-mono"
        value={source}
        onChange={(event) => {
          form.change({ source: event.target.value, isBlock });
          setError(null);
        }}
      />
      <div className="flex flex-wrap gap-2">
        {markupEditorCopy.formulaStarts.map((example) => (
          <Chip key={example.label} onClick={() => start(example.source)}>
            {example.label}
          </Chip>
        ))}
      </div>
      {mayBeBlock ? (
        <Switch
          label={markupEditorCopy.formulaOwnLine}
          checked={isBlock}
          onCheckedChange={(next) => form.change({ source, isBlock: next })}
        />
      ) : null}
      <div className="grid gap-1.5">
        <h3 className="text-meta">{markupEditorCopy.formulaPreview}</h3>
        <div className="min-h-14 overflow-x-auto rounded-control bg-sunken p-3 text-reading">
          {html === null ? (
            <span className="font-mono text-meta">{trimmed}</span>
          ) : (
            // KaTeX escapes all text of the source and trusts no command of it.
            <span dangerouslySetInnerHTML={{ __html: html }} />
          )}
        </div>
      </div>
      {initial ? (
        <Button variant="quiet" size="sm" className="justify-self-start text-redpen" onClick={onRemove}>
          {markupEditorCopy.formulaRemove}
        </Button>
      ) : null}
    </FormDialog>
  );
}
