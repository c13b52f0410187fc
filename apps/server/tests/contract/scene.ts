import { createHash } from 'node:crypto';
import { writeFigureLine } from '@repo/contracts/figures';
import { teacherNameHeader } from '@repo/contracts/limits/admin';
import { importLibrary, publishContent, startSession, storeFigure } from '@repo/domain';
import { sampleLibrary } from '@repo/domain/testing';
import type { Student, TestServer } from '../build-test-server.ts';

/** A documented request from the client's side. */
export type Request = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Sent as JSON; FormData as multipart. */
  body?: unknown;
  headers?: Record<string, string>;
};

/** The data that a request of these suites may refer to. */
export type Scene = {
  server: TestServer;
  /** Owner of the request's items: the caller, or somebody else in the column 'another user'. */
  owner: Student;
  /** Id prefix of a draft subject that nothing else uses: `${drafts}`, `${drafts}-1`, `${drafts}-1-test` … */
  drafts: string;
};

/** Creates a valid request and its data. */
export type Build = (scene: Scene) => Request | Promise<Request>;

/** The chapter that every student of these suites has unlocked by invites. */
export const openChapter = 'econ-1';
export const lockedChapter = 'econ-2';

let count = 0;
const nextName = (kind: string) => `${kind}${++count}`;

/** A copy with one id replaced everywhere; bytes stay unchanged. */
function renamed<T>(value: T, from: string, to: string): T {
  if (typeof value === 'string') return value.replaceAll(from, to) as T;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return value.map((each) => renamed(each, from, to)) as T;
  const fields = Object.entries(value).map(([name, field]) => [name, renamed(field, from, to)]);
  return Object.fromEntries(fields) as T;
}

/** One subject with one chapter, shaped like the sample, with unused ids. @returns its id too */
export function newLibrary() {
  const id = nextName('drafts');
  const subjects = sampleLibrary().subjects.filter((subject) => subject.id === 'chem');
  const [subject] = renamed(subjects, 'chem', id);
  return { id, library: { subjects: subject ? [{ ...subject, name: id }] : [] } };
}

/** Writes a draft subject with one chapter, shaped like the sample, but with a second page in the summary. */
export async function createDrafts(server: TestServer): Promise<string> {
  const { id, library } = newLibrary();
  await importLibrary(server.domain, library);
  await server.database.sql`
    insert into summary_pages (id, summary_id, page_number, content)
    values (${`${id}-1-summary-p2`}, ${`${id}-1-summary`}, 2, 'Its second page.')`;
  return id;
}

export type StudentKind = 'unverified' | 'Basic' | 'Super' | 'expired Super';

/** A student of this kind with `openChapter` unlocked. */
export async function createStudentOf(server: TestServer, kind: StudentKind): Promise<Student> {
  const student = await {
    unverified: () => server.signedIn({ verifiedAt: null }),
    Basic: () => server.signedIn(),
    Super: () => server.signedInSuper(),
    'expired Super': () => server.signedIn({ expiryDate: new Date(Date.now() - 1_000) }),
  }[kind]();
  await server.database.sql`
    insert into chapter_unlocks (user_id, chapter_id, source, invite_unlock, unlocked_at)
    values (${student.id}, ${openChapter}, 'invites', 1, now())`;
  return student;
}

/** Creates this many verified friends whom they invited. */
export async function acceptInvites(server: TestServer, inviter: Student, howMany: number): Promise<void> {
  await server.database.sql`
    insert into accepted_invites (inviter_id, invited_id, accepted_at)
    select ${inviter.id}, ${inviter.id} || n, now() from generate_series(1, ${howMany}) as n
    on conflict do nothing`;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export async function endedSession(server: TestServer, student: Student): Promise<string> {
  const token = await startSession(server.domain, student.id);
  await server.database.sql`
    update sessions set expires_at = now() - interval '1 second' where token_hash = ${hashOf(token)}`;
  return token;
}

export async function endedAdminSession(server: TestServer): Promise<string> {
  const token = await server.adminToken();
  await server.database.sql`
    update admin_sessions set expires_at = now() - interval '1 second' where token_hash = ${hashOf(token)}`;
  return token;
}

/** One statement that reads every table with rows of a student, whose id is $1. */
export async function selectEverything({ database: { sql } }: TestServer): Promise<string> {
  const [row] = await sql<{ statement: string }[]>`
    select string_agg(
      format('select %1$L as table, t::text as row from %1$I t where %2$I = $1', table_name, column_name),
      ' union all ') || ' order by 1, 2' as statement
    from information_schema.columns
    where table_schema = 'public' and (column_name = 'user_id' or (table_name, column_name) = ('users', 'id'))`;
  return row?.statement ?? '';
}

export type Reply = { status: number; headers: Headers; text: string };

/** The call's address with its parameters and query filled in. */
export function addressOf(path: string, { params = {}, query = {} }: Request): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'none'));
  const search = new URLSearchParams(query).toString();
  return `/api${filled}${search ? `?${search}` : ''}`;
}

/** Sends the request over HTTP. */
export async function send(
  base: string,
  method: string,
  path: string,
  request: Request,
  token?: string,
): Promise<Reply> {
  const { body, headers } = request;
  const isForm = body instanceof FormData;
  const reply = await fetch(base + addressOf(path, request), {
    method,
    redirect: 'manual',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      [teacherNameHeader]: 'Meera',
      ...(body !== undefined && !isForm ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 200"/>');

/** Stores a figure and publishes this chapter with a page that contains it. @returns its name */
export async function publishFigure({ domain, database }: TestServer, chapterId: string): Promise<string> {
  const { name } = await storeFigure(domain, { words: chapterId, bytes: drawing });
  const content = writeFigureLine({ name, caption: 'Caption', description: 'What it shows' });
  await database.sql`update topic_pages set content = ${content} where topic_id = ${`${chapterId}-t1`}`;
  await publishContent(domain, { author: 'test', note: '' });
  return name;
}

/** The hash of a chapter's JSON in the newest version. */
export async function hashOfChapter({ domain }: TestServer, chapterId: string): Promise<string> {
  const version = await domain.published.current();
  return version?.parts[version.placeOf.get(chapterId) ?? -1]?.open.hash ?? '';
}
