import { figures } from './index.ts';
import { writeFigures } from './write-figures.ts';

/** `pnpm --filter @repo/content figures FOLDER [WORD]`: all figures, or those whose chapter and name hold WORD. */
const [folder, word = ''] = process.argv.slice(2);
if (!folder) throw new Error('name the folder to write to');
const chosen = figures.filter(({ chapter, figure }) => `${chapter}/${figure.name}`.includes(word));
const failures = writeFigures(chosen, folder);
for (const failure of failures) console.error(failure);
console.log(`${chosen.length - failures.length} of ${chosen.length} figures are in ${folder}`);
if (failures.length > 0) process.exitCode = 1;
