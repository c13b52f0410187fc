import type { CaptionFieldProps } from '#src/figures/figure-dialog.tsx';
import { FormulaField } from './formula-field.tsx';
import { useInsertion } from './use-insertion.ts';

/** The caption of a figure: one line that may contain formulas. */
export function CaptionField(props: CaptionFieldProps) {
  return <FormulaField {...props} rows={1} insertion={useInsertion(props.value, props.onChange)} />;
}
