import { user } from '@repo/contracts/auth';
import * as wire from '@repo/contracts/content';
import * as drafts from '@repo/contracts/content.drafts';
import { type ErrorCode, errorStatus } from '@repo/contracts/errors';
import { order, receipt } from '@repo/contracts/payment';
import * as progress from '@repo/contracts/progress';
import { z } from 'zod';
import { documentedFailures } from './documented-failures.ts';
import type { RestRow } from './row.ts';
import { specTable } from './spec-table.ts';

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  $ref?: string;
  $defs?: Record<string, Schema>;
};

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Schema;

/** A schema as people read it: {name: string, age?: integer}; named components by their name. */
function shapeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'object';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' \\| ');
  if (schema.anyOf) return schema.anyOf.map(shapeOf).join(' \\| ');
  if (schema.type === 'array') return `${shapeOf(schema.items ?? {})}[]`;
  if (schema.type === 'object' && schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => {
      const mark = schema.required?.includes(name) ? '' : '?';
      return `${name}${mark}: ${shapeOf(field)}`;
    });
    return `{ ${fields.join(', ')} }`;
  }
  return [schema.type ?? 'any'].flat().join(' \\| ');
}

const code = (text: string) => `\`${text.replaceAll('\\|', '|')}\``;

const whoMay = { public: 'anybody', user: 'a signed-in student', admin: 'an admin' } as const;

/** WRONG_CREDENTIALS reads 'wrong credentials'. */
const wordsOf = (code: ErrorCode) => code.toLowerCase().replaceAll('_', ' ');

function failures(row: RestRow): string {
  const list = documentedFailures(row).map((code) => `${errorStatus[code]} ${wordsOf(code)}`);
  return list.length > 0 ? list.join(', ') : 'none of its own';
}

function section(row: RestRow): string {
  const lines = [
    `### ${row.method} ${row.path}`,
    '',
    `${row.summary}.`,
    '',
    `- Who may: ${whoMay[row.access]}`,
    ...(row.query ? [`- Query: ${code(shapeOf(jsonSchema(row.query, 'input')))}`] : []),
    ...(row.body ? [`- Body: ${code(shapeOf(jsonSchema(row.body, 'input')))}`] : []),
    `- Reply: ${code(shapeOf(jsonSchema(row.reply, 'output')))}`,
    `- Failures: ${failures(row)}`,
    `- Procedure: ${code(row.procedure)}`,
    '',
  ];
  return lines.join('\n');
}

const head = `# The documented calls

Made from the rows in \`packages/api/src/rest\`; \`pnpm --filter @repo/api guide\` writes it anew and a test compares. The same
calls as an OpenAPI document: \`/api/docs/json\`, to read and try: \`/api/docs\`.

All stand under \`/api\`. A call carries \`Authorization: Bearer <token>\`, or the session cookie that signing in sets; with the
cookie alone, a call that changes something must come from our own pages. A student's token comes from sign-in, an admin's from
\`POST /v1/admin/verify\`.

A browser signs in or up with Google by opening \`GET /v1/auth/google/start?from=login\` (or \`signup\`). It comes back to
\`/login\` or \`/signup\` with \`?google=ready\` and an httpOnly cookie that stands in for \`idToken\`, once and for ten minutes;
with \`refused\`, \`lost\` or \`failed\` nobody came back.

Every success has \`success: true\`. Every failure is \`{ success: false, message }\` with a sentence for people and a fitting
status: 400 bad input, 401 not signed in, 403 not yours or locked, 404, 409 conflict with what is there, 413 too large, 415 content
type, 429 too many tries and 503 busy (both with Retry-After), 502 when mail or another outside party fails.
`;

/** What the replies name, spelled out once. */
const shapes = {
  User: user,
  BulkContent: wire.bulkContent,
  Subject: wire.subject,
  Chapter: wire.chapter,
  Topic: wire.topic,
  Page: wire.page,
  Summary: wire.summary,
  Flashcard: wire.flashcard,
  Test: wire.test,
  Meme: wire.meme,
  Mindmap: wire.mindmap,
  SubjectDraft: drafts.subjectDraft,
  ChapterRow: drafts.chapterRow,
  ChapterDraft: drafts.chapterDraft,
  TopicDraft: drafts.topicDraft,
  PageDraft: drafts.pageDraft,
  SummaryDraft: drafts.summaryDraft,
  FlashcardDraft: drafts.flashcardDraft,
  TestDraft: drafts.testDraft,
  MemeDraft: drafts.memeDraft,
  MindmapDraft: drafts.mindmapDraft,
  ChapterProgress: progress.chapterProgress,
  SubjectProgress: progress.subjectProgress,
  ProgressFigures: progress.progressFigures,
  TestResult: progress.testResult,
  Order: order,
  Receipt: receipt,
};

const shapeList = () =>
  Object.entries(shapes).map(([name, schema]) => {
    const { $defs, ...whole } = jsonSchema(schema, 'output');
    return `- ${name}: ${code(shapeOf($defs?.[name] ?? whole))}`;
  });

/** Reads the body as it came over the wire, so it stands over no procedure. */
const webhook = `### POST /v1/payment/webhook

Where the payment provider tells of payments: \`x-webhook-signature\` is base64(HMAC-SHA256(\`x-webhook-timestamp\` + body)) with the
client secret. Only PAYMENT_SUCCESS_WEBHOOK changes anything; what is told again is taken again and changes nothing.

- Who may: the payment provider
- Reply: \`{ success: true }\`
- Failures: 400 bad input, or another amount, currency or payer than the order's; 401 signature wrong, or five minutes old; 404 no order of ours; 413 over 64 KB
`;

/** docs/api.md: every documented call with who may, what goes in, what comes out and how it fails. */
export function apiGuide(rows: readonly RestRow[]): string {
  const bulk = [
    '### GET /v1/bulk-data',
    '',
    'All content a student may see; a locked chapter comes with empty lists. With ETag; gzip, and brotli for Super.',
    '',
    '- Who may: a signed-in student',
    `- Reply: ${code(shapeOf(jsonSchema(wire.bulkReply, 'output')))}`,
    '- Failures: 401 not signed in',
    '',
  ].join('\n');
  const overview = rows.map((row) => `| ${row.method} | ${row.path} | ${whoMay[row.access]} |`);
  const table = [
    '| | | who may |',
    '|---|---|---|',
    '| GET | /v1/bulk-data | a signed-in student |',
    ...overview,
    '| POST | /v1/payment/webhook | the payment provider |',
  ];
  const end = ['## Shapes', '', ...shapeList(), ''].join('\n');
  return [
    head,
    table.join('\n'),
    '',
    specTable(),
    '## Call by call\n',
    bulk,
    ...rows.map(section),
    webhook,
    end,
  ].join('\n');
}
