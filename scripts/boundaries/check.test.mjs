import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { cruise } from 'dependency-cruiser';
import { root } from '../workspace/root.mjs';
import { checkFile } from './check-file.mjs';
import config from './dependency-cruiser.mjs';

function write(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** @returns messages such as ['our packages: packages/db/src/a.ts'] for a workspace made of these files */
async function findCrossings(files) {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    const packages = ['zod', 'fastify', '@fastify/cors', 'drizzle-orm', '@trpc/server'];
    const installed = packages.map((name) => [
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, main: 'index.js' }),
    ]);
    const modules = packages.map((name) => [`node_modules/${name}/index.js`, 'export {};']);
    write(folder, { 'package.json': '{}', ...Object.fromEntries([...installed, ...modules]), ...files });
    const { forbidden, options } = config;
    const { output } = await cruise(
      ['apps', 'packages'].filter((name) => existsSync(join(folder, name))),
      { ...options, baseDir: folder, validate: true, ruleSet: { forbidden } },
      { ...options.enhancedResolveOptions },
    );
    return output.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('the package graph holds in both directions, however the import is written', async () => {
  const found = await findCrossings({
    'packages/contracts/src/limits.ts': 'export const limits = 1;',
    'packages/db/src/schema.ts': 'export const users = 1;',
    'packages/domain/src/sign-up.ts':
      "import '../../db/src/schema.ts';\nimport '../../contracts/src/limits.ts';",
    'packages/api/src/index.ts': "import '../../domain/src/sign-up.ts';\nexport type AppRouter = 1;",
    'packages/contracts/src/many-lines.ts': "import {\n  users,\n} from '../../db/src/schema.ts';\nusers;",
    'packages/contracts/src/type.ts':
      "import type { users } from '../../db/src/schema.ts';\nexport type A = typeof users;",
    'packages/db/src/export.ts': "export * from '../../domain/src/sign-up.ts';",
    'packages/ui/src/dynamic.ts': 'export const load = () => import(`../../contracts/src/limits.ts`);',
    'packages/ui/src/after-a-string.ts':
      "export const accept = 'image/*';\nimport '../../contracts/src/limits.ts';\nexport const rest = '*/';",
    'apps/sandbox/src/a.ts': "import '../../../packages/contracts/src/limits.ts';",
    'apps/student/src/type.ts':
      "import type { AppRouter } from '../../../packages/api/src/index.ts';\nexport type A = AppRouter;",
    'apps/student/src/value.ts': "import '../../../packages/api/src/index.ts';",
    'apps/e2e/tests/a.spec.ts': "import '../../../packages/db/src/schema.ts';",
    'apps/server/src/a.ts': "import '../../sandbox/src/a.ts';",
    'apps/server/tests/a.test.ts': "import '../../sandbox/src/a.ts';",
  });
  assert.deepEqual(found, [
    'contracts: our packages: packages/contracts/src/many-lines.ts',
    'contracts: our packages: packages/contracts/src/type.ts',
    'db: our packages: packages/db/src/export.ts',
    'e2e: our packages in tests: apps/e2e/tests/a.spec.ts',
    'sandbox: our packages: apps/sandbox/src/a.ts',
    'server: our packages: apps/server/src/a.ts',
    'student: types only: apps/student/src/value.ts',
    'ui: our packages: packages/ui/src/after-a-string.ts',
    'ui: our packages: packages/ui/src/dynamic.ts',
  ]);
});

test('contracts import only zod, the domain and the api no web framework', async () => {
  const found = await findCrossings({
    'packages/contracts/src/a.ts': "import 'zod';",
    'packages/contracts/src/b.ts': "import 'drizzle-orm';",
    'packages/contracts/src/c.test.ts': "import 'drizzle-orm';",
    'packages/api/src/a.ts': "import '@fastify/cors';",
    'packages/domain/src/a.ts': "import '@trpc/server';",
    'packages/domain/src/b.ts': "import 'nowhere';",
  });
  assert.deepEqual(found, [
    'api: foreign packages: packages/api/src/a.ts',
    'contracts: foreign packages: packages/contracts/src/b.ts',
    'domain: foreign packages: packages/domain/src/a.ts',
    'nothing unresolved: packages/domain/src/b.ts',
  ]);
});

test('the layers of an app import downwards only, no feature another, and no two folders each other', async () => {
  const found = await findCrossings({
    'apps/student/src/routes/index.tsx': "import '../features/dashboard/card.tsx';",
    'apps/student/src/platform/session/user.ts': "import '../api/api.ts';",
    'apps/student/src/platform/session/key.ts': 'export const key = 1;',
    'apps/student/src/platform/api/api.ts': "import '../session/key.ts';",
    'apps/student/src/features/dashboard/card.tsx':
      "import '../../platform/session/user.ts';\nimport '../chapter/quiz.tsx';",
    'apps/student/src/features/chapter/quiz.tsx': "import '../../routes/page.tsx';",
    'apps/student/src/routes/page.tsx': 'export const page = 1;',
    'apps/student/src/content/library/a.ts': "import '../../features/chapter/quiz.tsx';",
  });
  assert.deepEqual(found, [
    'a feature and the routes: apps/student/src/features/chapter/quiz.tsx',
    'between features: apps/student/src/features/dashboard/card.tsx',
    'no circle of folders: apps/student/src/features/chapter',
    'no circle of folders: apps/student/src/features/dashboard',
    'no circle of folders: apps/student/src/platform/api',
    'no circle of folders: apps/student/src/platform/session',
    'no circle of folders: apps/student/src/routes',
    'what features stand on: apps/student/src/content/library/a.ts',
  ]);
});

