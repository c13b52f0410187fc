import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { outlinedTexts } from './outlined-texts.ts';

/**
 * Converts the text of drawn memes in a library to outlines.
 * @param folder a copy of the library: its memes' texts can't be edited afterwards
 * @returns how many there are
 * @throws LibraryError with file, line and reason
 */
export async function outlineMemes(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => basename(dirname(file)) === 'memes' && file.endsWith('.svg'),
  );
  for (const file of files) {
    const path = join(folder, file);
    await writeFile(path, outlinedTexts(file, await readFile(path, 'utf8')));
  }
  return files.length;
}
