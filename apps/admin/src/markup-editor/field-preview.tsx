import { FieldNotes } from '@repo/ui/field';
import { Markup } from '@repo/ui/markup';
import { useFormulas } from '@repo/ui/use-formulas';
import { clsx } from 'clsx';
import { useDeferredValue, useMemo } from 'react';
import { studentText } from '#src/chapter-items/student-text.ts';
import { formulasIn } from './formulas-in.ts';
import { markupEditorCopy } from './markup-editor-copy.ts';

/** A preview of a text's markup, rendered with low priority. */
export function FieldPreview({ text, isInline }: { text: string; isInline: boolean }) {
  return (
    <div className={clsx(studentText, 'relative rounded-control bg-sunken px-3.5 py-2')}>
      <p className={isInline ? 'sr-only' : 'mb-1 text-caption text-ink-2'}>{markupEditorCopy.fieldPreview}</p>
      <Markup text={useDeferredValue(text)} inline={isInline} />
    </div>
  );
}

/** Names the first invalid formula of a text: students would see its source. */
export function BrokenFormula({ text, id }: { text: string; id: string }) {
  const written = useDeferredValue(text);
  const found = useMemo(() => formulasIn(written), [written]);
  const state = useFormulas();
  const broken = useMemo(() => {
    if (state.kind !== 'ready') return undefined;
    const { renderFormula } = state.formulas;
    return found.find(({ source, isBlock }) => source !== '' && renderFormula(source, isBlock) === null);
  }, [found, state]);
  return <FieldNotes id={id} error={broken && markupEditorCopy.formulaBroken(broken.source)} />;
}
