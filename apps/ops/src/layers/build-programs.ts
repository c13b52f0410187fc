import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Variables that CommonJS packages expect in their own files, as in the product's bundle. */
const commonJsNames = [
  "import { createRequire as createBundleRequire } from 'node:module';",
  'const require = createBundleRequire(import.meta.url);',
  'const { filename: __filename, dirname: __dirname } = import.meta;',
].join('\n');

/**
 * Bundles the server of the steps like the product, with all packages, and the probe next to it.
 * @returns the bundles' paths
 */
export async function buildPrograms(): Promise<{ server: string; probe: string }> {
  const outdir = pathOf('../../dist/layers');
  await build({
    entryPoints: { server: pathOf('./program/main.ts'), probe: pathOf('./program/cpu-probe.ts') },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    banner: { js: commonJsNames },
    logLevel: 'warning',
  });
  return { server: `${outdir}/server.mjs`, probe: `${outdir}/probe.mjs` };
}
