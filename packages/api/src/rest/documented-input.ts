import type { ZodType } from 'zod';
import { isFile, type JsonSchema, sentSchema } from './json-schema.ts';

const dataUrl = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=\s]*)$/;

/**
 * The bytes of a picture in a call: a file of a multipart body, or a data URL in JSON. Any other text is
 * passed on as bytes, which the picture check rejects later; a missing picture stays undefined.
 */
function pictureOf(given: unknown): unknown {
  if (typeof given !== 'string') return given ?? undefined;
  const base64 = dataUrl.exec(given)?.[1];
  return base64 === undefined ? Buffer.from(given) : Buffer.from(base64, 'base64');
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A documented request as it arrived, each part already decoded. */
export type RestRequest = {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
};

/** Which of a procedure's fields are in the path, the query and the body. */
export type DocumentedInput = {
  params: Record<string, JsonSchema>;
  query?: JsonSchema | undefined;
  body?: JsonSchema | undefined;
  /** Whether multipart/form-data is accepted too, with one file among its fields. */
  takesFile: boolean;
  /** Converts the documented request to the procedure's input; the procedure validates it. */
  input(request: RestRequest): unknown;
};

/** The fields that are not in the path, under their documented names; undefined if none is left. */
function otherFields(
  { properties = {}, required, anyOf, ...schema }: JsonSchema,
  inPath: readonly string[],
  nameOf: (field: string) => string,
): JsonSchema | undefined {
  const namesOf = (fields: readonly string[] = []) =>
    fields.filter((field) => !inPath.includes(field)).map(nameOf);
  const names = namesOf(Object.keys(properties));
  if (names.length === 0) return undefined;
  const left = Object.entries(properties).filter(([field]) => !inPath.includes(field));
  return {
    ...schema,
    properties: Object.fromEntries(left.map(([field, of]) => [nameOf(field), of])),
    required: namesOf(required),
    ...(anyOf ? { anyOf: anyOf.map((one) => ({ required: namesOf(one.required) })) } : {}),
  };
}

/**
 * Derives the request of a documented call from its procedure's input. `:id` in the path is the procedure's
 * `id`, or its only field.
 * @param names documented name by the procedure's name, where the two differ
 * @throws when the path has a part that the procedure has no field for
 */
export function documentedInput(
  { method, path, names = {} }: { method: Method; path: string; names?: Record<string, string> | undefined },
  takes: ZodType | undefined,
): DocumentedInput {
  if (!takes) return { params: {}, takesFile: false, input: () => undefined };
  const schema = sentSchema(takes);
  const properties = schema.properties ?? {};
  const fields = Object.keys(properties);
  const fieldOf = (param: string) => {
    const field = fields.length === 1 ? fields[0] : fields.find((each) => each === param);
    if (field === undefined) throw new Error(`${method} ${path}: the procedure does not take ${param}`);
    return field;
  };
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => [param, fieldOf(param)] as const);
  const files = fields.filter((field) => isFile(properties[field] ?? {}));
  // Proxies and clients drop the body of a DELETE, so it has none if the path names the item.
  const isWhole = method === 'DELETE' && inPath.length > 0;
  const rest = isWhole
    ? undefined
    : otherFields(
        schema,
        inPath.map(([, field]) => field),
        (field) => names[field] ?? field,
      );
  return {
    params: Object.fromEntries(inPath.map(([param, field]) => [param, properties[field] ?? {}])),
    ...(method === 'GET' ? { query: rest } : { body: rest }),
    takesFile: files.length > 0,
    input({ params, query, body }) {
      const given = method === 'GET' ? query : body;
      const input: Record<string, unknown> = rest ? { ...given } : {};
      for (const [field, name] of Object.entries(names)) input[field] = given[name];
      for (const field of files) input[field] = pictureOf(input[field]);
      for (const [param, field] of inPath) input[field] = params[param];
      return input;
    },
  };
}
