import { execFile } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createForkWorker } from '#src/workers/fork-worker.ts';

/** The built server, built once per run: it starts in a third of the time that its source takes. */
export const builtServer = fileURLToPath(new URL('../dist-tests/main.js', import.meta.url));

/** Two subjects of the starter library: reading and publishing all five takes 20 s. */
export const builtLibrary = fileURLToPath(new URL('../dist-tests/library', import.meta.url));

/** The workers of that server: from source, each one would be compiled again. */
export const forkBuiltWorker = createForkWorker(pathToFileURL(builtServer).href);

/** Vitest calls this once before all files. */
export default async function buildForTests(): Promise<void> {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  await promisify(execFile)(process.execPath, ['build.mjs', 'dist-tests', 'economics', 'physics'], { cwd });
}
