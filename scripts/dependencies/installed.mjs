import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { compiledCode, statedElsewhere } from './policy.mjs';

/** @typedef {{ name: string, version: string, license?: unknown, licenses?: unknown, scripts?: Record<string, string> }} Manifest */

/** @returns package names in a node_modules folder, with their scopes */
const namesIn = (folder) =>
  readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((each) => `${name}/${each}`) : [name],
  );

/**
 * Every foreign package that pnpm installed on this machine.
 * @param {string} root
 * @returns {Map<string, Manifest>} by name@version
 */
export function readInstalled(root) {
  const store = join(root, 'node_modules', '.pnpm');
  const found = new Map();
  for (const place of readdirSync(store)) {
    const folder = join(store, place, 'node_modules');
    if (!existsSync(folder)) continue;
    // A package's folder also contains links to its dependencies.
    for (const name of namesIn(folder).filter((each) => place.startsWith(`${each.replace('/', '+')}@`))) {
      const file = join(folder, name, 'package.json');
      if (!existsSync(file)) continue;
      const manifest = JSON.parse(readFileSync(file, 'utf8'));
      found.set(`${manifest.name}@${manifest.version}`, manifest);
    }
  }
  return found;
}

/** @returns {any} the lockfile as data */
export const readLockfile = (root) => parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));

/** @returns {any} pnpm's settings as data */
export const readWorkspace = (root) => parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));

/** @returns {Map<string, any>} the package.json of the root and of each package of ours, by its folder (the root is '.') */
export function readOwn(root) {
  const folders = ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => `${group}/${name}`),
  );
  return new Map(
    ['.', ...folders]
      .filter((folder) => existsSync(join(root, folder, 'package.json')))
      .map((folder) => [folder, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))]),
  );
}

/**
 * The licence that a package declares, as an SPDX expression if possible.
 * @param {string} id name@version
 * @param {Manifest | undefined} manifest undefined for compiled code of another machine
 * @returns {string | null} null if none is declared
 */
export function licenceOf(id, manifest) {
  const known = statedElsewhere[id];
  if (known) return known;
  if (!manifest) return compiledCode.find(({ beginsWith }) => id.startsWith(beginsWith))?.licence ?? null;
  const { license, licenses } = manifest;
  if (typeof license === 'string') return license;
  if (typeof license?.type === 'string') return license.type;
  if (Array.isArray(licenses) && licenses.length > 0) return licenses.map(({ type }) => type).join(' OR ');
  return null;
}
