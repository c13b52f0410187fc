import type { WritingPlace } from '@repo/server/tests/writers';
import { createPerson } from './person.ts';
import { adminPassword, type Site } from './site.ts';

const question = (text: string, correctAnswer: number) => ({
  question: text,
  options: ['one', 'two', 'three', 'four'],
  correctAnswer,
  difficulty: 'easy',
});

/**
 * Everything from the password of the gate to the first published chapter.
 * @returns where its students study
 */
export async function publishFirstChapter({ url }: Site): Promise<WritingPlace> {
  const gate = createPerson(url);
  const refused = await gate.call('POST', '/admin/verify', { password: 'teacher-demo' }).then(
    () => false,
    () => true,
  );
  if (!refused) throw new Error('the sample password of the admin app opens it');
  const { token } = await gate.call<{ token: string }>('POST', '/admin/verify', { password: adminPassword });
  const admin = createPerson(url, token);
  type Made = { _id: string };
  const { _id: subjectId } = await admin.change<Made>('content.subjects.create', {
    name: 'Economics',
    description: 'How people make a living',
  });
  const { _id: chapterId } = await admin.change<Made>('content.chapters.create', {
    name: 'Money',
    subject: subjectId,
  });
  const { _id: topicId } = await admin.change<Made>('content.topics.create', {
    name: 'Barter',
    description: 'Before money',
    chapter: chapterId,
  });
  await admin.call('PUT', `/topics/${topicId}`, {
    name: 'Barter',
    pages: [{ content: 'Goods were given for goods.' }],
  });
  const { _id: testId } = await admin.change<Made>('content.tests.create', {
    title: 'Money',
    timeLimit: 10,
    passingScore: 40,
    chapter: chapterId,
    questions: [question('What came first?', 0), question('And then?', 1), question('And now?', 2)],
  });
  await admin.call('PUT', `/chapters/${chapterId}`, { isAllContentAvailable: true });
  await admin.call('PUT', `/subjects/${subjectId}`, { isAllContentAvailable: true });
  await admin.change('admin.publish', { note: 'The first chapter' });
  return { subjectId, chapterId, testId };
}
