import { expect, it } from 'vitest';
import { qualityFaults } from '#src/quality/index.ts';
import { libraryFolder, readLibrary } from '#src/read-library.ts';

it('the starter library has no fault that a machine can see: keys, examples, explanations, syllabus, reading, spelling', async () => {
  const faults = await qualityFaults(await readLibrary(libraryFolder, { isStarter: true }));
  expect(faults.map(({ chapter, fault }) => `${chapter}: ${fault}`)).toEqual([]);
});
