import type { RestRow } from '@repo/api/rest';
import fc from 'fast-check';
import { type Body, formsOf } from './forms.ts';
import { bodiesOf, brokenBodies, oddSegments, oddValues } from './values.ts';

export type GeneratedRequest = {
  method: string;
  /** The encoded path below /api, with its query. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** Method and address match the row, so the reply must be as documented. */
  isOfRow: boolean;
};

const idsOf: Record<string, readonly string[]> = {
  subjects: ['econ', 'chem'],
  chapters: ['econ-1', 'econ-2', 'econ-3', 'chem-1'],
  topics: ['econ-1-t1', 'econ-2-t2', 'chem-1-t1'],
  summaries: ['econ-1-summary', 'chem-1-summary'],
  flashcards: ['econ-1-card-1', 'chem-1-card-1'],
  tests: ['econ-1-test', 'chem-1-test'],
  memes: ['econ-1-meme-1', 'chem-1-meme-1'],
  mindmaps: ['econ-1-mindmap', 'chem-1-mindmap'],
};
const parameterIds = (name: string, before: string): readonly string[] =>
  ({ subjectId: idsOf.subjects, chapterId: idsOf.chapters, type: ['lastPublishedContentAt'] })[name] ??
  idsOf[before] ?? ['none'];

/** The row's address with known, unknown, or odd ids. */
function pathsOf(path: string): fc.Arbitrary<{ path: string; isOdd: boolean }> {
  const parts = path.split('/').map((part, n, all): fc.Arbitrary<{ text: string; isOdd: boolean }> => {
    if (!part.startsWith(':')) return fc.constant({ text: part, isOdd: false });
    const good = fc.constantFrom(...parameterIds(part.slice(1), all[n - 1] ?? ''), 'none');
    return fc.oneof(
      { weight: 4, arbitrary: good.map((text) => ({ text, isOdd: false })) },
      { weight: 1, arbitrary: oddSegments.map((text) => ({ text, isOdd: true })) },
    );
  });
  return fc.tuple(...parts).map((made) => ({
    path: made.map(({ text }) => text).join('/'),
    isOdd: made.some(({ isOdd }) => isOdd),
  }));
}

const asPair = ([name, value]: [string, unknown]): [string, string] => [
  name,
  typeof value === 'string' ? value : String(JSON.stringify(value)),
];
const encoded = (fields: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(fields).map(asPair)).toString();

const oddQueries = fc.oneof(
  fc.constantFrom(
    'token[]=1',
    'token=a&token=b',
    '__proto__[x]=1',
    'constructor[prototype]=1',
    'a=%00',
    'a=%ff',
    '%',
    '&&&===',
    `a=${'x'.repeat(9_000)}`,
    Array.from({ length: 1_500 }, (_, n) => `k${n}=`).join('&'),
  ),
  oddSegments.map((text) => `token=${text}`),
  fc.webQueryParameters(),
);

function queriesOf(row: RestRow | undefined): fc.Arbitrary<string> {
  const right = row?.query ? bodiesOf(row.query).map(encoded) : fc.constant('');
  const broken = row?.query ? brokenBodies(bodiesOf(row.query)).map(encoded) : oddQueries;
  return fc
    .oneof(
      { weight: 5, arbitrary: right },
      { weight: 1, arbitrary: broken },
      { weight: 1, arbitrary: oddQueries },
    )
    .map((query) => (query ? `?${query}` : ''));
}

const deepText = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const rubbish = fc.constantFrom(
  '',
  'null',
  '42',
  '"text"',
  '[]',
  '[{"email":"a@b.in"}]',
  '{"email":',
  '{}{}',
  '<xml/>',
  '\u0000',
  '\ufeff{}',
  '{"a":1,}',
  '{"a":NaN}',
  '{"a":1e400}',
  '{"__proto__":{"isAdmin":true},"email":"a@b.in"}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"\\u005f\\u005fproto\\u005f\\u005f":{"a":1}}',
  deepText(50_000),
  `{"email":${deepText(20_000)},"notesProgress":${deepText(20_000)}}`,
  '['.repeat(100_000),
);
const oddTypes = fc.constantFrom(
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/vnd.api+json',
  'APPLICATION/JSON',
  'nonsense',
  ';',
  '/',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  'multipart/mixed; boundary=x',
);

