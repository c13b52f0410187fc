import { unpackLibrary } from '@repo/content';
import { questionGroups } from '@repo/contracts/tests';
import { beforeEach, expect, it } from 'vitest';
import {
  drafts,
  exportFile,
  exportLibrary,
  importLibrary,
  importQuestions,
  previewPublish,
} from '#src/index.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';
import { readStarter } from './starter-library.ts';

useFreshDatabase();

const chapterId = 'physics-light';
beforeEach(async () => importLibrary(ctx, await readStarter('physics/subject.yaml', 'physics/01-light')));

const boardTest = async () => {
  const found = (await drafts.listTests(ctx, { chapterId })).find(({ title }) => title.startsWith('Board'));
  if (!found) throw new Error('no test in the pattern of the board');
  return found;
};

it('renaming the figure of a case changes every text, and keeps the questions one case', async () => {
  const { questions } = await boardTest();
  const counts = questionGroups(questions).map(({ count }) => count);
  expect(counts.filter((count) => count > 1)).toEqual([4, 4]);
  const shown = questions.filter((each) => each.case?.passage.includes('!['));
  expect(shown).toHaveLength(4);
  for (const { question, case: itsCase } of shown) {
    expect(itsCase?.passage).toMatch(/\]\(glass-slab-d360x\d+-[0-9a-f]{12} "/);
    expect(question).toBe(`${itsCase?.passage}\n\n${itsCase?.ask}`);
  }
  expect((await previewPublish(ctx)).problems).toEqual([]);
});

it('questions of every kind are restored from a saved library, and from a table', async () => {
  const { _id: testId, questions } = await boardTest();
  const { zip } = await exportLibrary(ctx);
  const saved = (await unpackLibrary(zip)).subjects.flatMap(({ chapters }) => chapters);
  expect(saved.flatMap(({ tests }) => tests).find(({ id }) => id === testId)?.questions).toEqual(questions);

  const file = await exportFile(ctx, { kind: 'questions', format: 'csv', testId });
  const { testId: copy } = await importQuestions(ctx, {
    importId: 'kinds-0001',
    chapterId,
    format: 'csv',
    source: { fileBase64: file.fileBase64 },
    into: { newTest: { title: 'Copy', timeLimit: 20, passingScore: 40 } },
  });
  const read = (await drafts.listTests(ctx, { chapterId })).find(({ _id }) => _id === copy);
  expect(read?.questions).toEqual(questions);
  for (const format of ['gift', 'aiken'] as const) {
    const { losses } = await exportFile(ctx, { kind: 'questions', format, testId });
    expect(losses).toContain('Cases, and assertions with reasons, become ordinary questions in this format');
  }
});
