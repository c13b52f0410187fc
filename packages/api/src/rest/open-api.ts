import { brand } from '@repo/contracts/brand';
import { bulkReply, chapter, manifestReply } from '@repo/contracts/content';
import { type ErrorCode, errorStatus } from '@repo/contracts/errors';
import { z } from 'zod';
import { isFile, type JsonSchema, repliedSchema } from './json-schema.ts';
import { failureReply } from './reply.ts';
import { documentedFailures, type RestRow } from './row.ts';

type Json = Record<string, unknown>;

const asContent = (schema: Json) => ({ 'application/json': { schema } });
const toAddress = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

const meanings: Partial<Record<ErrorCode, string>> = {
  BAD_INPUT: 'Bad input: the message names the field',
  WRONG_CODE: 'The code is wrong or has ended',
  NOT_SIGNED_IN: 'No session',
  ACCOUNT_DELETED:
    'The account of this session was deleted (code ACCOUNT_DELETED): forget what the device keeps of the student',
  WRONG_CREDENTIALS: 'Wrong credentials',
  SECOND_FACTOR_NEEDED:
    'A code of the authenticator app is needed, where the operator set that (code SECOND_FACTOR_NEEDED)',
  FORBIDDEN: 'Not yours',
  CHAPTER_LOCKED: 'The chapter is locked',
  CONSENT_NEEDED:
    'A parent or guardian has to agree first, where the operator requires that (code CONSENT_NEEDED)',
  NOT_FOUND: 'Unknown id',
  CONFLICT: 'Conflict with what is there',
  STALE_EDIT: 'Changed by somebody else since seenUpdatedAt',
  TOO_LARGE: 'File over 5 MB',
  PROVIDER_FAILED: 'Mail or another outside party fails',
};
/** Any call may return these, so no row lists them. */
const always: Record<number, string> = {
  [errorStatus.TOO_MANY]: 'Too many tries; Retry-After says when',
  [errorStatus.UNAVAILABLE]: 'Busy; Retry-After says when',
};

const security = { public: [], user: [{ bearer: [] }, { cookie: [] }], admin: [{ bearer: [] }] };

const guide = `All calls stand under \`/api\`. A call carries \`Authorization: Bearer <token>\`, or the session cookie that signing in
sets; with the cookie alone, a call that changes something must come from our own pages. A student's token comes from sign-in, an
admin's from \`POST /v1/admin/verify\`.

A browser signs in or up with Google by opening \`GET /v1/auth/google/start?from=login\` (or \`signup\`). It comes back to
\`/login\` or \`/signup\` with \`?google=ready\` and an httpOnly cookie that stands in for \`idToken\`, once and for ten minutes;
with \`refused\`, \`lost\` or \`failed\` nobody came back.

Every success has \`success: true\`. Every failure is \`{ success: false, message }\` with a sentence for people and a fitting
status; some have a \`code\` too. Beside those of each call: 400 broken JSON, 413 too large, 415 content type. Fields that a call does not name are ignored.`;

/** A call that answers with bytes made when content is published. */
function bytesCall(
  replied: (schema: z.ZodType) => Json,
  call: {
    name: string;
    summary: string;
    reply: z.ZodType;
    params?: string[];
    query?: string[];
    fails?: Record<number, string>;
  },
): Json {
  const content = asContent(replied(failureReply));
  const failures: Record<number, string | undefined> = {
    401: `${meanings.NOT_SIGNED_IN}. ${meanings.ACCOUNT_DELETED}`,
    403: meanings.CONSENT_NEEDED,
    ...call.fails,
  };
  const inPath = (call.params ?? []).map((name) => parameter('path', true)([name, { type: 'string' }]));
  const inQuery = (call.query ?? []).map((name) => parameter('query', false)([name, { type: 'string' }]));
  const ifNoneMatch = { name: 'If-None-Match', in: 'header', required: false, schema: { type: 'string' } };
  return {
    get: {
      tags: ['content'],
      operationId: `content.bulkData.${call.name}`,
      summary: call.summary,
      security: security.user,
      parameters: [...inPath, ...inQuery, ifNoneMatch],
      responses: {
        200: { description: 'Success', content: asContent(replied(call.reply)) },
        304: { description: 'The copy with this ETag is still right' },
        ...Object.fromEntries(
          Object.entries(failures).map(([status, description]) => [status, { description, content }]),
        ),
      },
    },
  };
}

