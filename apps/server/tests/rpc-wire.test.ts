import type { AppRouter } from '@repo/api';
import { createTRPCClient, httpBatchLink, httpLink } from '@trpc/client';
import { beforeAll, expect, it } from 'vitest';
import { password, type Student } from './build-test-server.ts';
import { server, useTestServer } from './test-server.ts';

useTestServer();
let base: string;
let student: Student;

beforeAll(async () => {
  base = `${await server.listen()}/api/trpc`;
  student = await server.signedIn();
});

/** Adds a parameter without meaning that only tRPC's own adapter reads, so that the adapter answers. */
function throughAdapter(url: string): string {
  const address = new URL(url);
  address.searchParams.set('connectionParams', 'null');
  return address.href;
}

/** Headers that differ between requests, whichever server replies. */
const ofTheMoment = /^(date|x-request-id|x-ratelimit-(remaining|reset))$/;

async function wireOf(url: string, init: RequestInit) {
  const reply = await fetch(url, init);
  const headers = [...reply.headers].filter(([name]) => !ofTheMoment.test(name));
  return { status: reply.status, headers: Object.fromEntries(headers), body: await reply.text() };
}

const asStudent = (): Record<string, string> => ({ authorization: `Bearer ${student.token}` });
const input = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const post = (body: string, type = 'application/json'): RequestInit => ({
  method: 'POST',
  headers: { ...asStudent(), ...(type === '' ? {} : { 'content-type': type }) },
  body,
});
const get = (): RequestInit => ({ headers: asStudent() });
const position = {
  subjectId: 'econ',
  chapterId: 'econ-1',
  notesProgress: { currentTopicIndex: 0, currentPageIndex: 1 },
};

const requests: [name: string, path: string, init: () => RequestInit][] = [
  ['a read', 'auth.verifyToken', get],
  ['a read with input', `progress.subject?input=${input({ subjectId: 'econ' })}`, get],
  ['a read whose input is wrong', `progress.subject?input=${input({ subjectId: 7 })}`, get],
  ['a read whose input is no JSON', 'progress.subject?input=%7B', get],
  ['a read without its input', 'progress.subject', get],
  ['a read without a session', 'auth.verifyToken', () => ({})],
  ['a read without input that is given one', 'auth.verifyToken?input=%7B', get],
  [
    'a change',
    'progress.reviewFlashcards',
    () => post(JSON.stringify({ subjectId: 'econ', chapterId: 'econ-1' })),
  ],
  ['a change of a locked chapter', 'progress.saveReadingPosition', () => post(JSON.stringify(position))],
  ['a change whose body is no JSON', 'progress.saveReadingPosition', () => post('{')],
  ['a change without a body', 'progress.saveReadingPosition', () => post('')],
  ['a change that needs no input', 'admin.logOut', () => post('')],
  ['a change of another media type', 'auth.signIn', () => post('a=1', 'application/x-www-form-urlencoded')],
  ['a change without a media type', 'auth.signIn', () => ({ method: 'POST', headers: asStudent() })],
  ['a form', 'auth.updateProfile', () => ({ method: 'POST', headers: asStudent(), body: new FormData() })],
  ['a failed sign-in', 'auth.signIn', () => post(JSON.stringify({ email: 'no@example.in', password }))],
  ['a batch', `auth.verifyToken,progress.subject?batch=1&input=${input({ 1: { subjectId: 'econ' } })}`, get],
  ['a batch of one', 'auth.verifyToken?batch=1', get],
  ['a batch of which one fails', `auth.verifyToken,progress.subject?batch=1&input=${input({})}`, get],
  ['a batch that fails', 'auth.verifyToken,auth.user?batch=1', () => ({})],
  ['a batch whose input is a list', `progress.subject,progress.subject?batch=1&input=${input([1])}`, get],
  ['a batch whose input is a word', `progress.subject,progress.subject?batch=1&input=${input('x')}`, get],
  [
    'a batch of changes',
    'progress.reviewFlashcards,admin.logOut?batch=1',
    () => post(JSON.stringify({ 0: { subjectId: 'econ', chapterId: 'econ-1' } })),
  ],
  ['a batch of reads and changes', 'auth.user,admin.logOut?batch=1', get],
  ['a batch that is too long', `${Array.from({ length: 51 }, () => 'auth.user').join()}?batch=1`, get],
  ['a batch with an unknown name', 'auth.user,auth.none?batch=1', get],
  ['an unknown name', 'auth.none', get],
  ['a name from the prototype', 'constructor', get],
  ['a read sent as a change', 'auth.user', () => post('{}')],
  ['a change sent as a read', 'auth.signIn', get],
  ['a method that is none', 'auth.user', () => ({ method: 'PUT', headers: asStudent() })],
  [
    'a stream',
    'auth.verifyToken?batch=1',
    () => ({ headers: { ...asStudent(), 'trpc-accept': 'application/jsonl' } }),
  ],
];

it.each(requests)('a call over HTTP is answered as tRPC answers it: %s', async (_name, path, init) => {
  const ours = await wireOf(`${base}/${path}`, init());
  const theirs = await wireOf(throughAdapter(`${base}/${path}`), init());
  expect(ours).toEqual(theirs);
});

it.each([
  ['alone', httpLink],
  ['in a batch', httpBatchLink],
])("a call over HTTP gives tRPC's client the same results and failures, sent %s", async (_name, link) => {
  const clientOf = (address: (url: string) => string) =>
    createTRPCClient<AppRouter>({
      links: [
        link({
          url: base,
          headers: asStudent,
          fetch: (url, options) => fetch(address(String(url)), options as RequestInit),
        }),
      ],
    });
  const outcomesOf = async (client: ReturnType<typeof clientOf>) =>
    Promise.allSettled([
      client.auth.verifyToken.query(),
      client.progress.subject.query({ subjectId: 'econ' }),
      client.progress.subject.query({ subjectId: 'none' }),
      client.progress.reviewFlashcards.mutate({ subjectId: 'econ', chapterId: 'econ-1' }),
      client.progress.saveReadingPosition.mutate(position),
    ]);
  const plain = (outcomes: Awaited<ReturnType<typeof outcomesOf>>) =>
    JSON.parse(JSON.stringify(outcomes)) as unknown;
  const ours = plain(await outcomesOf(clientOf((url) => url)));
  expect(ours).toEqual(plain(await outcomesOf(clientOf(throughAdapter))));
  expect(JSON.stringify(ours)).toContain(student.email);
});
