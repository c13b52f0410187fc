import type { APIRequestContext } from '@playwright/test';
import type { CreatePaperInput } from '@repo/contracts/items/paper';
import { adminCalls, makeChapter } from './admin.ts';
import { questionsOfEachKind } from './question-kinds.ts';
import { writtenOfEachLength } from './written.ts';

type Section = CreatePaperInput['sections'][number];
const row = (kind: Section['rows'][number]['kind'], marks: number, count: number, choices = 0) => ({
  kind,
  marks,
  count,
  choices,
});

/** Every kind and length once; section C asks for two questions of three marks. */
const sections: Section[] = [
  { name: 'A', title: 'Objective', units: [], rows: [row('choice', 1, 1), row('assertionReason', 1, 1)] },
  { name: 'B', title: '', units: [], rows: [row('written', 2, 1), row('written', 5, 1)] },
  { name: 'C', title: '', units: [], rows: [row('written', 3, 2, 2)] },
  { name: 'D', title: 'Cases', units: [], rows: [row('written', 4, 1), row('case', 4, 1)] },
];

/** A blueprint over these chapters: 23 marks, of which the last unit gets 3. */
export const blueprintOf = (
  name: string,
  chapterIds: string[],
  otherIds: string[] = [],
): CreatePaperInput => ({
  name,
  board: 'CBSE',
  year: 2026,
  minutes: 60,
  readingMinutes: 15,
  instructions: [
    'This paper has four sections, A to D.',
    'All questions are compulsory; some offer a choice between A and B.',
    'Draw neat figures wherever they are needed.',
  ],
  units: [
    { name: 'Metals and their compounds', marks: 20, chapterIds },
    { name: 'Natural resources', marks: 3, chapterIds: otherIds },
  ],
  sections,
  isAvailable: true,
});

type Made = { data: { _id: string } };

/**
 * Publishes a paper over a new chapter, which has each of its questions once, except one of the two for three
 * marks.
 * @returns its name, and a function that deletes it
 */
export async function publishPaper(request: APIRequestContext) {
  const { send } = await adminCalls(request);
  const publish = () =>
    send('PUT', '/status', { type: 'lastPublishedContentAt', data: new Date().toISOString() });
  const { subjectId, chapterId, chapter } = await makeChapter(request);
  await send('PUT', `/subjects/${subjectId}`, { isAllContentAvailable: true });
  await send('PUT', `/chapters/${chapterId}`, { isAllContentAvailable: true });
  await send('POST', '/tests', {
    title: 'Each kind',
    chapter: chapterId,
    timeLimit: 20,
    passingScore: 50,
    questions: questionsOfEachKind(),
  });
  for (const question of writtenOfEachLength)
    await send('POST', '/written', { ...question, chapter: chapterId });
  const name = `Paper of ${chapter}`;
  const { data } = await send<Made>('POST', '/papers', blueprintOf(name, [chapterId]));
  await publish();
  return {
    name,
    takeAway: async () => {
      await send('DELETE', `/papers/${data._id}`);
      await publish();
    },
  };
}
