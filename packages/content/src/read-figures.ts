import { extname } from 'node:path';
import { figuresIn, lettersMark } from '@repo/contracts/figures';
import type { LibraryFigure } from '@repo/contracts/library';
import { LibraryError } from './library-error.ts';
import { child, type Folder, fileName } from './library-folder.ts';
import { readImage } from './read-images.ts';

/**
 * Reads a chapter's figures: NAME.svg, NAME.png or NAME.webp in its folder `figures`.
 * @throws LibraryError
 */
export async function readFigures(chapter: Folder): Promise<LibraryFigure[]> {
  const folder = child(chapter, 'figures');
  const entries = (await folder.files.list(folder.path)).filter((entry) => !entry.isFolder);
  const figures: LibraryFigure[] = [];
  for (const { name: file } of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = file.slice(0, -extname(file).length);
    if (!/^[a-z0-9-]+$/.test(name))
      throw new LibraryError(
        fileName(folder, file),
        undefined,
        'a figure is named with a-z, 0-9 and hyphens',
      );
    if (figures.some((figure) => figure.name === name))
      throw new LibraryError(fileName(folder, file), undefined, 'two figures have the same name');
    figures.push({ name, image: await readImage(folder, file) });
  }
  return figures;
}

/** Whether a drawing can show letters in place of its labels. */
const isLettered = (figure: LibraryFigure | undefined): boolean =>
  figure?.image.bytes.toString().includes(` id="${lettersMark.slice(1)}"`) === true;

/** @throws LibraryError for a figure that a text shows but doesn't exist, lacks its letters, or that no text shows */
export function checkFiguresShown(
  file: string,
  texts: readonly string[],
  figures: readonly LibraryFigure[],
): void {
  const there = new Set(figures.map(({ name }) => name));
  const shown = new Set(texts.flatMap((text) => figuresIn(text).map(({ name }) => name)));
  const missing = [...shown].find((name) => !there.has(name));
  if (missing)
    throw new LibraryError(file, undefined, `the figure '${missing}' is not in its folder figures`);
  const lettered = texts.flatMap(figuresIn).filter(({ hasLetters }) => hasLetters);
  const unlettered = lettered.find(({ name }) => !isLettered(figures.find((figure) => figure.name === name)));
  if (unlettered)
    throw new LibraryError(file, undefined, `the figure '${unlettered.name}' has no letters for its parts`);
  const unused = [...there].find((name) => !shown.has(name));
  if (unused) throw new LibraryError(file, undefined, `no text shows the figure '${unused}'`);
}
