import fc from 'fast-check';
import { type ZodType, z } from 'zod';

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  $ref?: string;
  $defs?: Record<string, Schema>;
};

export const smallPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Values that may exist on the server, by the name of the field. */
const known: Record<string, readonly unknown[]> = {
  subject: ['econ', 'chem', 'none'],
  chapter: ['econ-1', 'econ-2', 'econ-3', 'chem-1', 'none'],
  topic: ['econ-1-t1', 'chem-1-t2', 'none'],
  summary: ['econ-1-summary', 'none'],
  page: ['econ-1-summary-p1', 'econ-1-t1-p1', 'none'],
  test: ['econ-1-test', 'econ-2-test', 'none'],
  email: ['basic@example.in', 'super@example.in', 'nobody@example.in', ' BASIC@example.in '],
  password: ['secret', 'wrong-one'],
  newPassword: ['another', 'पासवर्ड'],
  code: ['ACDEFG', 'ac de fg'],
  resetPasswordCode: ['ACDEFG'],
  token: ['f'.repeat(64)],
  color: ['#E79D0A', '#6366f1'],
  image: [`data:image/png;base64,${smallPng.toString('base64')}`, 'no picture'],
  imageUrl: ['https://example.com/a.png', '/images/a.webp', 'javascript:alert(1)'],
  type: ['lastPublishedContentAt'],
};
const knownOf = (name: string) => known[name] ?? known[name.replace(/Id$/, '')];

const longestText = 60;

function textOf(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const pool = knownOf(name);
  if (pool) return fc.constantFrom(...pool);
  if (schema.format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString());
  if (schema.format === 'email') return fc.emailAddress();
  const minLength = schema.minLength ?? 0;
  const maxLength = Math.max(minLength, Math.min(schema.maxLength ?? longestText, longestText));
  return fc.string({ unit: 'grapheme', minLength, maxLength });
}

function anyOfSchema(schema: Schema, defs: Record<string, Schema>, name: string): fc.Arbitrary<unknown> {
  if (schema.$ref) return anyOfSchema(defs[schema.$ref.split('/').at(-1) ?? ''] ?? {}, defs, name);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  // With properties, alternatives only list which fields are required.
  if (choices && !schema.properties)
    return fc.oneof(...choices.map((choice) => anyOfSchema(choice, defs, name)));
  const [type] = [schema.type].flat();
  if (type === 'string') return textOf(schema, name);
  if (type === 'integer')
    return fc.integer({
      min: Math.max(schema.minimum ?? -5, -1e9),
      max: Math.min(schema.maximum ?? 50, 1e9),
    });
  if (type === 'number') return fc.oneof(fc.integer({ min: 0, max: 50 }), fc.double({ noNaN: true }));
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') return fc.array(anyOfSchema(schema.items ?? {}, defs, name), { maxLength: 4 });
  if (type === 'object') return fieldsOf(schema, defs);
  return fc.jsonValue({ maxDepth: 3 });
}

function fieldsOf(schema: Schema, defs: Record<string, Schema>): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, anyOfSchema(field, defs, name)] as const,
  );
  return fc.record(Object.fromEntries(fields), {
    noNullPrototype: true,
    requiredKeys: (schema.required ?? []).filter((name) => schema.properties?.[name]),
  });
}

/** Objects of the schema's shape: mostly valid, as far as a shape can express that. */
export const bodiesOf = (schema: Schema): fc.Arbitrary<Record<string, unknown>> =>
  fieldsOf(schema, schema.$defs ?? {});

/** Valid and invalid inputs of a zod schema. */
export const inputsOf = (schema: ZodType): fc.Arbitrary<Record<string, unknown>> =>
  bodiesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema);

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let n = 0; n < levels; n++) value = { a: value };
  return value;
};

/** Texts that have broken programs before; none looks like the server's internals. */
export const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'A\udfffb',
  '‮आशा 👩‍🎓 ﷽ Ω\u2028\ufeff',
  'x'.repeat(20_000),
  "'; drop table users; --",
  '%s%n%d {{7*7}} #{7*7}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '../../../etc/passwd',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
  'NaN',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30T25:61:61Z',
  '1e999',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml;base64,PHN2Zy8+',
] as const;

/** Values of unexpected types. */
export const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...oddTexts),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    { $ne: null },
    { length: 6, toString: 'x' },
  ),
  fc.constantFrom<unknown>(0, -0, -1, 0.5, 1e300, -1e300, 2 ** 31, 2 ** 53, Number.MIN_VALUE),
  fc.constantFrom(100, 1_000).map(deep),
  fc.constant(Array.from({ length: 2_000 }, () => 'x')),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 4 }),
);

type Change = { field: number; value: unknown; drop: boolean };

/** Leaves fields out or replaces them with odd values; also one level deeper. */
function changed(fields: Record<string, unknown>, changes: readonly Change[]): Record<string, unknown> {
  const copy = { ...fields };
  for (const { field, value, drop } of changes) {
    const names = Object.keys(copy);
    const name = names[field % Math.max(1, names.length)];
    if (name === undefined) copy.extra = value;
    else if (drop) delete copy[name];
    else {
      const inner = copy[name];
      const isInner = field % 3 === 0 && typeof inner === 'object' && inner !== null && !Array.isArray(inner);
      copy[name] = isInner
        ? changed(inner as Record<string, unknown>, [{ field: field + 1, value, drop }])
        : value;
    }
  }
  return copy;
}

/** Bodies with one to three fields missing or broken. */
export const brokenBodies = (
  bodies: fc.Arbitrary<Record<string, unknown>>,
): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(
      bodies,
      fc.array(fc.record({ field: fc.nat(20), value: oddValues, drop: fc.boolean() }), {
        minLength: 1,
        maxLength: 3,
      }),
    )
    .map(([fields, changes]) => changed(fields, changes));

/** Encoded segments of a path or a query, some of which cannot be decoded. */
export const oddSegments = fc.oneof(
  fc.constantFrom(
    ...oddTexts.map((text) => encodeURIComponent(Buffer.from(text).toString()).slice(0, 3_000)),
  ),
  fc.constantFrom(
    '%00',
    '%ff',
    '%E0%A4%A',
    '%',
    '%zz',
    '..%2f..',
    '%2e%2e',
    'a%2Fb',
    'x'.repeat(300),
    'x'.repeat(7_000),
  ),
  fc.webSegment({ size: 'small' }),
);
