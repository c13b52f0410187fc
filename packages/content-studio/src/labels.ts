import { cleanDrawing } from '@repo/content/clean-drawing';
import { readLabels, whyNotLabelled } from '@repo/contracts/drawn-labels';
import { figures } from '#figures/index.ts';

/**
 * `pnpm --filter @repo/content-studio labels [start of a chapter's id]`: prints for each figure whether students can
 * label it themselves, or why not.
 */
const [, , from = ''] = process.argv;
const chosen = figures.filter(({ chapter }) => chapter.startsWith(from));
let count = 0;
for (const { chapter, figure } of chosen) {
  const drawing = readLabels(cleanDrawing(figure.draw()).svg);
  const reason = whyNotLabelled(drawing);
  if (reason === null) count += 1;
  console.log(`${chapter}/${figure.name}: ${reason ?? `${drawing.labels.length} labels`}`);
}
console.log(`${count} of ${chosen.length} figures can be labelled`);
