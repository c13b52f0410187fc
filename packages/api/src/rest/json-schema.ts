import { uploadedFile } from '@repo/contracts/auth';
import { z } from 'zod';

/** The part of JSON Schema that our schemas use. */
export type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  [keyword: string]: unknown;
};

/** A picture as text; in a form it is a file. */
const picture = {
  type: 'string',
  contentMediaType: 'image/*',
  description: 'A picture as a data URL with base64',
};
export const isFile = (schema: JsonSchema): boolean => schema.contentMediaType === picture.contentMediaType;

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** What zod omits from input schemas, or states too strictly. */
const truthfully: Override = ({ zodSchema, jsonSchema }) => {
  if (zodSchema instanceof z.ZodCustom && zodSchema === uploadedFile) Object.assign(jsonSchema, picture);
  // Any input is accepted.
  if (zodSchema instanceof z.ZodCatch) for (const keyword in jsonSchema) delete jsonSchema[keyword];
  // The schema that a pipe ends with is more specific than the one it starts with.
  if (zodSchema instanceof z.ZodPipe && zodSchema.out instanceof z.ZodType)
    Object.assign(jsonSchema, sentSchema(zodSchema.out));
};

/** The JSON Schema of the input. */
export function sentSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: truthfully,
  });
  return made as JsonSchema;
}

/**
 * The JSON Schema of the output. Named schemas go to `components`, so that an OpenAPI document has each only
 * once.
 */
export function repliedSchema(schema: z.ZodType, components: Record<string, unknown>): JsonSchema {
  const made = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline' });
  const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $schema: _, $defs = {}, ...rest } = JSON.parse(text) as JsonSchema & { $defs?: object };
  Object.assign(components, $defs);
  return rest;
}
