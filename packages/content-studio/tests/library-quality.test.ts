/** @module-tag nightly */

import { starterLibrary } from '@repo/content/testing/starter-library';
import { expect, it } from 'vitest';
import { qualityFaults } from '#src/index.ts';

// All of the library is read twice; where much else runs that takes more than a minute.
it('the starter library passes all automatic checks: keys, examples, explanations, syllabus, reading, spelling', async () => {
  const faults = await qualityFaults(await starterLibrary());
  expect(faults.map(({ chapter, fault }) => `${chapter}: ${fault}`)).toEqual([]);
});
