import { brand } from '@repo/contracts/brand';
import { bulkReply } from '@repo/contracts/content';
import { errorStatus } from '@repo/contracts/errors';
import { z } from 'zod';
import { documentedFailures } from './documented-failures.ts';
import { failureReply } from './reply.ts';
import type { RestRow } from './row.ts';

type Json = Record<string, unknown>;

/** A schema as JSON Schema. What has a name stands among the document's components, once. */
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $schema: _, $defs = {}, ...rest } = JSON.parse(text) as Json & { $defs?: Json };
  Object.assign(components, $defs);
  return rest;
};
const components: Json = {};
const asContent = (schema: Json) => ({ 'application/json': { schema } });

const failures: Record<number, string> = {
  400: 'Bad input: the message names the field',
  401: 'No session, or wrong credentials',
  403: 'Not yours, or locked',
  404: 'Unknown id',
  409: 'Conflict with what is there',
  413: 'File over 5 MB',
  429: 'Too many tries; Retry-After says when',
  502: 'Mail or another outside party fails',
  503: 'Busy; Retry-After says when',
};

const failureStatuses = (row: RestRow) => {
  const own = documentedFailures(row).map((code) => errorStatus[code]);
  return [...new Set<number>([...own, errorStatus.TOO_MANY, errorStatus.UNAVAILABLE])];
};

const security = { public: [], user: [{ bearer: [] }, { cookie: [] }], admin: [{ bearer: [] }] };

function parameters(row: RestRow): Json[] {
  const inPath = [...row.path.matchAll(/:(\w+)/g)].map((match) => ({
    name: match[1],
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = row.query ? jsonSchema(row.query, 'input') : {};
  const inQuery = Object.entries((query.properties ?? {}) as Json).map(([name, schema]) => ({
    name,
    in: 'query',
    required: ((query.required ?? []) as string[]).includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

function operation(row: RestRow): Json {
  const refused = { description: '', content: asContent(jsonSchema(failureReply, 'output')) };
  return {
    tags: [row.procedure.split('.')[0]],
    operationId: `${row.procedure}.${row.method.toLowerCase()}`,
    summary: row.summary,
    security: security[row.access],
    parameters: parameters(row),
    ...(row.body
      ? { requestBody: { required: true, content: asContent(jsonSchema(row.body, 'input')) } }
      : {}),
    responses: {
      200: { description: 'Success', content: asContent(jsonSchema(row.reply, 'output')) },
      ...Object.fromEntries(
        failureStatuses(row).map((status) => [status, { ...refused, description: failures[status] ?? '' }]),
      ),
    },
  };
}

const bulkOperation: Json = {
  tags: ['content'],
  operationId: 'content.bulkData.get',
  summary: 'All content a student may see; a locked chapter comes with empty lists. ETag, gzip and brotli',
  security: security.user,
  parameters: [{ name: 'If-None-Match', in: 'header', required: false, schema: { type: 'string' } }],
  responses: {
    200: { description: 'Success', content: asContent(jsonSchema(bulkReply, 'output')) },
    304: { description: 'The copy with this ETag is still right' },
    401: { description: failures[401], content: asContent(jsonSchema(failureReply, 'output')) },
  },
};

/** The OpenAPI document of the documented calls, made from the very rows that are mounted. */
export function openApiDocument(rows: readonly RestRow[], publicUrl: string): Json {
  const paths: Record<string, Json> = { '/v1/bulk-data': { get: bulkOperation } };
  for (const row of rows) {
    const path = row.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(row) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1' },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
      },
    },
  };
}
