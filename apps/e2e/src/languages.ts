import type { APIRequestContext, Page } from '@playwright/test';
import { brand } from '@repo/contracts/brand';
import { adminCalls, makeChapter } from './admin.ts';

/** The device's storage key of the app's language. */
export const languageKey = `${brand.storagePrefix}-language`;

/** Starts the app in this language, as on a device where it was chosen before. */
export const speak = (page: Page, language: 'hi-IN' | 'hi-Latn'): Promise<unknown> =>
  page.addInitScript(
    ({ key, value }) => {
      if (location.protocol.startsWith('http')) localStorage.setItem(key, value);
    },
    { key: languageKey, value: language },
  );

/** A published chapter with a page that also has Hindi. @returns its address for students */
export async function publishInHindi(request: APIRequestContext) {
  const { subjectId, chapterId } = await makeChapter(request, {});
  const { send } = await adminCalls(request);
  const topic = { name: 'Circuits', description: '', chapter: chapterId };
  const { data } = await send<{ data: { _id: string } }>('POST', '/topics', topic);
  const content = 'A series circuit has one path.\n\n- The current is the same in all of it.';
  const hindi =
    'श्रेणी परिपथ में एक ही रास्ता होता है।\n\n- **विद्युत धारा** पूरे परिपथ में एक जैसी रहती है।\n- प्रतिरोध जुड़ते जाते हैं: $R = R_1 + R_2$';
  await send('PUT', `/topics/${data._id}`, {
    pages: [{ content, variants: { 'hi-IN': { content: hindi } } }],
  });
  await send('PUT', `/subjects/${subjectId}`, { isAllContentAvailable: true });
  await send('PUT', `/chapters/${chapterId}`, { isAllContentAvailable: true });
  await send('PUT', '/status', { type: 'lastPublishedContentAt' });
  return { path: `/tabs/${subjectId}/${chapterId}` };
}
