import { isDeepStrictEqual } from 'node:util';
import postgres from 'postgres';
import { type BenchStudents, createStudents } from './bench-students.ts';
import { bearer, readPath, savePath } from './calls.ts';
import type { Product } from './product.ts';

type Call = { title: string; path: string; token: string; body?: unknown };

async function send(url: string, { path, token, body }: Call) {
  const json = body === undefined ? {} : { method: 'PUT', body: JSON.stringify(body) };
  const headers = { ...bearer(token), ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const reply = await fetch(url + path, { ...json, headers });
  // The text of a refusal may differ between peers.
  return { status: reply.status, body: reply.ok ? await reply.json() : null };
}

/** Reads a student's position and study days, and removes them. */
async function takeStored(databaseUrl: string, userId: string) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const progress = await sql`select chapter_id, subject_id, current_topic_index, current_page_index
      from chapter_progress where user_id = ${userId}`;
    const days = await sql`select day::text from study_days where user_id = ${userId}`;
    await sql`delete from chapter_progress where user_id = ${userId}`;
    await sql`delete from study_days where user_id = ${userId}`;
    return { progress: [...progress], days: [...days] };
  } finally {
    await sql.end();
  }
}

function callsOf({ tokens, place, basic }: BenchStudents): Call[] {
  const [token = ''] = tokens;
  const path = savePath(place);
  const body = { notesProgress: { currentTopicIndex: 2, currentPageIndex: 7 } };
  return [
    { title: 'read of Basic', path: readPath, token: basic.token },
    { title: 'read of Super', path: readPath, token },
    { title: 'read without a session', path: readPath, token: 'nobody' },
    { title: 'save in an open chapter', path: savePath(basic.open), token: basic.token, body },
    { title: 'save in a locked chapter', path: savePath(basic.locked), token: basic.token, body },
    { title: 'save without a session', path, token: 'nobody', body },
    { title: 'save in no chapter', path: savePath({ ...place, chapterId: 'nowhere' }), token, body },
    { title: 'save in another subject', path: savePath({ ...place, subjectId: 'nowhere' }), token, body },
    { title: 'save of no position', path, token, body: {} },
    {
      title: 'save of a position below 0',
      path,
      token,
      body: { notesProgress: { currentTopicIndex: 0, currentPageIndex: -1 } },
    },
    { title: 'save of Super', path, token, body },
  ];
}

/** Everything answered and stored, with the step that produced it. */
async function outcomesAt(url: string, { databaseUrl }: Product): Promise<[string, unknown][]> {
  const outcomes: [string, unknown][] = [];
  for (const call of callsOf(await createStudents(databaseUrl)))
    outcomes.push([call.title, await send(url, call)]);
  outcomes.push(['what is stored then', await takeStored(databaseUrl, 'bench-1')]);
  return outcomes;
}

/**
 * Sends a peer the requests that it will be measured with, and some that it must refuse: replies and database
 * contents must equal the product's.
 * @param url of the peer
 * @throws naming the first difference
 */
export async function assertSameWork(product: Product, url: string): Promise<void> {
  await takeStored(product.databaseUrl, 'bench-1');
  const theirs = new Map(await outcomesAt(url, product));
  for (const [title, ours] of await outcomesAt(product.url, product)) {
    const found = theirs.get(title);
    if (!isDeepStrictEqual(ours, found))
      throw new Error(`${title}: a peer has ${JSON.stringify(found)}, the product ${JSON.stringify(ours)}`);
  }
}
