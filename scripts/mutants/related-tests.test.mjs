import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { readImportGraph } from './import-graph.mjs';
import { planBatches } from './related-tests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'graph-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const manifest = (name, uses = {}, exports = { '.': './src/index.ts', './*': './src/*.ts' }) =>
  JSON.stringify({ name, exports, imports: { '#src/*': './src/*' }, dependencies: uses });
const files = {
  'packages/rules/package.json': manifest('@repo/rules'),
  'packages/rules/src/marks.ts': 'export const grade = () => 1;\nexport type Grade = number;\n',
  'packages/rules/src/index.ts': "export * from './marks.ts';\n",
  'packages/rules/src/marks.test.ts': "import { grade } from './marks.ts';\n",
  'packages/domain/package.json': manifest('@repo/domain', { '@repo/rules': 'workspace:*' }),
  'packages/domain/src/index.ts': [
    "export { pay as payNow } from './pay.ts';",
    "export * as drafts from './drafts.ts';",
    "export { submit, type Submitted } from './submit.ts';",
  ].join('\n'),
  'packages/domain/src/pay.ts': 'export function pay() {}\n',
  'packages/domain/src/drafts.ts': "import { pay } from '#src/pay.ts';\nexport const write = () => pay();\n",
  'packages/domain/src/submit.ts':
    "import { grade } from '@repo/rules';\nexport type Submitted = 1;\nexport const submit = () => grade();\n",
  'packages/domain/tests/pay.db.test.ts': "import {\n  payNow,\n} from '#src/index.ts';\n",
  'packages/domain/tests/submit.db.test.ts':
    "import { submit } from '#src/index.ts';\nit('x', { tags: ['nightly'] }, () => submit());\n",
  'packages/domain/tests/drafts.db.test.ts':
    "import * as domain from '#src/index.ts';\nconst { drafts } = domain;\ndomain.drafts.write();\n",
  'packages/domain/tests/types.test.ts':
    "import { type Submitted } from '#src/index.ts';\nimport type { Grade } from '@repo/rules/marks';\n",
  'packages/domain/tests/worker.test.ts': "const file = new URL('../src/submit.ts', import.meta.url);\n",
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
execFileSync('git', ['init', '--quiet'], { cwd: folder });
execFileSync('git', ['add', '.'], { cwd: folder });
const graph = readImportGraph(folder);
const testsOf = (file, killers) =>
  planBatches(file, graph, killers).map(({ tier, files: tests }) => [tier, ...tests]);

test('finds the tests that use a name of a file, through barrels and files between', () => {
  assert.deepEqual(testsOf('packages/domain/src/pay.ts'), [
    ['push', 'packages/domain/tests/pay.db.test.ts', 'packages/domain/tests/drafts.db.test.ts'],
  ]);
});

test('a mutant runs the tests of its package first, then of those that use it, and the nightly tests last', () => {
  assert.deepEqual(testsOf('packages/rules/src/marks.ts'), [
    ['push', 'packages/rules/src/marks.test.ts'],
    ['push', 'packages/domain/tests/submit.db.test.ts', 'packages/domain/tests/worker.test.ts'],
    ['nightly', 'packages/domain/tests/submit.db.test.ts'],
  ]);
});

test('a mutant runs the tests first that noticed it before', () => {
  const [[, first]] = testsOf('packages/domain/src/pay.ts', ['packages/domain/tests/drafts.db.test.ts']);
  assert.equal(first, 'packages/domain/tests/drafts.db.test.ts');
});
