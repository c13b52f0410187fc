import { useMemo } from 'react';
import { useFormulas } from './use-formulas.ts';

/** One formula. Until KaTeX has loaded only its space is reserved; without KaTeX, or when invalid, its source shows. */
export function Formula({ source, isDisplay }: { source: string; isDisplay: boolean }) {
  const state = useFormulas();
  const html = useMemo(
    () => (state.kind === 'ready' ? state.formulas.renderFormula(source, isDisplay) : null),
    [state, source, isDisplay],
  );
  if (html !== null)
    // KaTeX escapes all text of the source and trusts no command of it.
    return (
      <span
        className={isDisplay ? 'formula-display' : 'formula'}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  const isWaiting = state.kind === 'none' || state.kind === 'loading';
  return (
    <span className={isDisplay ? 'formula-display' : 'formula'} data-source={isWaiting ? 'waiting' : 'shown'}>
      {source}
    </span>
  );
}
