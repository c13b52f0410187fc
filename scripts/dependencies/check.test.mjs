import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Validation } from '@cyclonedx/cyclonedx-library';
import { root } from '../workspace/root.mjs';
import { licenceOf, readInstalled, readLockfile } from './installed.mjs';
import { listProduction } from './production.mjs';
import { foreignLicences, inexactVersions, isAllowed, undecidedScripts, unprovenPackages } from './rules.mjs';
import { format, writeSbom } from './sbom.mjs';

const own = (manifest) => new Map([['apps/server', manifest]]);

test('a dependency on a range, a tag or a URL is reported, in packages, the catalogue and extensions', () => {
  for (const version of [
    '^1.2.3',
    '~1.2.3',
    '>=1',
    '1.x',
    'latest',
    '*',
    'github:a/b',
    'file:../a',
    'npm:b@1.2.3',
  ])
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
      assert.match(
        inexactVersions(own({ [kind]: { a: version } }), {})[0] ?? '',
        /apps\/server.*a is/,
        version,
      );
  assert.equal(inexactVersions(own({}), { catalog: { a: '^1.0.0' } }).length, 1);
  const packageExtensions = { b: { dependencies: { a: '5' } } };
  assert.equal(inexactVersions(own({}), { packageExtensions }).length, 1);
});

test('dependencies on one version, the catalogue and our own packages pass', () => {
  const dependencies = { a: '1.2.3', b: '1.0.0-rc.1', c: 'catalog:', d: 'workspace:*' };
  assert.deepEqual(inexactVersions(own({ dependencies }), { catalog: { e: '2.0.0' } }), []);
});

test('a package from elsewhere than the registry, or without a strong checksum, is reported', () => {
  const packages = {
    'a@1.0.0': { resolution: { integrity: 'sha512-AA==' } },
    'b@1.0.0': { resolution: { integrity: 'sha1-AA==' } },
    'c@1.0.0': { resolution: { integrity: 'sha512-AA==', tarball: 'https://example.com/c.tgz' } },
    'd@1.0.0': { resolution: { type: 'git', repo: 'e', commit: 'f' } },
  };
  assert.deepEqual(
    unprovenPackages({ packages }).map((line) => line.split(' ')[1]),
    ['b@1.0.0', 'c@1.0.0', 'd@1.0.0'],
  );
});

test('a package with an install script is reported until the policy allows or refuses it', () => {
  for (const when of ['preinstall', 'install', 'postinstall']) {
    const installed = new Map([['a@1.0.0', { name: 'a', scripts: { [when]: 'node x' } }]]);
    assert.equal(undecidedScripts(installed, {}).length, 1, when);
    assert.deepEqual(undecidedScripts(installed, { ignoredBuiltDependencies: ['a'] }), []);
  }
  assert.deepEqual(undecidedScripts(new Map([['a@1.0.0', { name: 'a', scripts: { test: 'x' } }]]), {}), []);
});

test('an allowed install script must be in the policy too, and allowing all is refused', () => {
  assert.match(undecidedScripts(new Map(), { onlyBuiltDependencies: ['a'] })[0], /a may run scripts/);
  assert.match(undecidedScripts(new Map(), { dangerouslyAllowAllBuilds: true })[0], /every package/);
});

test('one allowed licence of several to choose from is enough, of several that hold together all must be', () => {
  for (const licence of ['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC', 'Apache-2.0'])
    assert.ok(isAllowed(licence), licence);
  for (const licence of ['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN x', 'UNLICENSED', '', null])
    assert.ok(!isAllowed(licence), String(licence));
});

test('a package under another licence, or none, is named', () => {
  const installed = new Map([
    ['a@1.0.0', { license: 'AGPL-3.0-only' }],
    ['b@1.0.0', {}],
    ['c@1.0.0', { license: 'MIT' }],
    ['d@1.0.0', { licenses: [{ type: 'BSD-3-Clause' }] }],
  ]);
  assert.deepEqual(
    foreignLicences(installed).map((line) => line.split(' ')[0]),
    ['a@1.0.0', 'b@1.0.0'],
  );
});

test('the shipped packages are those of our apps with all they need, and none of development', () => {
  const resolution = { integrity: 'sha512-AA==' };
  const { packages, direct } = listProduction({
    importers: {
      'apps/server': {
        dependencies: { '@repo/db': { version: 'link:../../packages/db' }, a: { version: '1.0.0(p@1.0.0)' } },
        devDependencies: { tool: { version: '1.0.0' } },
      },
      'apps/student': {},
      'apps/admin': {},
      'packages/db': { dependencies: { other: { version: 'real@2.0.0' } } },
    },
    packages: {
      'a@1.0.0': { resolution },
      'b@1.0.0': { resolution, os: ['linux'] },
      'real@2.0.0': { resolution },
      'tool@1.0.0': { resolution },
    },
    snapshots: {
      'a@1.0.0(p@1.0.0)': { optionalDependencies: { b: '1.0.0' } },
      'b@1.0.0': {},
      'real@2.0.0': { dependencies: { a: '1.0.0(p@1.0.0)' } },
      'tool@1.0.0': {},
    },
  });
  assert.deepEqual([...packages.keys()], ['a@1.0.0', 'b@1.0.0', 'real@2.0.0']);
  assert.deepEqual(direct, ['a@1.0.0', 'real@2.0.0']);
  assert.deepEqual(packages.get('real@2.0.0').needs, ['a@1.0.0']);
  assert.ok(packages.get('b@1.0.0').isCompiled);
});

test('the bill of materials keeps to its schema, and has licence, checksum and address of each package', async () => {
  const production = listProduction(readLockfile(root));
  const installed = readInstalled(root);
  const text = writeSbom({ production, installed, version: '1.2.3' });
  assert.equal(await new Validation.JsonStrictValidator(format).validate(text), null);

  const bom = JSON.parse(text);
  assert.equal(bom.metadata.component.version, '1.2.3');
  const byRef = new Map(bom.components.map((component) => [component['bom-ref'], component]));
  for (const id of production.direct) assert.ok(byRef.has(id), id);
  const [fastify] = [...byRef.keys()].filter((id) => id.startsWith('fastify@'));
  assert.equal(byRef.get(fastify).purl, `pkg:npm/${fastify}`);
  assert.ok([...byRef.values()].some(({ purl }) => /^pkg:npm\/(%40|@)fastify\/cookie@/.test(purl)));
  for (const { hashes, licenses, name } of byRef.values()) {
    assert.match(hashes[0].content, /^[0-9a-f]{128}$/, name);
    assert.ok(licenses.length > 0, name);
  }
  for (const tool of ['typescript', 'vitest', '@electric-sql/pglite'])
    assert.ok(!bom.components.some(({ group, name }) => [name, `${group}/${name}`].includes(tool)), tool);
  const needs = bom.dependencies.find(({ ref }) => ref === fastify);
  assert.ok(needs.dependsOn.some((id) => id.startsWith('pino@')));
  assert.equal(licenceOf(fastify, installed.get(fastify)), 'MIT');
});
