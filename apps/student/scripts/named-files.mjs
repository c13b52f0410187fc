import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const firstOf = (pattern, source) => pattern.exec(source)?.[1];
const all = (pattern, source) => [...new Set([...source.matchAll(pattern)].map(([, name]) => name))];

/**
 * The files that the app's page, start script and service worker refer to.
 * @param {string} dist folder of the build
 * @returns {Promise<Record<'page' | 'start script' | 'worker', string[]>>} paths inside `dist`
 * @throws when the page, the start script it names or the worker is missing
 */
export async function namedFiles(dist) {
  const read = (file) => readFile(join(dist, file), 'utf8');
  const page = await read('index.html');
  const start = firstOf(/<script src="\/(assets\/start-[^"]+\.js)"/, page);
  if (!start) throw new Error('index.html names no start script');
  return {
    page: all(/\b(?:src|href)="\/([^"]+)"/g, page),
    'start script': all(/"\/?(assets\/[^"]+)"/g, await read(start)),
    worker: all(/(?<=\burl:|\bimportScripts\([^)]*)"\/?([^"]+)"/g, await read('sw.js')),
  };
}

/**
 * Files of `namedFiles` that are missing in the build, by what refers to them.
 * @param {string} dist folder of the build
 * @returns {ReturnType<typeof namedFiles>}
 */
export async function missingFiles(dist) {
  const named = Object.entries(await namedFiles(dist));
  return Object.fromEntries(
    named.map(([asker, files]) => [asker, files.filter((file) => !existsSync(join(dist, file)))]),
  );
}
