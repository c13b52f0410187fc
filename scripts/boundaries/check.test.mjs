import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkFile } from './check-file.mjs';

const find = (path, text) => checkFile({ path, text, brandName: 'Acme' });

function assertBites(path, text, message, line = 1) {
  const problems = find(path, text);
  assert.equal(problems.length, 1, `${path}: ${text}\n${JSON.stringify(problems)}`);
  assert.match(problems[0].message, message);
  assert.equal(problems[0].line, line);
}

const assertPasses = (path, text) => assert.deepEqual(find(path, text), []);

test('the package graph holds in both directions, and the message names the right road', () => {
  assertBites(
    'packages/contracts/src/a.ts',
    "import { users } from '@repo/db/schema';",
    /contracts know zod alone/,
  );
  assertBites('packages/db/src/a.ts', "import { signUp } from '@repo/domain';", /verb in packages\/domain/);
  assertBites('packages/domain/src/a.ts', "import { router } from '@repo/api';", /as a port/);
  assertBites('packages/client/src/a.ts', "import { brand } from '@repo/ui/button';", /AppRouter/);
  assertBites('packages/ui/src/a.tsx', "import { limits } from '@repo/contracts/limits';", /as props/);
  assertBites('apps/student/src/a.ts', "import { openDatabase } from '@repo/db';", /through @repo\/client/);
  assertBites('apps/sandbox/src/a.ts', "import { brand } from '@repo/contracts/brand';", /public protocols/);
  assertBites('apps/e2e/tests/a.spec.ts', "import { users } from '@repo/db/schema';", /from outside/);
  assertPasses(
    'apps/server/src/a.ts',
    "import { signUp } from '@repo/domain';\nimport { limits } from '@repo/contracts/limits';",
  );
});

test('an import over several lines, a re-export and a dynamic import are imports too', () => {
  const lines = "import { z } from 'zod';\nimport {\n  users,\n  sessions,\n} from '@repo/db/schema';";
  assertBites('packages/contracts/src/a.ts', lines, /contracts know zod alone/, 2);
  assertBites('packages/ui/src/a.ts', "export * from '@repo/contracts/limits';", /as props/);
  assertBites('apps/admin/src/a.ts', "const load = () => import('@repo/domain');", /through @repo\/client/);
  assertBites('packages/ui/src/a.ts', "import '@repo/contracts/limits';", /as props/);
});

test('an app takes the AppRouter as a type only', () => {
  assertPasses('apps/student/src/a.ts', "import type { AppRouter } from '@repo/api';");
  assertBites('apps/student/src/a.ts', "import { appRouter } from '@repo/api';", /`import type` only/);
  assertBites('apps/student/src/a.ts', "import { type AppRouter } from '@repo/api';", /`import type` only/);
  assertBites('packages/contracts/src/a.ts', "import type { User } from '@repo/db';", /zod alone/);
});

test('contracts know zod alone, the domain and the api no web framework', () => {
  assertBites('packages/contracts/src/a.ts', "import { sql } from 'drizzle-orm';", /zod alone/);
  assertPasses(
    'packages/contracts/src/a.ts',
    "import { z } from 'zod';\nimport { limits } from './limits.ts';",
  );
  assertPasses('packages/contracts/src/a.test.ts', "import fc from 'fast-check';");
  assertBites('packages/api/src/a.ts', "import fastify from 'fastify';", /belongs in apps\/server/);
  assertBites('packages/api/src/a.ts', "import cors from '@fastify/cors';", /belongs in apps\/server/);
  assertBites('packages/domain/src/a.ts', "import { TRPCError } from '@trpc/server';", /knows no door/);
});

test('tests of a package may use what is named for them, its source may not', () => {
  assertPasses('apps/server/tests/a.test.ts', "import { createSandbox } from '@repo/sandbox';");
  assertBites(
    'apps/server/src/a.ts',
    "import { createSandbox } from '@repo/sandbox';",
    /through its configuration/,
  );
  assertBites('packages/contracts/src/a.test.ts', "import { users } from '@repo/db/schema';", /zod alone/);
});

