import { build } from 'esbuild';

const [folder = 'dist'] = process.argv.slice(2);

await build({
  entryPoints: ['src/main.ts'],
  outfile: `${folder}/main.js`,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  sourcemap: true,
  logLevel: 'warning',
});
