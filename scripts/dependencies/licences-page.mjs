import { licenceOf } from './installed.mjs';
import { compiledCode } from './policy.mjs';

const head = `# Licences of what is shipped

The packages behind a release: the server, the student app, the admin app, and all that these need. Each release has the same as a bill of
materials, \`sbom.cdx.json\`. Written by \`node scripts/dependencies/check.mjs --write\`; \`npm run verify\` compares it with the lockfile.
Which licences are allowed stands in \`scripts/dependencies/policy.mjs\`, why ours is MIT in [decisions/0025](decisions/0025-licence.md).

Compiled code comes in a package for each kind of machine, and a release has those of the machine that it was made on:
`;

/**
 * docs/licences.md, the same on every machine.
 * @param {{ packages: Map<string, import('./production.mjs').Shipped> }} production
 * @param {Map<string, any>} installed
 */
export function writeLicences({ packages }, installed) {
  const byLicence = new Map();
  for (const { id, isCompiled } of packages.values()) {
    if (isCompiled) continue;
    const licence = licenceOf(id, installed.get(id)) ?? 'none stated';
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), id]);
  }
  const compiled = [...packages.values()].filter(({ isCompiled }) => isCompiled).map(({ id }) => id);
  const families = compiledCode
    .filter(({ beginsWith }) => compiled.some((id) => id.startsWith(beginsWith)))
    .map(({ beginsWith, licence }) => `- \`${beginsWith}…\`: ${licence}`);
  const sections = [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, ids]) => `## ${licence}\n\n${ids.map((id) => `- ${id}`).join('\n')}\n`);
  return `${head}\n${families.join('\n')}\n\n${sections.join('\n')}`;
}
