import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Written last, so a folder with a matching list is complete. The server never sends dot files. */
const listName = '.build.json';

function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((name) => name !== listName);
}

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('base64');

/** Lists every file of a finished build with its hash, in the build's folder. */
export function sealBuild(folder) {
  const hashes = listFiles(folder).map((name) => [name, hashOf(join(folder, name))]);
  writeFileSync(join(folder, listName), JSON.stringify(hashes));
}

/** @returns whether the folder has every file of its build, unchanged; older files may remain */
export function isBuildWhole(folder) {
  try {
    const hashes = JSON.parse(readFileSync(join(folder, listName), 'utf8'));
    return hashes.every(([name, hash]) => hashOf(join(folder, name)) === hash);
  } catch {
    return false;
  }
}

/** The packages with a build, as paths from the root: apps/server */
function listBuiltPackages() {
  return ['apps', 'packages'].flatMap((group) =>
    (existsSync(join(root, group)) ? readdirSync(join(root, group)) : [])
      .map((name) => `${group}/${name}`)
      .filter((path) => {
        const file = join(root, path, 'package.json');
        return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).scripts?.build !== undefined;
      }),
  );
}

/** @returns the packages whose dist is missing, incomplete or changed since it was built, as paths from the root */
export const listBrokenBuilds = () =>
  listBuiltPackages().filter((path) => !isBuildWhole(join(root, path, 'dist')));
