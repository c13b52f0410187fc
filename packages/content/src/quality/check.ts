import { libraryFolder, readLibrary } from '../read-library.ts';
import { qualityFaults } from './index.ts';

/**
 * `pnpm --filter @repo/content quality [beginning of a chapter's id]`: what is wrong with the starter library that a
 * machine can see, one line each.
 */
const [, , from = ''] = process.argv;
const faults = await qualityFaults(await readLibrary(libraryFolder, { isStarter: true }));
for (const { chapter, fault } of faults) if (chapter.startsWith(from)) console.log(`${chapter}: ${fault}`);