test('the layers of an app look down only, and no feature into another', () => {
  const file = 'apps/student/src/features/dashboard/card.tsx';
  assertPasses(
    file,
    "import { user } from '#src/session/user.ts';\nimport { a } from '#src/features/dashboard/a.ts';",
  );
  assertBites(file, "import { Quiz } from '#src/features/chapter/quiz.tsx';", /no feature imports another/);
  assertBites(file, "import { Quiz } from '../chapter/quiz.tsx';", /no feature imports another/);
  assertBites(file, "import { Route } from '#src/routes/index.tsx';", /as props/);
  assertBites('apps/admin/src/session/a.ts', "import { x } from '#src/features/x.ts';", /move the part down/);
  assertBites(
    'apps/student/src/library/a.ts',
    "import { x } from '#src/features/x.ts';",
    /move the part down/,
  );
  assertPasses(
    'apps/student/src/routes/index.tsx',
    "import { Card } from '#src/features/dashboard/card.tsx';",
  );
  assertPasses('apps/student/src/main.tsx', "import { routeTree } from './routes/tree.ts';");
});

test('no import climbs two folders', () => {
  assertBites('packages/db/src/a/b/c.ts', "import { d } from '../../d.ts';", /#src/);
  assertPasses('packages/db/src/a/b/c.ts', "const folder = new URL('../../migrations', import.meta.url);");
});

test('the environment is read in configuration files alone', () => {
  assertBites('apps/server/src/main.ts', 'const port = process.env.PORT;', /config\.ts alone/);
  assertBites('packages/db/src/a.ts', 'const { env } = process;', /config\.ts alone/);
  assertPasses('apps/server/src/config.ts', 'const port = process.env.PORT;');
  assertPasses('apps/e2e/playwright.config.ts', 'const { env } = process;');
  assertPasses(
    'apps/server/tests/start.test.ts',
    'spawn(node, [main], { env: { ...process.env, PORT: 1 } });',
  );
  assertPasses('apps/server/src/main.ts', '// process.env is not read here\nstart();');
});

test('the domain has no clock and no dice of its own', () => {
  assertBites('packages/domain/src/a.ts', 'const now = Date.now();', /clock port/);
  assertBites('packages/domain/src/a.ts', 'const now = new Date();', /clock port/);
  assertBites('packages/domain/src/a.ts', 'const id = Math.random();', /ids port/);
  assertBites('packages/domain/src/a.ts', 'const key = process.env.KEY;', /config\.ts alone/);
  assertPasses('packages/domain/src/a.ts', 'const end = new Date(start.getTime() + 1);');
  assertPasses('packages/domain/src/a.test.ts', 'const now = new Date();');
  assertPasses('packages/domain/src/a.ts', '/** Never Date.now(): the clock is a port. */');
});

test("the product's name stands in one file", () => {
  assertBites('apps/student/index.html', '<html>\n<title>ACME</title>', /@repo\/contracts\/brand/, 2);
  assertBites('packages/ui/src/a.ts', '// what Acme is', /@repo\/contracts\/brand/);
  assertPasses('packages/contracts/src/brand.ts', "export const brand = { name: 'Acme' };");
});

test('a file name says what is in it', () => {
  for (const path of ['src/utils.ts', 'src/date-helpers.ts', 'src/misc/dates.ts', 'src/common.tsx']) {
    assertBites(`packages/ui/${path}`, '', /name the thing/);
  }
  assertPasses('packages/ui/src/commons-licence.ts', '');
});

test('file names are kebab-case, but for the routes', () => {
  assertBites('packages/ui/src/TextField.tsx', '', /kebab-case/);
  assertBites('packages/ui/src/text_field.tsx', '', /kebab-case/);
  assertPasses('packages/ui/src/text-field.test.tsx', '');
  assertPasses('apps/student/src/routes/_student/tabs.$subjectId.tsx', '');
  assertPasses('apps/student/src/routes/__root.tsx', '');
});

test('a source file has at most 250 lines; tests, seeds and what tools write may be longer', () => {
  const long = 'a();\n'.repeat(251);
  assertBites('packages/ui/src/a.ts', long, /more than 250 lines/, 251);
  assertPasses('packages/ui/src/a.ts', 'a();\n'.repeat(250));
  for (const path of ['ui/src/a.test.ts', 'db/src/seed/a.ts', 'ui/src/a.gen.ts', 'ui/tests/a.ts']) {
    assertPasses(`packages/${path}`, long);
  }
});

test('what is no code is left alone', () => {
  assertPasses('README.md', 'Acme, process.env, ../../');
  assertPasses('packages/content/library/misc/page.md', 'Acme');
});
