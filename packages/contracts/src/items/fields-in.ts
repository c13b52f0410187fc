import type { z } from 'zod';

/**
 * The forms of a field: on the wire, when an editor creates or updates the item, and in a library file.
 * Missing forms omit the field.
 */
export type Field = { wire?: z.ZodType; create?: z.ZodType; update?: z.ZodType; file?: z.ZodType };
type FieldsIn<F, Form extends keyof Field> = {
  [K in keyof F as F[K] extends Record<Form, z.ZodType> ? K : never]: F[K] extends Record<Form, infer S>
    ? S
    : never;
};

/** The fields of an item in this form, in order. */
export function fieldsIn<F extends Record<string, Field>, Form extends keyof Field>(
  fields: F,
  form: Form,
): FieldsIn<F, Form> {
  const found = Object.entries(fields).flatMap(([name, field]) => (field[form] ? [[name, field[form]]] : []));
  return Object.fromEntries(found) as FieldsIn<F, Form>;
}

/** Requires every field of T, so that `satisfies` this misses no optional one. */
export type AllFields<T> = { [K in keyof Required<T>]: T[K] | undefined };
