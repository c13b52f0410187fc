import type { APIRequestContext } from '@playwright/test';
import { adminCalls, makeChapter } from './admin.ts';

/** A published chapter with these cards, in this order. @returns where students find it */
export async function publishCards(
  request: APIRequestContext,
  questions: string[],
  topics?: Record<string, string[]>,
) {
  const { subject, subjectId, chapterId } = await makeChapter(request, topics);
  const { send } = await adminCalls(request);
  for (const question of questions)
    await send('POST', '/flashcards', { question, answer: 'Seen', difficulty: 'easy', chapter: chapterId });
  await send('PUT', `/subjects/${subjectId}`, { isAllContentAvailable: true });
  await send('PUT', `/chapters/${chapterId}`, { isAllContentAvailable: true });
  await send('PUT', '/status', { type: 'lastPublishedContentAt' });
  return { subject, chapterId, path: `/tabs/${subjectId}/${chapterId}` };
}
