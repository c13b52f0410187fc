import { useMemo } from 'react';
import { useFormulas } from './use-formulas.ts';

/**
 * One formula. Its space is reserved until KaTeX has loaded; without KaTeX, or when invalid, the source is
 * shown.
 */
export function Formula({ source, isDisplay }: { source: string; isDisplay: boolean }) {
  const state = useFormulas();
  const html = useMemo(
    () => (state.kind === 'ready' ? state.formulas.renderFormula(source, isDisplay) : null),
    [state, source, isDisplay],
  );
  if (html !== null)
    // Safe: KaTeX escapes all text and runs in untrusted mode.
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
