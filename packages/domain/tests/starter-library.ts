import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { libraryFolder, readLibrary } from '@repo/content';

/** The starter library, or only these files and folders, because reading all takes 8 s. */
export async function readStarter(...parts: string[]): ReturnType<typeof readLibrary> {
  if (parts.length === 0) return readLibrary();
  const folder = await mkdtemp(join(tmpdir(), 'library-test-'));
  try {
    for (const part of parts) await cp(join(libraryFolder, part), join(folder, part), { recursive: true });
    return await readLibrary(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
