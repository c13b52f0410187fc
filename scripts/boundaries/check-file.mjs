import { posix } from 'node:path';
import {
  bannedNameMessage,
  bannedNames,
  betweenFeatures,
  brandFile,
  brandMessage,
  climbMessage,
  codeFile,
  kebabMessage,
  layeredApps,
  layerRules,
  maxLines,
  mayBeLong,
  mayBeNamedFreely,
  packageRules,
  sizeMessage,
  testFile,
  textRules,
} from './rules.mjs';

const staticImport = /^[ \t]*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"\n]+)['"]/gm;
const dynamicImport = /\b(typeof\s+)?import\(\s*['"]([^'"\n]+)['"]/g;

/** Blanks comments out and keeps every line where it is. */
export function withoutComments(text) {
  const blank = (found) => found.replace(/[^\n]/g, ' ');
  return text.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(^|\s)\/\/.*$/gm, blank);
}

function lineAt(text, index) {
  return text.slice(0, index).split('\n').length;
}

function listImports(text) {
  return [staticImport, dynamicImport].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      isType: match[1] !== undefined,
      specifier: match[2],
      line: lineAt(text, match.index + match[0].search(/\S/)),
    })),
  );
}

/** @returns such as ['packages/db', rules] */
function findPackage(path) {
  const folder = path.split('/').slice(0, 2).join('/');
  return packageRules[folder] ? [folder, packageRules[folder]] : null;
}

const covers = (names, specifier) =>
  names.some((name) => specifier === name || specifier.startsWith(`${name}/`));

function checkPackageImport(rules, folder, { specifier, isType }, isTest) {
  const own = specifier.match(/^@repo\/([^/]+)/)?.[1];
  if (own) {
    const self = folder.split('/')[1];
    const allowed = [self, ...rules.imports, ...((isTest && rules.testImports) || [])];
    if (allowed.includes(own)) return null;
    if (isType && rules.typeImports?.includes(own)) return null;
    return `${folder} may not import @repo/${own}: ${rules.instead}`;
  }
  if (/^[.#]|^node:/.test(specifier) || isTest) return null;
  const isForbidden = rules.onlyExternals
    ? !covers(rules.onlyExternals, specifier)
    : covers(rules.noExternals ?? [], specifier);
  return isForbidden ? `${folder} may not import ${specifier}: ${rules.instead}` : null;
}

/** @returns the path below src, or null when the import leads elsewhere */
function resolveBelowSource(path, specifier) {
  const [app, name] = path.split('/');
  if (specifier.startsWith('#src/')) return specifier.slice('#src/'.length);
  if (!specifier.startsWith('.')) return null;
  const target = posix.join(posix.dirname(path), specifier);
  const source = `${app}/${name}/src/`;
  return target.startsWith(source) ? target.slice(source.length) : null;
}

function checkLayer(path, folder, { specifier }) {
  const target = resolveBelowSource(path, specifier);
  const from = path.slice(`${folder}/src/`.length).split('/');
  if (target === null || from.length === 1) return null;
  const to = target.split('/');
  const layer = Object.hasOwn(layerRules, from[0]) ? from[0] : 'others';
  const { forbidden, instead } = layerRules[layer];
  if (forbidden.includes(to[0])) return `${from[0]} may not import ${to[0]}: ${instead}`;
  if (layer === 'features' && to[0] === 'features' && to[1] !== from[1]) {
    return `features/${from[1]} imports features/${to[1]}: ${betweenFeatures}`;
  }
  return null;
}

function checkImports(path, text, isTest) {
  const found = findPackage(path);
  return listImports(text).flatMap((one) => {
    const messages = one.specifier.includes('../../') ? [climbMessage] : [];
    if (found) {
      const [folder, rules] = found;
      messages.push(checkPackageImport(rules, folder, one, isTest));
      if (layeredApps.includes(folder) && path.startsWith(`${folder}/src/`) && !isTest) {
        messages.push(checkLayer(path, folder, one));
      }
    }
    return messages.filter(Boolean).map((message) => ({ line: one.line, message }));
  });
}

function checkText(path, text, isTest) {
  return textRules
    .filter((rule) => rule.in.test(path) && !rule.except?.test(path) && !(rule.isCodeOnly && isTest))
    .flatMap(({ pattern, message }) => {
      const index = text.search(pattern);
      return index < 0 ? [] : [{ line: lineAt(text, index), message }];
    });
}

function checkName(path) {
  const segments = path.split('/');
  const file = segments.at(-1).split('.');
  const isBanned = [...segments.slice(0, -1), ...file].some((part) => bannedNames.test(part));
  if (isBanned) return [{ line: 1, message: `${segments.at(-1)} ${bannedNameMessage}` }];
  const isKebab = file.every((part) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part));
  return isKebab || mayBeNamedFreely.test(path) ? [] : [{ line: 1, message: kebabMessage }];
}

/**
 * Every rule on one file.
 * @param {{ path: string, text: string, brandName: string }} file `path` from the root, with forward slashes
 * @returns {{ line: number, message: string }[]}
 */
export function checkFile({ path, text, brandName }) {
  if (!codeFile.test(path)) return [];
  const isTest = testFile.test(path);
  const code = withoutComments(text);
  const problems = [
    ...checkName(path),
    ...checkImports(path, code, isTest),
    ...checkText(path, code, isTest),
  ];
  const brandAt = text.toLowerCase().indexOf(brandName.toLowerCase());
  if (brandAt >= 0 && path !== brandFile)
    problems.push({ line: lineAt(text, brandAt), message: brandMessage });
  const isSource = /^((apps|packages)\/[^/]+\/src|scripts)\//.test(path);
  if (isSource && !mayBeLong.test(path) && text.trimEnd().split('\n').length > maxLines) {
    problems.push({ line: maxLines + 1, message: sizeMessage });
  }
  return problems;
}
