import parseLicence from 'spdx-expression-parse';
import { licenceOf } from './installed.mjs';
import { compiledCode, licences, mayRunScripts } from './policy.mjs';

const exact = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;
const isExact = (version) => exact.test(version) || version === 'catalog:' || version === 'workspace:*';
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];

/**
 * @param {Map<string, any>} own our package.json files by folder
 * @returns dependencies without one exact version
 */
export function inexactVersions(own, { catalog = {}, packageExtensions = {} }) {
  const problems = [];
  const look = (where, entries = {}) => {
    for (const [name, version] of Object.entries(entries))
      if (!isExact(version))
        problems.push(`${where}: ${name} is ${version}; write one version, catalog: or workspace:*`);
  };
  for (const [folder, manifest] of own)
    for (const kind of kinds) look(`${folder}/package.json`, manifest[kind]);
  look('pnpm-workspace.yaml, catalog', catalog);
  for (const [name, extension] of Object.entries(packageExtensions))
    for (const kind of kinds) look(`pnpm-workspace.yaml, ${name}`, extension[kind]);
  return problems;
}

/** @returns packages of the lockfile that do not come from the registry with a checksum */
export function unprovenPackages({ packages }) {
  return Object.entries(packages)
    .filter(
      ([, { resolution }]) =>
        Object.keys(resolution).join() !== 'integrity' || !/^sha512-/.test(resolution.integrity),
    )
    .map(([id]) => `pnpm-lock.yaml: ${id} is not from the registry with a sha512 checksum`);
}

/** @returns packages with an install script that should not run, or that nobody has decided about */
export function undecidedScripts(
  installed,
  { onlyBuiltDependencies = [], ignoredBuiltDependencies = [], dangerouslyAllowAllBuilds },
) {
  const problems = onlyBuiltDependencies
    .filter((name) => !mayRunScripts.includes(name))
    .map(
      (name) =>
        `pnpm-workspace.yaml: ${name} may run scripts; name it in scripts/dependencies/policy.mjs, with a reason`,
    );
  if (dangerouslyAllowAllBuilds) problems.push('pnpm-workspace.yaml: every package may run scripts');
  const decided = new Set([...onlyBuiltDependencies, ...ignoredBuiltDependencies]);
  for (const [id, { name, scripts = {} }] of installed)
    if ((scripts.preinstall || scripts.install || scripts.postinstall) && !decided.has(name))
      problems.push(
        `${id} wants to run a script; name it in ignoredBuiltDependencies of pnpm-workspace.yaml`,
      );
  return problems;
}

/**
 * Whether the licence expression is satisfied by allowed licences: one side of an OR, both sides of an AND.
 * @param {string | null} licence
 */
export function isAllowed(licence) {
  const walk = ({ license, conjunction, left, right }) => {
    if (license) return licences.has(license);
    return conjunction === 'or' ? walk(left) || walk(right) : walk(left) && walk(right);
  };
  try {
    return licence !== null && walk(parseLicence(licence));
  } catch {
    return false;
  }
}

/** @returns installed packages under a licence that is not in the policy */
export function foreignLicences(installed) {
  const problems = [];
  for (const [id, manifest] of installed) {
    const licence = licenceOf(id, manifest);
    const compiled = compiledCode.find(({ beginsWith }) => id.startsWith(beginsWith));
    if (compiled && compiled.licence !== licence)
      problems.push(`${id} is under ${licence}, scripts/dependencies/policy.mjs says ${compiled.licence}`);
    else if (!compiled && !isAllowed(licence))
      problems.push(`${id} is under ${licence ?? 'no licence'}: not in scripts/dependencies/policy.mjs`);
  }
  return problems;
}
