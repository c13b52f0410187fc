import fc from 'fast-check';

/** The part of a zod schema that this generator uses. */
export type Schema = {
  toJSONSchema(options: { io: 'input'; unrepresentable: 'any'; reused: 'inline' }): unknown;
  safeParse(value: unknown): { success: boolean };
};
export type Values = Record<string, fc.Arbitrary<unknown>>;

type Shape = {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  default?: unknown;
};

const longestLine = 200;

/** Stored texts: trimmed, multi-line only where a text is meant. */
export function textOf({ minLength = 0, maxLength = 5_000 }: Shape): fc.Arbitrary<string> {
  const line = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 20) });
  const lines = fc.array(line, { minLength: 1, maxLength: maxLength > longestLine ? 3 : 1 });
  return lines.map((each) => each.join('\n').trim());
}

function arbitraryAt(name: string, shape: Shape, values: Values): fc.Arbitrary<unknown> {
  const known = values[name];
  if (known) return known;
  if (shape.enum) return fc.constantFrom(...shape.enum);
  // With fields present, `anyOf` only lists alternatives of required fields.
  if (shape.anyOf && !shape.properties)
    return fc.oneof(...shape.anyOf.map((each) => arbitraryAt('', each, values)));
  if (shape.type === 'string') return textOf(shape);
  if (shape.type === 'integer' || shape.type === 'number')
    return fc.integer({
      min: Math.max(shape.minimum ?? 0, -1_000),
      max: Math.min(shape.maximum ?? 50, 1_000),
    });
  if (shape.type === 'boolean') return fc.boolean();
  if (shape.type === 'null') return fc.constant(null);
  if (shape.type === 'array')
    return fc.array(arbitraryAt('', shape.items ?? {}, values), {
      minLength: shape.minItems ?? 1,
      maxLength: 3,
    });
  if (shape.type === 'object') return fieldsOf(shape, values);
  return fc.constant(undefined);
}

function fieldsOf(shape: Shape, values: Values): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(shape.properties ?? {}).map(([name, field]) => {
    const value = arbitraryAt(name, field, values);
    const isOptional = !shape.required?.includes(name) && field.default === undefined;
    return [name, isOptional ? fc.option(value, { nil: undefined, freq: 6 }) : value] as const;
  });
  return fc.record(Object.fromEntries(fields), { noNullPrototype: true });
}

/**
 * Objects valid for a schema, with every field filled by its schema, so that new fields are included.
 * @param values what a schema can't express, by the name of the field at any depth
 */
export function arbitraryOf(schema: Schema, values: Values): fc.Arbitrary<Record<string, unknown>> {
  const shape = schema.toJSONSchema({ io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;
  return fieldsOf(shape, values);
}
