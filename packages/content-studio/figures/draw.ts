import { figures } from './index.ts';
import { writeFigures } from './write-figures.ts';
import { writeLibraryFigures } from './write-library-figures.ts';

/**
 * `pnpm --filter @repo/content-studio figures FOLDER [WORD]`: all figures, or those whose chapter and name hold WORD; `figures
 * library`: all of them into the library.
 */
const [folder, word = ''] = process.argv.slice(2);
if (!folder) throw new Error('name the folder to write to');
if (folder === 'library') {
  writeLibraryFigures();
  process.exit();
}
const chosen = figures.filter(({ chapter, figure }) => `${chapter}/${figure.name}`.includes(word));
const failures = writeFigures(chosen, folder);
for (const failure of failures) console.error(failure);
console.log(`${chosen.length - failures.length} of ${chosen.length} figures are in ${folder}`);
if (failures.length > 0) process.exitCode = 1;
