import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The server as it is shipped, built anew for this run: it starts in a third of the time that its source takes. */
export const builtServer = fileURLToPath(new URL('../dist-tests/main.js', import.meta.url));

/** Vitest calls this once before all files. */
export default async function buildForTests(): Promise<void> {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  await promisify(execFile)(process.execPath, ['build.mjs', 'dist-tests'], { cwd });
}