/** @returns Biome's messages by file for a workspace made of these files */
function lint(files) {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    const rules = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
    write(folder, { ...files, 'biome.json': JSON.stringify({ ...rules, vcs: { enabled: false } }) });
    cpSync(join(root, 'scripts/boundaries'), join(folder, 'scripts/boundaries'), { recursive: true });
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const { stdout } = spawnSync(
      process.execPath,
      [biome, 'lint', '--reporter=json', '--max-diagnostics=none'],
      { cwd: folder, encoding: 'utf8' },
    );
    const said = Object.fromEntries(Object.keys(files).map((path) => [path, []]));
    for (const { location, message } of JSON.parse(stdout).diagnostics) {
      said[location.path.replaceAll('\\', '/')]?.push(
        typeof message === 'string' ? message : JSON.stringify(message),
      );
    }
    return said;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function assertSays(said, path, ...patterns) {
  assert.equal(said[path].length, patterns.length, `${path}: ${said[path].join(' | ')}`);
  patterns.forEach((pattern, index) => {
    assert.match(said[path][index], pattern);
  });
}

test('the domain reads no clock and no random numbers itself', () => {
  const said = lint({
    'packages/domain/src/a.ts': 'export const now = Date.now();\n',
    'packages/domain/src/b.ts': 'export const now = new Date();\n',
    'packages/domain/src/c.ts': 'export const id = Math.random();\n',
    'packages/domain/src/d.ts':
      '/** Never Date.now(). */\nexport const end = (start: Date) => new Date(start.getTime() + 1);\n',
    'packages/domain/src/e.test.ts': 'export const now = new Date();\n',
  });
  assertSays(said, 'packages/domain/src/a.ts', /clock port/);
  assertSays(said, 'packages/domain/src/b.ts', /clock port/);
  assertSays(said, 'packages/domain/src/c.ts', /ids port/);
  assertSays(said, 'packages/domain/src/d.ts');
  assertSays(said, 'packages/domain/src/e.test.ts');
});

test('the environment is read in configuration files alone', () => {
  const said = lint({
    'apps/server/src/a.ts': "export const accept = 'image/*';\nexport const port = process.env.PORT;\n",
    'apps/server/src/b.ts': 'export const port = globalThis.process.env.PORT;\n',
    'apps/server/src/c.ts': 'const { env: own } = process;\nexport { own };\n',
    'apps/server/src/d.ts': '// process.env is not read here\nexport const port = 1;\n',
    'apps/server/src/config.ts': 'export const port = process.env.PORT;\n',
    'apps/server/tests/start.test.ts': 'export const { env } = process;\n',
  });
  for (const name of ['a', 'b', 'c']) assertSays(said, `apps/server/src/${name}.ts`, /config\.ts alone/);
  for (const name of ['src/d.ts', 'src/config.ts', 'tests/start.test.ts'])
    assertSays(said, `apps/server/${name}`);
});

test('session locks are taken only on connections that bypass the pooler', () => {
  const take = (lock) => `export const take = (sql: typeof String.raw) => sql\`select ${lock}(1)\`;\n`;
  const said = lint({
    'packages/domain/src/a.ts': take('pg_try_advisory_lock'),
    'packages/domain/src/b.ts': take('pg_advisory_xact_lock'),
    'apps/server/src/seed.ts': take('pg_advisory_unlock'),
  });
  assertSays(said, 'packages/domain/src/a.ts', /database\.direct/);
  assertSays(said, 'packages/domain/src/b.ts');
  assertSays(said, 'apps/server/src/seed.ts');
});

test('no import climbs two folders, files are kebab-case and have at most 250 lines', () => {
  const lines = (count) =>
    Array.from({ length: count }, (_, index) => `export const a${index} = 1;\n`).join('');
  const said = lint({
    'packages/db/src/a/b/c.ts': "export * from '../../d.ts';\n",
    'packages/ui/src/TextField.tsx': 'export const a = 1;\n',
    'apps/student/src/routes/_student/tabs.$subjectId.tsx': 'export const a = 1;\n',
    'packages/ui/tests/a.test.ts': lines(251),
    'packages/ui/src/a.ts': lines(250),
  });
  assertSays(said, 'packages/db/src/a/b/c.ts', /#src/);
  assertSays(said, 'packages/ui/src/TextField.tsx', /kebab-case/);
  assertSays(said, 'apps/student/src/routes/_student/tabs.$subjectId.tsx');
  assertSays(said, 'packages/ui/tests/a.test.ts', /250/);
  assertSays(said, 'packages/ui/src/a.ts');
});

const find = (path, text) => checkFile({ path, text, brandName: 'Acme' });

test("the product's name is in one file only", () => {
  assert.deepEqual(
    find('apps/student/index.html', '<html>\n<title>ACME</title>').map(({ line }) => line),
    [2],
  );
  assert.match(find('packages/ui/src/a.ts', '// what Acme is')[0].message, /@repo\/contracts\/brand/);
  assert.deepEqual(find('packages/contracts/src/brand.ts', "export const brand = { name: 'Acme' };"), []);
  assert.deepEqual(find('README.md', 'Acme'), []);
});

test('a file name says what is in it', () => {
  for (const path of ['src/utils.ts', 'src/date-helpers.ts', 'src/misc/dates.ts', 'src/common.tsx']) {
    assert.match(find(`packages/ui/${path}`, '')[0].message, /name the thing/);
  }
  assert.deepEqual(find('packages/ui/src/commons-licence.ts', ''), []);
});
