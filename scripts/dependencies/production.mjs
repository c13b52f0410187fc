/** The packages that a release consists of. */
const shipped = ['apps/server', 'apps/student', 'apps/admin'];
/** The embedded database is for trials; a release uses Postgres. */
export const forTrial = /^@electric-sql\//;
/** tRPC has the compiler as a peer, for its types. */
const forTypes = 'typescript';

/** name@version of a lockfile key, without the peers in brackets. */
export const idOf = (place) => place.replace(/\(.*$/, '');

/** @typedef {{ id: string, name: string, version: string, integrity: string, isCompiled: boolean, needs: string[] }} Shipped `isCompiled`: only for some machines */

/**
 * The foreign packages behind the shipped ones, with all dependencies.
 * @param {any} lockfile
 * @returns {{ packages: Map<string, Shipped>, direct: string[] }} by name@version, sorted; `direct` are those
 * that our own code imports
 */
export function listProduction({ importers, packages, snapshots }) {
  const places = new Set();
  /** Packages that every machine needs: reached without passing through compiled code. */
  const everywhere = new Set();
  const direct = new Set();
  const ours = new Set();

  function take(place, isSeldom = false) {
    if (forTrial.test(place) || everywhere.has(place) || (isSeldom && places.has(place))) return;
    const { os, cpu } = packages[idOf(place)];
    const isCompiled = isSeldom || Boolean(os ?? cpu);
    places.add(place);
    if (!isCompiled) everywhere.add(place);
    for (const needed of needsOf(place)) take(needed, isCompiled);
  }
  /** The packages that a package needs, without optional peers. */
  function needsOf(place) {
    const { dependencies = {}, optionalDependencies = {} } = snapshots[place] ?? {};
    const { peerDependenciesMeta = {} } = packages[idOf(place)];
    return Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([name]) => name !== forTypes && !peerDependenciesMeta[name]?.optional)
      .map(([name, version]) => placeOf(name, version));
  }
  // An aliased package is already written as name@version.
  const placeOf = (name, version) => (snapshots[version] ? version : `${name}@${version}`);

  function takeOurs(folder) {
    if (ours.has(folder)) return;
    ours.add(folder);
    for (const [name, { version }] of Object.entries(importers[folder].dependencies ?? {})) {
      if (version.startsWith('link:')) takeOurs(resolveLink(folder, version.slice('link:'.length)));
      else if (!forTrial.test(name)) {
        take(placeOf(name, version));
        direct.add(idOf(placeOf(name, version)));
      }
    }
  }
  for (const folder of shipped) takeOurs(folder);

  const found = new Map();
  for (const place of [...places].sort()) {
    const id = idOf(place);
    const cut = id.lastIndexOf('@');
    const needs = needsOf(place).map(idOf);
    const { resolution } = packages[id];
    found.set(id, {
      id,
      name: id.slice(0, cut),
      version: id.slice(cut + 1),
      integrity: resolution.integrity,
      isCompiled: !everywhere.has(place) && (found.get(id)?.isCompiled ?? true),
      needs: [...new Set([...(found.get(id)?.needs ?? []), ...needs])].sort(),
    });
  }
  return { packages: found, direct: [...direct].sort() };
}

/** Resolves a link of apps/server such as `../../packages/db`. */
function resolveLink(folder, link) {
  const parts = folder.split('/');
  for (const part of link.split('/')) {
    if (part === '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}
