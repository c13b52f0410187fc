import { expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent, importSampleContent } from '#src/testing/index.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();

it.each([domain.listResults, domain.listFirstAnswers])(
  '$name stops reading once nobody waits for the reply',
  async (read) => {
    await importSampleContent(ctx);
    const student = await createStudent(ctx, { expiryDate: new Date('2030-01-01') });
    const quiz = { testId: 'econ-1-test', chapterId: 'econ-1', answers: [0], timeTaken: 60 };
    await domain.submitTest(student, quiz);
    const stop = new AbortController();
    const reading = read(student, stop.signal);
    const late = new Error('late');
    stop.abort(late);
    await expect(reading).rejects.toBe(late);
  },
);
