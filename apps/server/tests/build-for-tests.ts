import { execFile } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createForkWorker } from '#src/workers/fork-worker.ts';

/**
 * The built server, built once per run: it starts in a third of the time that its source takes. Its folder is a
 * level deeper than the product's, so that it finds no apps to serve: a route for each of their files would take
 * a quarter of the start.
 */
const folder = 'dist-tests/server';
const built = (path: string) => fileURLToPath(new URL(`../${folder}/${path}`, import.meta.url));
export const builtServer = built('main.js');

/** Two subjects of the starter library: reading and publishing all five takes 20 s. */
export const builtLibrary = built('library');

/** The workers of that server: from source, each one would be compiled again. */
export const forkBuiltWorker = createForkWorker(pathToFileURL(builtServer).href);

/** Vitest calls this once before all files. */
export default async function buildForTests(): Promise<void> {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  await promisify(execFile)(process.execPath, ['build.mjs', folder, 'economics', 'physics'], { cwd });
}
