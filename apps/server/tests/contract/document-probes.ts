import { smallPng } from '../generated/values.ts';

/** A schema of the OpenAPI document, limited to the keywords we use. */
export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  /** A schema with arbitrary keys, such as the marks by chapter. */
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  /** Alternatives by a `kind`; the first is probed. */
  oneOf?: Schema[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  contentMediaType?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

/** A value that the document allows or forbids, and why. */
export type Probe = { says: string; value: unknown; isAllowed: boolean };

export const longAgo = '2020-01-01T00:00:00.000Z';

/** Valid values for fields whose rules the schema can't express. */
const known: Record<string, string> = {
  color: '#E79D0A',
  imageUrl: 'https://example.com/a.png',
  value: '1',
};

const sampleOfFields = ({ properties = {}, required = [] }: Schema) =>
  Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {}, name)]));

/** A value that the document allows for this parameter. */
function sampleOf(schema: Schema, name: string): unknown {
  if (schema.contentMediaType) return `data:image/png;base64,${smallPng.toString('base64')}`;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.properties) return sampleFields(schema);
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sampleOf(first, name);
  if (schema.properties) return sampleOfFields(schema);
  if (schema.type === 'object') return {};
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}, name));
  if (schema.format === 'date-time') return longAgo;
  if (schema.format === 'date') return longAgo.slice(0, 10);
  return known[name] ?? 'x'.repeat(Math.max(1, schema.minLength ?? 1));
}

/** The required fields, each with an allowed value. */
const sampleFields = ({ properties = {}, required = [] }: Schema): Record<string, unknown> =>
  Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {}, name)]));

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const without = (fields: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name));
const forbidden = (says: string, value: unknown): Probe => ({ says, value, isAllowed: false });
const allowed = (says: string, value: unknown): Probe => ({ says, value, isAllowed: true });

/** Whether the fields satisfy `required` and the alternatives of `anyOf`. */
const isEnough = (schema: Schema, fields: Record<string, unknown>): boolean =>
  (schema.required ?? []).every((name) => name in fields) &&
  (schema.anyOf?.some((one) => isEnough(one, fields)) ?? true);

function ofFields(schema: Schema, fields: Record<string, unknown>): Probe[] {
  const ofEach = Object.entries(schema.properties ?? {}).flatMap(([name, field]): Probe[] => {
    const isThere = name in fields;
    const value = isThere ? fields[name] : sampleOf(field, name);
    const less = without(fields, name);
    const inside = probesOf(field, value).map((probe) => ({
      ...probe,
      says: `${name}: ${probe.says}`,
      value: { ...fields, [name]: probe.value },
    }));
    const there = isThere
      ? { says: `without ${name}`, value: less, isAllowed: isEnough(schema, less) }
      : allowed(`with ${name}`, { ...fields, [name]: value });
    return [there, ...inside];
  });
  const unknown = { ...fields, neverHeardOf: 'x' };
  return [
    ...ofEach,
    { says: 'with an unknown key', value: unknown, isAllowed: schema.additionalProperties !== false },
  ];
}

function ofText({ minLength = 0, maxLength, ...schema }: Schema): Probe[] {
  return [
    forbidden('no text', {}),
    ...(minLength > 0 ? [forbidden('empty', '')] : []),
    ...(maxLength === undefined
      ? []
      : [forbidden(`over ${maxLength} characters`, 'x'.repeat(maxLength + 1))]),
    ...((schema.enum ?? schema.pattern ?? schema.format ?? schema.const)
      ? [forbidden('of another form', 'of no such form')]
      : []),
  ];
}

const ofNumber = ({ type, minimum, maximum }: Schema): Probe[] => [
  forbidden('no number', 'x'),
  ...(type === 'integer' ? [forbidden('not whole', (minimum ?? 0) + 0.5)] : []),
  ...(minimum === undefined || minimum < -1e9 ? [] : [forbidden(`under ${minimum}`, minimum - 1)]),
  ...(maximum === undefined || maximum > 1e9 ? [] : [forbidden(`over ${maximum}`, maximum + 1)]),
];

function ofList({ items = {}, minItems = 0, maxItems }: Schema, list: unknown[]): Probe[] {
  const [first, ...others] = list;
  const inside = list.length > 0 ? probesOf(items, first) : [];
  return [
    forbidden('no list', 'x'),
    ...(minItems > 0 ? [forbidden(`fewer than ${minItems}`, list.slice(0, minItems - 1))] : []),
    ...(maxItems !== undefined && list.length > 0
      ? [
          forbidden(
            `more than ${maxItems}`,
            Array.from({ length: maxItems + 1 }, () => first),
          ),
        ]
      : []),
    ...inside.map((probe) => ({ ...probe, says: `first: ${probe.says}`, value: [probe.value, ...others] })),
  ];
}

/**
 * Variants of a valid value with one change each: required and optional fields left out, optional and unknown
 * ones added, other types, and values beyond each documented limit.
 */
export function probesOf(schema: Schema, right: unknown): Probe[] {
  if (schema.properties && isFields(right)) return ofFields(schema, right);
  if (schema.anyOf) {
    const isNullable = schema.anyOf.some(({ type }) => type === 'null');
    const other = schema.anyOf.find(({ type }) => type !== 'null') ?? {};
    return [...probesOf(other, right), ...(isNullable ? [allowed('null', null)] : [])];
  }
  if (schema.oneOf) return probesOf(schema.oneOf[0] ?? {}, right);
  if (schema.contentMediaType) return [];
  if (typeof schema.additionalProperties === 'object')
    return [forbidden('no fields', 'x'), forbidden('a value of another form', { any: 'x' })];
  if (schema.type === 'string') return ofText(schema);
  if (schema.type === 'integer' || schema.type === 'number') return ofNumber(schema);
  if (schema.type === 'boolean') return [forbidden('neither true nor false', 'maybe')];
  if (schema.type === 'array' && Array.isArray(right)) return ofList(schema, right);
  return [allowed('anything', { any: ['thing'] })];
}
