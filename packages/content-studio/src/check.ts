import { libraryFolder, readLibrary } from '@repo/content/read-library';
import { faultLine } from './fault.ts';
import { qualityFaults } from './index.ts';
import { readSources } from './sources.ts';
import { linksIn } from './sums.ts';

/**
 * `pnpm --filter @repo/content-studio quality [start of a chapter's id]`: prints automatically found faults of the
 * starter library, one per line, and how many equations were checked.
 */
const [, , from = ''] = process.argv;
const faults = await qualityFaults(await readLibrary(libraryFolder, { isStarter: true }));
for (const fault of faults) if (fault.chapter.startsWith(from)) console.log(faultLine(fault));
const texts = [...(await readSources(libraryFolder))].filter(([chapter]) => chapter.startsWith(from));
console.log(`${linksIn(texts.flatMap(([, each]) => each)).length} sums worked out`);
