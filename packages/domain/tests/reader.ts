import { wholeResults } from '@repo/contracts/progress.rules';
import { beforeEach } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent, importSampleContent, type TestContext } from '#src/testing/index.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';

/** A new student before each test; their free chapter is 'econ-1'. */
export let student: TestContext & UserContext;

/** A fresh database with the sample content and a student who reads it. */
export function useReader(): void {
  useFreshDatabase();
  beforeEach(async () => {
    await importSampleContent(ctx);
    const basic = await createStudent(ctx);
    await domain.claimFreeChapter(basic, { chapterId: 'econ-1' });
    student = { ...basic, user: await domain.getUser(ctx, basic.user.id) };
  });
}

export const resultsOf = async (who: UserContext) => wholeResults(await domain.listResults(who));

export const chapter = { subjectId: 'econ', chapterId: 'econ-1' };
export const position = (currentTopicIndex: number, currentPageIndex: number) => ({
  notesProgress: { currentTopicIndex, currentPageIndex },
});