const asJson = (value: unknown): Body => ({
  body: Buffer.from(JSON.stringify(value) ?? ''),
  contentType: 'application/json',
});

function sentBodies(row: RestRow | undefined, method: string): fc.Arbitrary<Body> {
  const bodies = row?.body ? bodiesOf(row.body) : bodiesOf({});
  const nothing: Body = { body: null, contentType: null };
  const raw = rubbish.map((text) => ({ body: Buffer.from(text), contentType: 'application/json' }));
  const oddlyTyped = fc
    .tuple(bodies, oddTypes)
    .map(([fields, contentType]) => ({ ...asJson(fields), contentType }));
  if (method === 'GET') return fc.oneof({ weight: 9, arbitrary: fc.constant(nothing) }, raw);
  return fc.oneof(
    { weight: row?.body ? 8 : 2, arbitrary: bodies.map(asJson) },
    { weight: 8, arbitrary: brokenBodies(bodies).map(asJson) },
    { weight: 3, arbitrary: raw },
    { weight: 2, arbitrary: oddlyTyped },
    { weight: row?.takesFile ? 6 : 1, arbitrary: formsOf(bodies) },
    { weight: row?.body ? 1 : 4, arbitrary: fc.constant(nothing) },
    { weight: 1, arbitrary: oddValues.map(asJson) },
  );
}

const oddHeaders = fc.constantFrom<Record<string, string>>(
  { accept: 'text/html' },
  { accept: 'nonsense/;;q=x' },
  { 'accept-encoding': 'br;q=2, gzip;;, *;q=0, \u00ff' },
  { 'accept-language': 'x'.repeat(4_000) },
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'x'.repeat(6_000)}` },
  { authorization: 'Basic YTpi' },
  { cookie: 'session=%00; session=; __proto__=1' },
  { cookie: `session=${'y'.repeat(5_000)}`, origin: 'null' },
  { origin: 'https://evil.example', cookie: 'session=abc' },
  { origin: '::::', cookie: 'session=abc' },
  { host: 'evil.example:99999' },
  {
    'x-forwarded-for': "1.2.3.4, '; drop",
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'javascript',
  },
  { 'if-none-match': '"nothing", W/"', 'if-modified-since': 'yesterday' },
  { range: 'bytes=99999999-, 0-0' },
  { expect: '100-continue' },
  { 'content-encoding': 'gzip' },
  { 'x-http-method-override': 'DELETE' },
  { 'user-agent': '\u00e9\u00ff' },
  { upgrade: 'websocket', connection: 'upgrade' },
  { traceparent: '00-0-0-00', 'x-request-id': "'\u00ff".repeat(200) },
);

/** Node refuses 16 KB of address and headers, which raw-http.test.ts covers. */
const pathMaxLength = 8_000;

const otherMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];

/** Requests to one call, valid and broken in every part. */
export function requestsOf(call: string, row: RestRow | undefined): fc.Arbitrary<GeneratedRequest> {
  const [ownMethod = 'GET', path = ''] = call.split(' ');
  const methods = fc.oneof(
    { weight: 15, arbitrary: fc.constant(ownMethod) },
    fc.constantFrom(...otherMethods),
  );
  const headers = fc.oneof({ weight: 6, arbitrary: fc.constant({}) }, oddHeaders);
  return methods.chain((method) =>
    fc
      .tuple(pathsOf(path), queriesOf(row), headers, sentBodies(row, method))
      .map(([place, query, odd, sent]) => ({
        method,
        path: (place.path + query).slice(0, pathMaxLength),
        headers: { ...(sent.contentType === null ? {} : { 'content-type': sent.contentType }), ...odd },
        body: sent.body,
        isOfRow: method === ownMethod && !place.isOdd,
      })),
  );
}
