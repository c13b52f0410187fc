import { z } from 'zod';
import { byKind } from '../field-sentences.ts';
import { wellFormedText } from '../fields.ts';
import { typedFormsMax, typedMaxLength, typedUnitMaxLength } from '../limits/content.ts';

const text = wellFormedText().trim().min(1).max(typedMaxLength, byKind);
const forms = z.array(text).max(typedFormsMax).optional();

/**
 * How a question can be answered without its options (docs/product/study.md#typed-answers). `number`: also a fraction or a
 * root, compared by value; `expression`: with letters, an equation, a point or several values; `formula`: a chemical
 * formula or equation; `word`: a word or two. `accept` has other right forms.
 */
export const typedAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('number'),
    value: text,
    unit: wellFormedText().trim().min(1).max(typedUnitMaxLength, byKind).optional(),
    /** The largest difference that still counts, in the unit; without it the value is exact. */
    tolerance: z.number().positive().max(1e15).optional(),
  }),
  z.object({ kind: z.literal('expression'), value: text }),
  z.object({ kind: z.literal('formula'), value: text, accept: forms }),
  z.object({ kind: z.literal('word'), value: text, accept: forms }),
]);
export type TypedAnswer = z.infer<typeof typedAnswer>;
export type TypedKind = TypedAnswer['kind'];
export const typedKinds = ['number', 'expression', 'formula', 'word'] as const satisfies readonly TypedKind[];
