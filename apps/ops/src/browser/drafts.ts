import { layOutMindmap } from '@repo/contracts/mindmap-layout';
import { demoAccounts } from '@repo/db/seed';

type Made = { data: { _id: string } };

/** The calls with which a teacher writes content. */
async function adminCalls(url: string) {
  const ask = async <Reply>(path: string, init: RequestInit): Promise<Reply> => {
    const reply = await fetch(url + path, init);
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Reply;
  };
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ password: demoAccounts.adminPassword });
  const { token } = await ask<{ token: string }>('/api/v1/admin/verify', {
    method: 'POST',
    headers: json,
    body,
  });
  const authorization = `Bearer ${token}`;
  return {
    send: <Reply = Made>(method: string, path: string, data: object) =>
      ask<Reply>(`/api/v1${path}`, {
        method,
        headers: { ...json, authorization },
        body: JSON.stringify(data),
      }),
    /**
     * Uploads a drawing.
     * @returns its name in the store
     */
    async upload(words: string, svg: Uint8Array<ArrayBuffer>): Promise<string> {
      const form = new FormData();
      form.append('input', JSON.stringify({ words }));
      form.append('file', new Blob([svg], { type: 'image/svg+xml' }), 'figure.svg');
      const path = '/api/trpc/content.figures.upload';
      const { result } = await ask<{ result: { data: { name: string } } }>(path, {
        method: 'POST',
        headers: { authorization },
        body: form,
      });
      return result.data.name;
    },
  };
}

type Calls = Awaited<ReturnType<typeof adminCalls>>;

async function makeChapter({ send }: Calls) {
  const subject = await send('POST', '/subjects', { name: 'Bench' });
  const subjectId = subject.data._id;
  const { data } = await send('POST', '/chapters', { name: 'Bench', subject: subjectId });
  return { subjectId, chapterId: data._id };
}

/** A chapter with a test of this many questions. @returns its Test tab in the admin app */
export async function makeLongTest(url: string, questions: number): Promise<string> {
  const calls = await adminCalls(url);
  const { subjectId, chapterId } = await makeChapter(calls);
  await calls.send('POST', '/tests', {
    title: 'Long',
    timeLimit: 60,
    passingScore: 40,
    chapter: chapterId,
    questions: Array.from({ length: questions }, (_, index) => ({
      question: `Which is number ${index + 1}, if $x^2 = ${index}$?`,
      options: ['$1$', 'two', 'three', 'four'],
      correctAnswer: index % 4,
      difficulty: 'medium',
    })),
  });
  return `/admin/${subjectId}/${chapterId}/test`;
}

/** A chapter with a mind map of this many nodes, ten to a branch. @returns its Mindmap tab in the admin app */
export async function makeLargeMap(url: string, nodes: number): Promise<string> {
  const calls = await adminCalls(url);
  const { subjectId, chapterId } = await makeChapter(calls);
  const branches = Array.from({ length: Math.floor((nodes - 1) / 10) }, (_, at) => ({
    text: `Branch ${at + 1}`,
    children: Array.from({ length: 9 }, (_, leaf) => ({ text: `Idea ${at + 1}.${leaf + 1} of some words` })),
  }));
  const rest = Array.from({ length: (nodes - 1) % 10 }, (_, at) => ({ text: `Last ${at + 1}` }));
  const map = layOutMindmap({ id: 'root', text: 'Large', children: [...branches, ...rest] });
  await calls.send('POST', '/mindmaps', { title: 'Large', chapter: chapterId, ...map });
  return `/admin/${subjectId}/${chapterId}/mindmap`;
}

/** A published chapter with one page that shows these drawings. @returns its address in the student app */
export async function publishFigures(
  url: string,
  drawings: readonly Uint8Array<ArrayBuffer>[],
): Promise<string> {
  const calls = await adminCalls(url);
  const { subjectId, chapterId } = await makeChapter(calls);
  const shown: string[] = [];
  for (const [index, svg] of drawings.entries()) {
    const name = await calls.upload(`bench ${index}`, svg);
    shown.push(`Some words about it.\n\n![Figure](${name} "A drawing of the library.")`);
  }
  const topic = { name: 'Figures', description: '', chapter: chapterId };
  const { data } = await calls.send('POST', '/topics', topic);
  await calls.send('PUT', `/topics/${data._id}`, { pages: [{ content: shown.join('\n\n') }] });
  await calls.send('PUT', `/subjects/${subjectId}`, { isAllContentAvailable: true });
  await calls.send('PUT', `/chapters/${chapterId}`, { isAllContentAvailable: true });
  await calls.send('PUT', '/status', { type: 'lastPublishedContentAt' });
  return `/tabs/${subjectId}/${chapterId}`;
}
