import { assertionReasonOptions } from '@repo/contracts/tests';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, expectDocumented } from '../call.ts';
import { base, server, useListeningServer } from '../test-server.ts';

useListeningServer();
let admin: string;
beforeAll(async () => {
  admin = await server.adminToken();
});

type Fields = Record<string, unknown>;
type Test = Fields & { _id: string; questions: Fields[] };

/** A call as any client makes it, over a connection. */
async function send(method: string, path: string, body?: object, token = admin) {
  const reply = await fetch(`${base}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: reply.status, body: (await reply.json()) as { message?: string; data?: unknown } };
}

const choice = { question: 'Which?', options: ['a', 'b'], correctAnswer: 0, difficulty: 'easy' };
const statements = { assertion: 'Zinc displaces copper.', reason: 'Zinc is more reactive.' };
const asked = (ask: string) => ({
  case: { passage: 'A table of three states.', ask },
  options: ['P', 'Q'],
  correctAnswer: 1,
});
const given = [
  choice,
  { kind: 'assertionReason', statements, correctAnswer: 3, explanation: 'So.' },
  { kind: 'case', ...asked('Which is first?') },
  asked('Which is last?'),
];
const whole = '**Assertion (A)**\n\nZinc displaces copper.\n\n**Reason (R)**\n\nZinc is more reactive.';
const stored = [
  choice,
  {
    question: whole,
    options: [...assertionReasonOptions],
    correctAnswer: 3,
    difficulty: 'medium',
    explanation: 'So.',
    kind: 'assertionReason',
    statements,
  },
  ...['Which is first?', 'Which is last?'].map((ask) => ({
    ...asked(ask),
    question: `A table of three states.\n\n${ask}`,
    difficulty: 'medium',
    kind: 'case',
  })),
];
const fields = { title: 'Board', timeLimit: 20, passingScore: 40 };

const draftOf = async (id: string) => {
  const { body } = await send('GET', '/chapters/econ-1/tests');
  return (body.data as Test[]).find(({ _id }) => _id === id);
};
const create = async (questions: object[]) => {
  const reply = await send('POST', '/tests', { ...fields, chapter: 'econ-1', questions });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as Test;
};

it('a question of any kind survives being created, read, written back unchanged, published and downloaded', async () => {
  const made = await create(given);
  expect(made.questions).toEqual(stored);
  const draft = await draftOf(made._id);
  expect(draft?.questions).toEqual(stored);
  const put = await send('PUT', `/tests/${made._id}`, { ...fields, questions: draft?.questions });
  expect(put.status, JSON.stringify(put.body)).toBe(200);
  expect((await draftOf(made._id))?.questions).toEqual(stored);

  const preview = await call(server.app, 'GET', '/api/trpc/admin.previewPublish', { token: admin });
  expect(preview.json().result.data.problems).toMatchObject([
    { list: 'tests', itemId: made._id, message: "Questions 1 and 3 to 4 of 'Board' have no explanation" },
  ]);
  expect(
    (await send('PUT', '/status', { type: 'lastPublishedContentAt', data: '2026-01-01T00:00:00Z' })).status,
  ).toBe(200);
  const { token } = await server.signedInSuper();
  const bulk = await send('GET', '/bulk-data', undefined, token);
  const { subjects } = bulk.body.data as { subjects: { chapters: { _id: string; tests: Test[] }[] }[] };
  const chapter = subjects.flatMap(({ chapters }) => chapters).find(({ _id }) => _id === 'econ-1');
  expect(chapter?.tests.find(({ _id }) => _id === made._id)?.questions).toEqual(stored);

  const attempt = { testId: made._id, chapterId: 'econ-1', timeTaken: 9, answers: [0, 3, 1, 0] };
  const marked = await call(server.app, 'POST', '/api/v1/tests/submit', { token, body: attempt });
  expectDocumented(marked, 'POST /v1/tests/submit');
  expect(marked.json().data).toMatchObject({ score: 75 });
});

it('a question of any kind becomes a choice when an older client without kinds writes it back, and loses no word', async () => {
  const { _id: id, questions } = await create(given);
  const documented = questions.map(({ question, options, correctAnswer, difficulty, explanation }) => ({
    question,
    options,
    correctAnswer,
    difficulty,
    ...(explanation ? { explanation } : {}),
  }));
  expect((await send('PUT', `/tests/${id}`, { ...fields, questions: documented })).status).toBe(200);
  const after = (await draftOf(id))?.questions;
  expect(after).toEqual(documented);
  expect(after?.[1]?.question).toBe(whole);
  expect(after?.[3]?.question).toBe('A table of three states.\n\nWhich is last?');
});

it('a question of any kind has the same text in its documented fields, whatever else was sent there', async () => {
  const { questions } = await create([
    { ...given[1], question: 'Something else', options: ['x', 'y'] },
    { ...given[2], question: 'Something else' },
    { ...choice, kind: 'choice', statements, case: asked('x').case },
  ]);
  expect(questions).toEqual([stored[1], stored[2], choice]);
});

describe('the document of the calls', () => {
  type Schema = Fields & { properties: Record<string, Schema>; items: Schema; required?: string[] };
  it('the document of the calls names the kinds, what each needs, and how long their texts can be', async () => {
    const document = (await call(server.app, 'GET', '/api/docs/json')).json();
    for (const operation of [document.paths['/v1/tests'].post, document.paths['/v1/tests/{id}'].put]) {
      const body = operation.requestBody.content['application/json'].schema as Schema;
      const question = body.properties.questions?.items;
      expect(question?.required).toEqual(['correctAnswer']);
      expect(question?.anyOf).toEqual([
        { required: ['question', 'options'] },
        { required: ['statements'] },
        { required: ['case', 'options'] },
      ]);
      expect(question?.properties.kind?.enum).toEqual(['choice', 'assertionReason', 'case']);
      expect(question?.properties.statements).toMatchObject({
        required: ['assertion', 'reason'],
        properties: { assertion: { minLength: 1, maxLength: 2_400 } },
      });
      expect(question?.properties.case).toMatchObject({
        required: ['passage', 'ask'],
        properties: { passage: { maxLength: 4_000 }, ask: { maxLength: 900 } },
      });
    }
    const replied = document.components.schemas.TestDraft.properties.questions.items as Schema;
    expect(replied.properties.kind?.enum).toEqual(['assertionReason', 'case']);
    expect(replied.required).toEqual(['question', 'options', 'correctAnswer', 'difficulty']);
  });
});
