import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contactSheet } from './contact-sheet.ts';
import type { ChapterFigure } from './index.ts';
import { LayoutError } from './kit/figure.ts';

/**
 * Draws figures into `folder` as CHAPTER/NAME.svg, with index.html to look at them in light and dark. One whose
 * labels have no room is written as NAME.failed.svg, to see why.
 * @returns what could not be drawn, one line each
 */
export function writeFigures(figures: readonly ChapterFigure[], folder: string): string[] {
  const drawn: ChapterFigure[] = [];
  const failures: string[] = [];
  for (const entry of figures) {
    const file = join(folder, entry.chapter, entry.figure.name);
    mkdirSync(join(folder, entry.chapter), { recursive: true });
    try {
      writeFileSync(`${file}.svg`, entry.figure.draw());
      drawn.push(entry);
    } catch (error) {
      if (error instanceof LayoutError) writeFileSync(`${file}.failed.svg`, error.drawing);
      failures.push(
        `${entry.chapter}/${entry.figure.name}: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), contactSheet(drawn));
  return failures;
}
