import type { WritingPlace } from '@repo/server/tests/writers';
import { createPerson, type Person, readMail } from './person.ts';
import type { Site } from './site.ts';

export const email = 'asha@study.example.in';
export const password = 'a secret of hers';
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export type FirstStudent = { person: Person; picture: string; token: string; linkToken: string };

/**
 * A student's first day: signs up, verifies the email by the mailed link, signs in, opens the chapter, takes
 * its quiz and uploads a picture.
 */
export async function studyFirst(
  site: Site,
  { chapterId, testId, subjectId }: WritingPlace,
): Promise<FirstStudent> {
  const { url, sandboxUrl } = site;
  const nobody = createPerson(url);
  await nobody.call('POST', '/auth/sign-up', {
    name: 'Asha Rao',
    age: 15,
    gender: 'Female',
    email,
    password,
  });
  const { text } = await readMail(sandboxUrl, email);
  const link = /https:\S+\?token=([0-9a-f]+)/.exec(text);
  if (!link?.[1]) throw new Error('the mail has no link');
  const opened = await fetch(link[0]);
  if (!opened.ok) throw new Error(`the link of the mail: ${opened.status}`);
  const { token } = await nobody.call<{ token: string }>('POST', '/auth/sign-in', { email, password });
  const person = createPerson(url, token);
  await person.call('POST', '/chapters/claim-free', { chapterId });
  const bulk = JSON.stringify(await person.call('GET', '/bulk-data'));
  if (!bulk.includes('Goods were given for goods.')) throw new Error('the chapter is not in the download');
  await person.call('PUT', `/progress/${subjectId}/${chapterId}`, {
    notesProgress: { currentTopicIndex: 0, currentPageIndex: 0 },
  });
  await person.call('POST', '/tests/submit', {
    testId,
    chapterId,
    answers: [0, 1, 2],
    timeTaken: 30,
    attemptId: 'first',
  });
  await person.call('PUT', '/auth/profile', { name: 'Asha Rao', age: 15, profilePicture: png });
  const { user } = await person.call<{ user: { profilePicture: string } }>('GET', '/auth/user');
  return { person, picture: user.profilePicture, token, linkToken: link[1] };
}
