import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

const { dependencies, version } = JSON.parse(await readFile('package.json', 'utf8'));
/** '@scope/name/sub/path' belongs to '@scope/name'. */
const packageOf = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

/** Our own packages are bundled as source; everything else stays a dependency that node resolves. */
const externalPackages = {
  name: 'external-packages',
  setup(builder) {
    builder.onResolve({ filter: /^[^.#/]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@repo/')) return undefined;
      if (!path.startsWith('node:') && !(packageOf(path) in dependencies))
        return {
          errors: [{ text: `list ${packageOf(path)} in apps/server/package.json: the bundle needs it` }],
        };
      return { path, external: true };
    });
  },
};

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

/** node build.mjs [folder]: the tests build into one of their own, so that a running server keeps its files. */
const folder = process.argv[2] ?? 'dist';

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
  target: 'node20.19',
  sourcemap: true,
  define: { BUILD_VERSION: JSON.stringify(version), BUILD_COMMIT: JSON.stringify(commitOf()) },
  logLevel: 'warning',
  plugins: [externalPackages],
});

await cp('../../packages/db/migrations', `${folder}/migrations`, { recursive: true });
await cp('../../packages/content/library', `${folder}/library`, { recursive: true });

// What the start command prints: the accounts of the demo, from the one place that defines them.
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
