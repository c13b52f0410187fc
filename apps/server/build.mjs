import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const { version } = JSON.parse(await readFile('package.json', 'utf8'));

/**
 * Packages that can't be bundled, because they load files beside their own: compiled code, a database, pages.
 */
const keptOutside = [
  '@electric-sql/pglite',
  '@electric-sql/pglite-socket',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'sharp',
];

/** GIT_COMMIT is for builds without the repository, as in a container. */
function commitOf() {
  if (process.env.GIT_COMMIT) return process.env.GIT_COMMIT.slice(0, 12);
  try {
    const said = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.toString().trim();
  } catch {
    return 'unknown';
  }
}

const commonJsNames = [
  "import { createRequire as createBundleRequire } from 'node:module';",
  'const require = createBundleRequire(import.meta.url);',
  'const { filename: __filename, dirname: __dirname } = import.meta;',
].join('\n');

/**
 * node build.mjs [folder [subject …]]: builds the server. Tests use a separate folder, so that a running
 * server keeps its files, and only a few subjects, because they fill many databases.
 */
const [folder = 'dist', ...subjects] = process.argv.slice(2);

await rm(folder, { recursive: true, force: true });
await build({
  entryPoints: {
    main: 'src/main.ts',
    'password-worker': 'src/workers/password-worker.ts',
    'import-worker': 'src/workers/import-worker.ts',
    'pack-worker': 'src/workers/pack-worker.ts',
    'embedded-postgres': '../../packages/db/src/embedded/embedded-postgres.ts',
  },
  outdir: folder,
  bundle: true,
  platform: 'node',
  format: 'esm',
  // Dynamic imports become separate files.
  splitting: true,
  target: 'node20.19',
  sourcemap: true,
  sourcesContent: false,
  define: { BUILD_VERSION: JSON.stringify(version), BUILD_COMMIT: JSON.stringify(commitOf()) },
  // Bundle all packages: reading one file instead of hundreds halves the start time.
  external: keptOutside.flatMap((name) => [name, `${name}/*`]),
  // Variables that CommonJS packages expect in their own files.
  banner: { js: commonJsNames },
  logLevel: 'warning',
});

// A single character beyond ASCII, even in a comment, makes Node store all of a file's text with two bytes
// per character.
const beyondAscii = /[^\0-\x7f]/g;
const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
for (const name of (await readdir(folder, { recursive: true })).filter((each) => each.endsWith('.js'))) {
  const text = await readFile(join(folder, name), 'utf8');
  await writeFile(join(folder, name), text.replace(beyondAscii, escaped));
}

// Packages that deploy/release.mjs has to ship beside the bundle.
await writeFile(`${folder}/externals.json`, `${JSON.stringify({ externals: keptOutside })}\n`);
await cp('../../packages/db/migrations', `${folder}/migrations`, { recursive: true });
for (const part of subjects.length > 0 ? subjects : ['.'])
  await cp(join('../../packages/content/library', part), join(folder, 'library', part), { recursive: true });
// In the copy the words of memes are outlines: docs/decisions/0035-type-of-memes.md
const outlining = '../../packages/content/src/outlines/main.ts';
execFileSync(process.execPath, ['--import', 'tsx', outlining, `${folder}/library`], { stdio: 'inherit' });

// The demo accounts for the start command, from the one place that defines them.
const { outputFiles } = await build({
  entryPoints: ['../../packages/db/src/seed/demo-accounts.ts'],
  bundle: true,
  format: 'esm',
  write: false,
});
const source = outputFiles[0]?.text ?? '';
const { demoAccounts } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
await mkdir(folder, { recursive: true });
await writeFile(`${folder}/demo-accounts.json`, `${JSON.stringify(demoAccounts, null, 2)}\n`);
