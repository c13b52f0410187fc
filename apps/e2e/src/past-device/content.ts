import { type APIRequestContext, expect } from '@playwright/test';
import { adminCalls, freshName } from '#src/admin.ts';
import { blueprintOf } from '#src/papers.ts';
import { questionsOfEachKind } from '#src/question-kinds.ts';
import { writtenOfEachLength } from '#src/written.ts';
import { serverId } from './portable.ts';

/** A call of an admin that created content, and the server's reply at that time. */
export type AdminCall = { method: string; path: string; data?: unknown; reply: unknown };

type Made = { data: { _id: string } };

/** The content that the student of a profile studies, and the calls that created it. */
export async function makeContent(request: APIRequestContext) {
  const { send } = await adminCalls(request);
  const calls: AdminCall[] = [];
  async function call<T>(method: string, path: string, data?: unknown): Promise<T> {
    const reply = await send<T>(method, path, data);
    calls.push({ method, path, data, reply });
    return reply;
  }
  const make = async (path: string, data: object) => (await call<Made>('POST', path, data)).data._id;
  const subject = freshName('Past');
  const subjectId = await make('/subjects', { name: subject });
  async function makeChapter(name: string, topic: string, pages: string[]) {
    const chapter = await make('/chapters', { name: freshName(name), subject: subjectId });
    const topicId = await make('/topics', { name: topic, description: '', chapter });
    const { data } = await call<{ data: { pages: { _id: string }[] } }>('PUT', `/topics/${topicId}`, {
      pages: pages.map((content) => ({ content })),
    });
    await call('PUT', `/chapters/${chapter}`, { isAllContentAvailable: true });
    return { chapter, firstPageId: data.pages[0]?._id ?? '' };
  }
  const { chapter: chapterId, firstPageId } = await makeChapter('Kitchen', 'Metals', [
    'Copper does not react with water. Steel rusts in steam.',
    'Zinc is more reactive than copper and takes its place.',
    'Gold is found as a metal. It does not tarnish.',
  ]);
  const { chapter: finishedId } = await makeChapter('Air', 'Rust', ['Iron, water and oxygen make rust.']);
  for (const metal of ['iron', 'zinc', 'copper', 'gold'])
    await make('/flashcards', {
      ...{ question: `Does ${metal} rust?`, answer: `See ${metal}`, difficulty: 'easy', chapter: chapterId },
    });
  await make('/flashcards', {
    ...{ question: 'What is rust?', answer: 'An oxide of iron', difficulty: 'easy', chapter: finishedId },
  });
  const test = { timeLimit: 60, passingScore: 50 };
  await make('/tests', { ...test, title: 'Long', chapter: chapterId, questions: questionsOfEachKind() });
  await make('/tests', {
    ...{ ...test, title: 'Short', chapter: finishedId },
    questions: ['Iron', 'Zinc', 'Copper'].map((metal) => ({
      ...{ question: `What becomes of ${metal} in the open air?`, options: ['A layer', 'Nothing'] },
      correctAnswer: 0,
    })),
  });
  for (const question of writtenOfEachLength) await make('/written', { ...question, chapter: chapterId });
  const paperName = freshName('Paper');
  await make('/papers', blueprintOf(paperName, [chapterId]));
  await call('PUT', `/subjects/${subjectId}`, { isAllContentAvailable: true });
  await call('PUT', '/status', { type: 'lastPublishedContentAt' });
  return { calls, subject, subjectId, chapterId, finishedId, firstPageId, paperName };
}

/** Maps each id of `before` to that of `now`, two replies to the same call. */
function pairIds(before: unknown, now: unknown, ids: Map<string, string>): void {
  if (typeof before === 'string' && typeof now === 'string') {
    if (serverId.test(before) && serverId.test(now)) ids.set(before, now);
    return;
  }
  if (typeof before !== 'object' || before === null) return;
  for (const [key, value] of Object.entries(before)) pairIds(value, Reflect.get(Object(now), key), ids);
}

/**
 * Creates the same content again on this server.
 * @returns the new ids by the old ones
 */
export async function repeatCalls(
  request: APIRequestContext,
  calls: readonly AdminCall[],
): Promise<Map<string, string>> {
  const { send } = await adminCalls(request);
  const ids = new Map<string, string>();
  const withNewIds = <Value>(value: Value): Value =>
    value === undefined
      ? value
      : JSON.parse(JSON.stringify(value).replace(/[0-9a-f]{32}/g, (id) => ids.get(id) ?? id));
  for (const { method, path, data, reply } of calls)
    pairIds(reply, await send(method, withNewIds(path), withNewIds(data)), ids);
  expect(ids.size).toBeGreaterThan(0);
  return ids;
}

/** Deletes the content of these calls, so that no other test sees it. */
export async function takeAway(
  request: APIRequestContext,
  calls: readonly AdminCall[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const { send } = await adminCalls(request);
  for (const path of ['/papers', '/subjects']) {
    const made = calls.find((call) => call.method === 'POST' && call.path === path);
    const id = (made?.reply as Made | undefined)?.data._id ?? '';
    await send('DELETE', `${path}/${ids.get(id) ?? id}`);
  }
  await send('PUT', '/status', { type: 'lastPublishedContentAt' });
}
