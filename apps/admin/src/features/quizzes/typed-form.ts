import type { TypedAnswer } from '@repo/contracts/typed/typed-answer';
import { typedKinds } from '@repo/contracts/typed/typed-answer';
import { z } from 'zod';

/** A typed answer in the form; `accept` has one form per line. */
export const typedForm = z.object({
  kind: z.enum(['none', ...typedKinds]),
  value: z.string(),
  unit: z.string(),
  tolerance: z.string(),
  accept: z.string(),
});
export type TypedForm = z.infer<typeof typedForm>;

export const noTypedForm: TypedForm = { kind: 'none', value: '', unit: '', tolerance: '', accept: '' };

/** A stored typed answer as a form. */
export function formOfTyped(stored: TypedAnswer | undefined): TypedForm {
  if (!stored) return noTypedForm;
  const { kind, value } = stored;
  return {
    ...noTypedForm,
    ...{ kind, value },
    ...(stored.kind === 'number' && { unit: stored.unit ?? '', tolerance: String(stored.tolerance ?? '') }),
    ...('accept' in stored && { accept: stored.accept?.join('\n') ?? '' }),
  };
}

/** The typed answer in wire format, not validated: an invalid tolerance is NaN. */
export function plainTyped({ kind, value, unit, tolerance, accept }: TypedForm): TypedAnswer | undefined {
  if (kind === 'none') return undefined;
  if (kind === 'expression') return { kind, value };
  if (kind === 'number')
    return {
      ...{ kind, value },
      ...(unit.trim() && { unit: unit.trim() }),
      ...(tolerance.trim() && { tolerance: Number(tolerance) }),
    };
  const forms = accept.split('\n').filter((form) => form.trim() !== '');
  return { kind, value, ...(forms.length > 0 && { accept: forms }) };
}
