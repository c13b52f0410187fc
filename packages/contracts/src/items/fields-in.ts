import type { z } from 'zod';

/**
 * A field of an item as it goes over the wire, as an editor gives it when the item is made or changed, and as it is
 * in a file of a library. A form that is left out does not have the field.
 */
export type Field = { wire?: z.ZodType; create?: z.ZodType; update?: z.ZodType; file?: z.ZodType };
type FieldsIn<F, Form extends keyof Field> = {
  [K in keyof F as F[K] extends Record<Form, z.ZodType> ? K : never]: F[K] extends Record<Form, infer S>
    ? S
    : never;
};

/** The fields of an item that have this form, in their order. */
export function fieldsIn<F extends Record<string, Field>, Form extends keyof Field>(
  fields: F,
  form: Form,
): FieldsIn<F, Form> {
  const found = Object.entries(fields).flatMap(([name, field]) => (field[form] ? [[name, field[form]]] : []));
  return Object.fromEntries(found) as FieldsIn<F, Form>;
}

/** Every field of T, the optional ones too: what `satisfies` this forgets none. */
export type AllFields<T> = { [K in keyof Required<T>]: T[K] | undefined };
