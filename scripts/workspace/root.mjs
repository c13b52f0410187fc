import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** @returns the package manager, such as pnpm@10.34.8 */
export function readPackageManager() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;
}