/** Calls without a procedure: prepared bytes, and a body whose signature covers its raw bytes. */
const callsWithoutRow = (replied: (schema: z.ZodType) => Json): Record<string, Json> => ({
  '/v1/bulk-data': bytesCall(replied, {
    name: 'get',
    summary: 'All content a student may see; a locked chapter comes with empty lists. ETag, gzip and brotli',
    reply: bulkReply,
  }),
  '/v1/bulk-data/manifest': bytesCall(replied, {
    name: 'manifest',
    summary:
      'The same with hash and size in place of the content of open chapters, and the same ETag. With `since`, null for chapters unchanged since the copy with the given ETag',
    reply: manifestReply,
    query: ['since'],
    fails: { 400: meanings.BAD_INPUT ?? '', 429: always[errorStatus.TOO_MANY] ?? '' },
  }),
  '/v1/bulk-data/{chapterId}/{hash}': bytesCall(replied, {
    name: 'chapter',
    summary: 'An open chapter of the newest version by the hash in the manifest. It never changes',
    reply: chapter,
    params: ['chapterId', 'hash'],
    fails: {
      400: meanings.BAD_INPUT ?? '',
      403: `${meanings.CHAPTER_LOCKED}, whatever the hash. ${meanings.CONSENT_NEEDED}`,
      404: 'The newest version has no such chapter, or another hash of it',
      429: always[errorStatus.TOO_MANY] ?? '',
    },
  }),
  '/v1/payment/webhook': {
    post: {
      tags: ['payment'],
      operationId: 'payment.webhook.post',
      summary:
        'Where the payment provider tells of payments: x-webhook-signature is base64(HMAC-SHA256(x-webhook-timestamp + body)) with the client secret. Only PAYMENT_SUCCESS_WEBHOOK changes anything, and only once',
      security: [],
      responses: {
        200: { description: 'Success', content: asContent(replied(z.object({ success: z.literal(true) }))) },
        400: { description: "Bad input, or another amount, currency or payer than the order's" },
        401: { description: 'The signature is wrong, or five minutes old' },
        404: { description: 'No order of ours' },
        413: { description: 'Over 64 KB' },
      },
    },
  },
});

const parameter =
  (where: 'path' | 'query', required: boolean) =>
  ([name, schema]: [string, JsonSchema]) => ({
    name,
    in: where,
    required,
    schema,
  });

function parameters({ params, query }: RestRow): Json[] {
  const inQuery = Object.entries(query?.properties ?? {}).map((field) =>
    parameter('query', query?.required?.includes(field[0]) ?? false)(field),
  );
  return [...Object.entries(params).map(parameter('path', true)), ...inQuery];
}

/** Converts a schema for a form, where a picture is a file. */
function asForm(body: JsonSchema): JsonSchema {
  const fields = Object.entries(body.properties ?? {}).map(([name, schema]) => [
    name,
    isFile(schema) ? { type: 'string', format: 'binary' } : schema,
  ]);
  return { ...body, properties: Object.fromEntries(fields) };
}

const requestBody = ({ body, takesFile }: RestRow): Json =>
  body
    ? {
        requestBody: {
          required: Boolean(body.anyOf ?? body.required?.length),
          content: {
            ...asContent(body),
            ...(takesFile ? { 'multipart/form-data': { schema: asForm(body) } } : {}),
          },
        },
      }
    : {};

function responses(row: RestRow, replied: (schema: z.ZodType) => Json): Json {
  const descriptions = new Map<number, string[]>();
  for (const code of documentedFailures(row)) {
    const said = descriptions.get(errorStatus[code]) ?? [];
    descriptions.set(errorStatus[code], [...said, meanings[code] ?? '']);
  }
  for (const [status, meaning] of Object.entries(always)) descriptions.set(Number(status), [meaning]);
  const content = asContent(replied(failureReply));
  return {
    200: { description: 'Success', content: asContent(replied(row.reply)) },
    ...Object.fromEntries(
      [...descriptions].map(([status, said]) => [status, { description: said.join('. '), content }]),
    ),
  };
}

/** The OpenAPI document of the documented calls, generated from the same rows that are mounted. */
export function openApiDocument(rows: readonly RestRow[], publicUrl: string): Json {
  const schemas: Record<string, unknown> = {};
  const replied = (schema: z.ZodType) => repliedSchema(schema, schemas);
  const paths = callsWithoutRow(replied);
  for (const row of rows) {
    const operation = {
      tags: [row.procedure.split('.')[0]],
      operationId: `${row.procedure}.${row.method.toLowerCase()}`,
      summary: row.summary,
      security: security[row.access],
      parameters: parameters(row),
      ...requestBody(row),
      responses: responses(row, replied),
    };
    const address = toAddress(row.path);
    paths[address] = { ...paths[address], [row.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1', description: guide },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
      },
    },
  };
}
