import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../workspace/root.mjs';

/**
 * Who imports whom, by name: importing one name of a barrel such as packages/domain/src/index.ts does not
 * depend on its other exports. Excludes types, because they don't run.
 */

const clause = String.raw`(?:[\w$]+(?:\s*,\s*)?)?(?:\{[^}]*\}|\*(?:\s+as\s+[\w$]+)?)?`;
const statement = new RegExp(
  String.raw`^(import|export)\s+(type\s+)?(?:(${clause})\s*from\s*)?'([^'\n]+)'`,
  'gm',
);
const anyPath = /(['"`])((?:\.{1,2}|#src|@repo)\/[\w./@-]+)(?:\?\w+)?\1/g;

function namesIn(part) {
  const listed = part.match(/\{([^}]*)\}/)?.[1] ?? '';
  return listed
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/))
    .map(([from, to = from]) => ({ from, to }));
}

/** The names used of a module imported as `name`; null for everything. */
function namesOfNamespace(name, text) {
  const taken = [];
  const rest = text.replace(new RegExp(String.raw`const \{([^}]*)\} = ${name};`, 'g'), (_, names) => {
    taken.push(...names.split(',').map((each) => each.split(':')[0].trim()));
    return '';
  });
  const uses = [...rest.matchAll(new RegExp(String.raw`\b${name}\b(?:\.([\w$]+))?`, 'g'))];
  const names = uses.map(([, property]) => property);
  return names.includes(undefined) ? null : [...names, ...taken.filter(Boolean)];
}

/**
 * @param {string} text of a module, as Biome formats it
 * @returns its imports and re-exports by the specifiers they name; `names: null` means everything
 */
export function readModule(text) {
  const imports = [];
  const reexports = [];
  const rest = text.replace(statement, (_, keyword, isType, part = '', specifier) => {
    if (isType) return '';
    const isWhole = /(^|,)\s*\*/.test(part);
    const names = namesIn(part);
    if (keyword === 'export') {
      const as = part.match(/\*\s+as\s+([\w$]+)/)?.[1] ?? null;
      reexports.push({ specifier, names: isWhole ? null : names, as });
      return '';
    }
    const namespace = part.match(/\*\s+as\s+([\w$]+)/)?.[1];
    const isDefault = /^[\w$]/.test(part);
    if (part && !isWhole && !isDefault && names.length === 0) return '';
    const isBare = part === '';
    const wanted = [...names.map(({ from }) => from), ...(isDefault ? ['default'] : [])];
    imports.push({ specifier, names: isWhole || isBare ? null : wanted, namespace });
    return '';
  });
  for (const each of imports)
    if (each.namespace && each.names === null) each.names = namesOfNamespace(each.namespace, rest);
  for (const [, , specifier] of rest.matchAll(anyPath)) imports.push({ specifier, names: null });
  const declared = [
    ...rest.matchAll(/^export\s+(?:async\s+)?(?:function\*?|const|let|class|enum)\s+([\w$]+)/gm),
  ].map(([, name]) => name);
  if (/^export default/m.test(rest)) declared.push('default');
  return { imports, reexports, declared: new Set(declared) };
}

function byPattern(map, key) {
  if (typeof map?.[key] === 'string') return map[key];
  for (const [pattern, target] of Object.entries(map ?? {})) {
    const [before, after] = pattern.split('*');
    if (after === undefined || !key.startsWith(before) || !key.endsWith(after)) continue;
    return target.replace('*', key.slice(before.length, key.length - after.length));
  }
  return null;
}

/** @typedef {{ name: string, folder: string, dependencies: string[], manifest: object }} Package */

/** @returns {Package[]} the packages of the workspace, with the names of those they use */
export function readPackages(files, folder = root) {
  return files
    .filter((file) => /^(?:apps|packages)\/[^/]+\/package\.json$/.test(file))
    .map((file) => {
      const manifest = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const used = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
      const dependencies = used.filter((name) => name.startsWith('@repo/'));
      return { name: manifest.name, folder: dirname(file), dependencies, manifest };
    });
}

export const packageOf = (file, packages) => packages.find(({ folder }) => file.startsWith(`${folder}/`));

function resolve(specifier, file, packages) {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  const own = packageOf(file, packages);
  if (specifier.startsWith('#')) {
    const target = byPattern(own?.manifest.imports, specifier);
    return target && own ? normalize(join(own.folder, target)) : null;
  }
  const name = specifier.split('/').slice(0, 2).join('/');
  const other = packages.find((each) => each.name === name);
  const target = other && byPattern(other.manifest.exports, `.${specifier.slice(name.length)}`);
  return target ? normalize(join(other.folder, target)) : null;
}

const listFiles = (folder) =>
  execFileSync('git', ['ls-files', 'apps', 'packages'], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter((file) => file && existsSync(join(folder, file)));

/**
 * @returns {{ importers: Map<string, Set<string>>, exportsOf: (file: string) => Set<string>, texts:
 * Map<string, string>, packages: Package[] }} `importers`: for each file, those that run its code; paths from
 * the root
 */
export function readImportGraph(folder = root) {
  const files = listFiles(folder);
  const packages = readPackages(files, folder);
  const texts = new Map(
    files
      .filter((file) => /\.(?:[cm]?[jt]sx?)$/.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
  const modules = new Map([...texts].map(([file, text]) => [file, readModule(text)]));

  /** The files that define a name of a module; `null`: all its names. */
  function sourcesOf(file, name, seen = new Set()) {
    const module = modules.get(file);
    const key = `${file} ${name}`;
    if (!module || seen.has(key)) return [];
    seen.add(key);
    if (name !== null && module.declared.has(name)) return [file];
    const found = module.reexports.flatMap(({ specifier, names, as }) => {
      const target = resolve(specifier, file, packages);
      if (!target) return [];
      if (as !== null) return name === null || name === as ? sourcesOf(target, null, seen) : [];
      if (names === null) return sourcesOf(target, name, seen);
      const passed = names.filter(({ to }) => name === null || to === name);
      return passed.flatMap(({ from }) => sourcesOf(target, from, seen));
    });
    return name === null || (found.length === 0 && module.reexports.length === 0) ? [file, ...found] : found;
  }

  const importers = new Map();
  for (const [file, { imports }] of modules) {
    for (const { specifier, names } of imports) {
      const target = resolve(specifier, file, packages);
      if (!target) continue;
      const sources = (names ?? [null]).flatMap((name) => sourcesOf(target, name));
      for (const source of sources) {
        if (source === file) continue;
        if (!importers.has(source)) importers.set(source, new Set());
        importers.get(source).add(file);
      }
    }
  }
  const exportsOf = (file) => modules.get(file)?.declared ?? new Set();
  return { importers, exportsOf, texts, packages };
}
