import type { APIRequestContext } from '@playwright/test';
import { adminCalls, makeChapter } from './admin.ts';

const metals = ['Iron', 'Zinc', 'Copper'];

/** A published chapter with one test of three questions; the first of four options is right. @returns where students find it */
export async function publishTest(request: APIRequestContext) {
  const { subjectId, chapterId, chapter } = await makeChapter(request);
  const { send } = await adminCalls(request);
  await send('POST', '/tests', {
    title: 'Short test',
    chapter: chapterId,
    timeLimit: 20,
    passingScore: 50,
    questions: metals.map((metal) => ({
      question: `What becomes of ${metal} in the open air?`,
      ...{
        options: ['A layer forms on it', 'It melts', 'It turns to gas', 'Nothing at all'],
        correctAnswer: 0,
        typedAnswer: { kind: 'word', value: 'a layer' },
      },
      explanation: `Why ${metal} is so: oxygen of the air joins with its surface.`,
    })),
  });
  await send('PUT', `/subjects/${subjectId}`, { isAllContentAvailable: true });
  await send('PUT', `/chapters/${chapterId}`, { isAllContentAvailable: true });
  await send('PUT', '/status', { type: 'lastPublishedContentAt' });
  return { chapter, chapterId, path: `/tabs/${subjectId}/${chapterId}` };
}
