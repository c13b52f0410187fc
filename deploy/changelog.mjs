/** CHANGELOG.md as text in, text out. */
const unreleased = /^## \[Unreleased\]\n([\s\S]*?)(?=^## \[|$(?![\s\S]))/m;
const versionForm = /^(\d+)\.(\d+)\.(\d+)$/;

/** @returns the three numbers of a version, or null */
export const partsOf = (version) => versionForm.exec(version)?.slice(1).map(Number) ?? null;

/** @returns whether `version` comes after `other`; both are three numbers */
export function isAfter(version, other) {
  const [a, b] = [partsOf(version), partsOf(other)];
  const differs = a.findIndex((part, index) => part !== b[index]);
  return differs >= 0 && a[differs] > b[differs];
}

/** @returns the versions that were released, newest first */
export const releasedVersions = (text) =>
  [...text.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version]) => version);

/**
 * Moves the entries under Unreleased below a new heading.
 * @param {string} text
 * @param {string} version three numbers
 * @param {string} date 2027-01-31
 * @throws an Error with one sentence when there is nothing to release or the version is not new
 */
export function releaseChanges(text, version, date) {
  if (!partsOf(version)) throw new Error(`${version} is no version: write three numbers, such as 1.4.0.`);
  const [newest] = releasedVersions(text);
  if (newest && !isAfter(version, newest))
    throw new Error(`${version} does not come after ${newest}, the newest version in CHANGELOG.md.`);
  const changes = unreleased.exec(text)?.[1] ?? '';
  if (!/^- \S/m.test(changes))
    throw new Error('CHANGELOG.md has nothing under Unreleased: write down what people will notice.');
  return text.replace(unreleased, () => `## [Unreleased]\n\n## [${version}] - ${date}\n${changes}`);
}
