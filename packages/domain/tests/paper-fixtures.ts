import type { CreatePaperInput } from '@repo/contracts/content.inputs';
import { drafts, publishContent } from '#src/index.ts';
import { ctx } from './fresh-database.ts';

/** A paper on the sample content: three choices and two written questions from two units, 7 marks. */
export const samplePaper: CreatePaperInput = {
  name: 'Social Science',
  board: 'CBSE',
  year: 2026,
  minutes: 180,
  readingMinutes: 15,
  instructions: ['Answer all questions.'],
  units: [
    { name: 'Money', marks: 5, chapterIds: ['econ-1', 'econ-2'] },
    { name: 'Matter', marks: 2, chapterIds: ['chem-1'] },
  ],
  sections: [
    { name: 'A', title: '', units: [], rows: [{ kind: 'choice', marks: 1, count: 3, choices: 0 }] },
    { name: 'B', title: 'Words', units: [], rows: [{ kind: 'written', marks: 2, count: 2, choices: 1 }] },
  ],
  isAvailable: true,
};

export const publish = () => publishContent(ctx, { author: 'test', note: '' });

/** Adds the sample paper and publishes it. */
export async function publishSamplePaper(change: Partial<CreatePaperInput> = {}) {
  const paper = await drafts.createPaper(ctx, { ...samplePaper, ...change });
  await publish();
  return paper;
}
