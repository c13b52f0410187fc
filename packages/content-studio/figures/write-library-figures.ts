import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { figureTargets } from '@repo/contracts/figures';
import { type ChapterFigure, figures } from './index.ts';

const library = fileURLToPath(new URL('../../content/library', import.meta.url));

/** The folder of a chapter's figures in the library. @param chapter its id, such as physics-light */
export function figuresFolder(chapter: string): string {
  const [subject = '', ...words] = chapter.split('-');
  const folder = readdirSync(join(library, subject)).find((name) => name.slice(3) === words.join('-'));
  if (!folder) throw new Error(`the library has no chapter ${chapter}`);
  return join(library, subject, folder, 'figures');
}

/** A drawing as a file of the library. */
export const drawnFile = ({ figure }: ChapterFigure): string => `${figure.draw()}\n`;

/** All texts of a chapter's folder, one after the other. */
function textsIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && /\.(md|yaml)$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');
}

/** The figures that the texts of their chapter show. */
export function shownFigures(): ChapterFigure[] {
  const texts = new Map<string, string>();
  return figures.filter(({ chapter, figure }) => {
    const text = texts.get(chapter) ?? textsIn(join(figuresFolder(chapter), '..'));
    texts.set(chapter, text);
    return figureTargets(figure.name).some((target) => text.includes(`](${target} `));
  });
}

/** Writes the figures that texts show into the chapters of the library, and deletes the others. */
export function writeLibraryFigures(): void {
  const shown = shownFigures();
  for (const chapter of new Set(figures.map((entry) => entry.chapter))) {
    const folder = figuresFolder(chapter);
    const list = shown.filter((other) => other.chapter === chapter);
    rmSync(folder, { recursive: true, force: true });
    if (list.length > 0) mkdirSync(folder);
    for (const entry of list) writeFileSync(join(folder, `${entry.figure.name}.svg`), drawnFile(entry));
  }
}
